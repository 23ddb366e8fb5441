### Dwar7s Fall: a tip for each question, for somebody who meets it for the first time: what it decides, what players look at,
### what can't be taken back. At most two sentences, true in every position.

## Tasks

dwar7s-tip-task = Nadie puede estorbar una tarea que completas en un solo turno, como 2 enanos en una mina; uno solo espera toda la ronda al alcance de los ogros. Construye pronto tu Castillo: se amortiza en acciones extra.
dwar7s-tip-build-cell = Tu reino crece desde tu Castillo: las cartas con valor positivo van en sus lados abiertos. Los monstruos (−3) van en el reino de un rival: un Dragón de Fuego detiene sus minas; un Gigante de Hielo, la acción extra.
dwar7s-tip-build-rotation = Deja abierto el lado de lo que debe entrar en tu reino, y con muralla el de lo que no. Una sola muralla en un borde lo cierra para todos, también para ti, y una carta construida ya no se gira.
dwar7s-tip-place-cell = Elige una tarea que puedas completar en este turno: casi todas piden 2 enanos; la Mina de Rubíes y el Almacén, 3; un monstruo, 5. La carta de un rival te rinde igual que la tuya.
dwar7s-tip-move-from = Mover gasta una acción, como colocar; sirve para un enano que no ayuda donde está: uno que sobra, o uno con la tarea bloqueada. No toques los que ya completan una tarea.
dwar7s-tip-move-to = Ve adonde el enano completa una tarea, o a una carta más cerca de ella. Cada carta más gasta otra acción y necesita un espacio libre.

## Ogre cards

dwar7s-tip-brute-cell = Busca una carta donde tu enano complete una tarea, o donde el rival te bloquee una, como en un monstruo. El enano enemigo acaba donde está el tuyo: ten pensado un lugar que no ayude a su dueño.
dwar7s-tip-brute-whose = Solo se va este enano; los demás se quedan. Quítaselo a quien está más cerca de completar la tarea de aquí, o a quien va en cabeza.
dwar7s-tip-brute-own = El enano enemigo viene adonde está este: comprueba que allí no le completa nada a su dueño. Con esta elección la carta está gastada, y no hay vuelta atrás.
dwar7s-tip-ambush-cell = Cada enano de un rival que se va es una acción perdida, y cada uno tuyo también. Lo mejor es una carta donde a un rival le falta un solo enano, como 4 en un monstruo; una vez hecho, no hay vuelta atrás.
dwar7s-tip-confiscate = Quítaselas a quien tenga más: puedes jugarlas al momento, y todos ven cuántas son. También frena a un Ogro disfrazado, el objetivo secreto de las 5 cartas de ogro.
dwar7s-tip-scare-cell = Asusta a un enano que un rival necesita para su próxima tarea, o al que te bloquea en un monstruo. Solo se aleja 1 o 2 cartas: lo que ganas es, casi siempre, un turno.
dwar7s-tip-scare-whose = Solo huye este enano. Elige el de quien solo necesita uno más aquí, o el de quien tiene más objetivos.
dwar7s-tip-scare-to = Dos pasos son mejor que uno: la vuelta le cuesta más acciones a su dueño. Comprueba que donde acaba no le completa una tarea; esto no tiene vuelta atrás.
dwar7s-tip-thief = Quítasela a quien tenga más gemas, sobre todo si tres de sus enanos están cerca de un Almacén. Qué gema sale es azar, y no hay vuelta atrás.

## Resolution and discard

dwar7s-tip-resolve = El orden importa cuando una tarea ayuda a otra: derrota a un Dragón de Fuego antes de usar las minas de su reino, y saca gemas antes de pagar en el Almacén. Todas se resuelven en cualquier caso.
dwar7s-tip-trade = Un objetivo vale de 4 a 6 PV más que las gemas que cuesta, y un rival puede adelantarse. Pero tu tercero hace de esta ronda la última: comprueba que vas en cabeza.
dwar7s-tip-dig = La carta de debajo aparece al momento, con sus murallas y PV: saca una que abra o enriquezca tu reino, o entierra una del reino de un rival. Si ningún cambio te ayuda, no caves.
dwar7s-tip-moment = Esperar oculta lo que buscas, pero una condición puede dejar de cumplirse: se roban gemas, las murallas cortan un reino. Una vez revelado, el objetivo es tuyo para siempre y cuenta para los 3 que acaban la partida.
dwar7s-tip-discard = Guarda las gemas que pide un objetivo abierto y descarta lo que te sobra: las gemas vuelven a las pilas, al alcance de todos. Todos lo ven, y no hay vuelta atrás.
