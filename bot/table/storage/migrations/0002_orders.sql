CREATE TABLE orders (  -- windows in which a seat is not asked: the question's default is given for it
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, name)
);
