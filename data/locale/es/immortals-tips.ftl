### Immortals: a tip for each question, read once by somebody to whom the question is new: what it decides, what people
### look at, what can't be taken back. True in every position, so without arguments.

## The first round: placing armies, and the tower

immortals-tip-home = Un grupo grande puede extenderse a las regiones adyacentes desde la primera ronda, ya que solo un ejército tiene que quedarse. Los demás van donde tus cartas lo permitan: guarda uno capaz de resistir solo.
immortals-tip-draft = Mientras tengas grupos, busca una región junto a las tuyas, en un área donde puedas tener tres: 2 puntos por ronda. Su carta de región sirve cada ronda; si ya tiene dueño, solo te quedas con la de conflicto, para un uso.
immortals-tip-place-cell = La mejor es la que está junto a tus regiones y cuya carta aún no tiene dueño: así te quedas con esa carta y puedes planificar con ella cada ronda.
immortals-tip-place-group = Los grupos grandes van cerca de los rivales y donde quieras atacar; en los bordes basta uno pequeño. Un solo ejército solo mantiene su región: para atacar o mover hace falta otro más, que se queda.
immortals-tip-limbos = En cada ronda posterior vuelve gratis un ejército por cada 3 completos en un limbo: cuenta de tres en tres. Solo vuelven a regiones que ocupas en ese reino.

## A round: reinforcement and planning

immortals-tip-draw = Es gratis y no hay límite de mano, así que casi todos roban. Cada carta de conflicto es una acción más, a menudo una sorpresa: si muestra el objetivo, los habitantes luchan por ti.
immortals-tip-reinforce = Un ejército en el limbo no mantiene nada, y casi todos envían los que pueden. Mira primero los que están solos junto a un rival, los templos y capitales, y las áreas en las que tienes solo tres regiones.
immortals-tip-plan = Empieza por lo que quieres (un templo, una transición, un ataque) y pon en las dos extracciones una región rica en oro y otra en energía para pagarlo. En el resto, las cartas en blanco ocultan tu plan; cuando todos terminan, ya no se cambia.

## A turn of the actions

immortals-tip-turn = Casi todos extraen primero, porque paga lo demás, y atacan tarde, cuando pocos pueden responder. Pero no esperes con una región que te pueden quitar; y si pasas, no haces nada más en la ronda.
immortals-tip-compensation = Mira qué cuesta tu próxima acción: una transición pide más energía, mover pide oro, y construir casi siempre ambos.
immortals-tip-realm = Para extraer, elige el reino con el número mayor: lo que en uno es oro en el otro es energía. Para las demás acciones, el reino en el que quieres quedarte; el precio de construir es el de tu tribu de ese reino.
immortals-tip-region = Elige donde más ayude ahora: una región al alcance de un rival, o una que sostiene un área. El comodín se descarta después; no lo gastes donde basta una carta de región tuya.
immortals-tip-deed = Antes de pagar, cuenta lo que cuesta el resto de tu plan. Renunciar cuesta poco: recibes 1 de oro o 1 de energía, y la carta vuelve a tu mano, incluso una de conflicto.
immortals-tip-piece = Un templo (1 punto) y una capital (2) dan 1 más en cada puntuación a quien ocupe la región: construye pronto y donde vayas a quedarte. Un portal da 1 punto una sola vez y abre la gemela a todo el que esté en él.
immortals-tip-move-target = En el centro tranquilo de tus tierras los ejércitos no hacen nada: llévalos a una frontera, donde ahora defienden y luego atacan. Junto a una región vacía hay sitio para crecer.
immortals-tip-move-armies = Una región puntúa lo mismo con un ejército que con diez. Deja uno donde no llega ningún rival, dos o más donde llega alguno, y envía el resto.

## Attacks

immortals-tip-attack-origin = Los ejércitos que atacan no vuelven aquí: acaban en la región conquistada, en un limbo o en la torre. Ataca desde una región que puedan mantener los que se quedan, o a la que nadie llegue.
immortals-tip-attack-target = La vacía es la más fácil: si los habitantes no luchan contra ti, basta que caiga un ejército de la torre. Contra un jugador busca pocos ejércitos, un templo o capital, o un área que deje de puntuar; además ganas su carta de región.
immortals-tip-attack-armies = De cada tres o cuatro cubos lanzados se atasca uno, y pueden soltarse antiguos de ambos bandos. Lleva bastantes más de los que hay en la defensa, con los habitantes que luchen por ella; los que no lleves mantienen esta región.
immortals-tip-attack-stance = Contra un jugador, los habitantes de tu bando cuentan como ejércitos tuyos y se pierden antes que ellos. En una región vacía basta 1 ejército tuyo, si no luchan en tu contra.

## Magic

immortals-tip-magic-limbo = Mira el reino, no solo el número: los ejércitos solo van a regiones que ocupas allí. Si el limbo tiene menos de los que trae la carta, pagas lo mismo.
immortals-tip-magic-armies = Juntos en una región pueden atacar en esta misma ronda; repartidos, salvan varias que tienen un solo ejército. Solo van donde ya estás.
immortals-tip-magic-temple = Da 1 punto ahora y 1 en cada puntuación a quien ocupe la región: elige una con varios ejércitos o lejos de los rivales. Después ya no puede convertirse en capital.
immortals-tip-magic-seize = Cuenta antes de elegir: necesitas allí más ejércitos que el dueño de la carta en la gemela, o pagas por nada. Una carta sin dueño es tuya seguro; si su dueño planificó con ella, además pierde esa acción.
