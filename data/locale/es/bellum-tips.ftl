### Bellum Magica: a tip for each question, read once by somebody to whom the question is new: what it decides, what
### people look at, what can't be taken back. True in every position, so without arguments.

bellum-tip-castle = Te dura toda la partida, y los cinco dan lo mismo en total: solo cambian las filas. Un ladrón no roba a nadie si no hay espadas en su misma fila, así que mira dónde coinciden.
bellum-tip-goblin = Un goblin ya no se mueve. Casi todos ponen al menos uno a la izquierda, en números donde el castillo no da alimento: el alimento trae criaturas que pronto hacen más que cualquier goblin.
bellum-tip-reroll = Otra tirada cambia el día a todos: mira también qué da la fila de hoy a quien va ganando. El hechizo vuelve al anochecer; el barril se pierde, así que guárdalo para una fila mala de verdad.
bellum-tip-attack = Hay un ataque al día, y un lugar saqueado desaparece para los demás, salvo la Taberna. Los cofres ganan la partida: toma los más valiosos, mejor si son de un rival, pero no llegues a 10 mientras alguien parezca más rico, porque ahí se acaba.
bellum-tip-rob = Primero los dorados (6 a 8 de oro), luego los de metal (3 a 5) y los de madera (1 a 3). La víctima gana un solo escudo por muchos que te lleves: toma todos, salvo que tu décimo cofre termine la partida con alguien más rico.
bellum-tip-recruit = Compara las filas, no los dibujos: las espadas solo ganan si hay varias en el mismo número; el alimento rinde más repartido. Una supermalvada hace más o menos lo que tres malvadas.
bellum-tip-pay = Los glifos son más raros que los alimentos, y casi todos prefieren guardarlos. Pero cuenta lo que sobra: 2 alimentos pagan una criatura malvada, hoy o mañana.
bellum-tip-side = Nunca cambia de lado. Al principio, el alimento a la izquierda paga más criaturas; cuando hay aldeas y ciudades a la vista, son las espadas y los ladrones a la derecha los que traen cofres.
