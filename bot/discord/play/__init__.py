"""Playing: one's hand, answers by text, standing orders, the cards."""
