### Calamandara: what cards and symbols do, in our own words. A sentence or two for /card, and behind it, with "-brief", what is
### drawn on the card: at most three lines of 24 characters. What the arguments mean is said at the top of calamandara.ftl.

## The line above the text. type: hope or fear · counter: its change · count: copies · windows, boards: lists

calamandara-card-event = Evento Dogmático: { $type } · { $counter ->
    [-2] Contador de Dogma baja 2
    [-1] Contador de Dogma baja 1
    [0] Contador de Dogma sin cambio
   *[other] Contador de Dogma sube { $counter }
}
calamandara-card-memory = Carta de Recuerdo · { $count } en el juego · se juega: { $windows }
calamandara-card-symbol = Símbolo Dogmático · se inserta en: { $boards }
calamandara-card-ours = Texto de Taverna, no de la editorial
calamandara-card-symbol_card = Carta de Símbolos · { $count } en cada mazo. En la Fase 1 adquieres ambos símbolos.

## Symbols

calamandara-symbol-footprint = Las fichas se paran y caminan sobre ella. Se inserta en tu tablero individual o en el central, donde sirve a todas las fichas. La Huella bajo una ficha no se toca.
calamandara-symbol-footprint-brief = Las fichas caminan sobre ella
calamandara-symbol-mountain = Bloquea una casilla. Se inserta en el tablero individual de otro viajero o en el central, una vez por turno, nunca en una fila con Torre; como máximo 4 en cada tablero individual y 6 en el central. Una Cueva la excava.
calamandara-symbol-mountain-brief = Bloquea una casilla de otro tablero o del central
calamandara-symbol-wing = La ficha que está en su fila puede saltar: dos casillas en línea recta, haya lo que haya en medio, una vez por Fase 3. El Ala no se gasta.
calamandara-symbol-wing-brief = Salto de dos casillas desde su fila
calamandara-symbol-cave = La ficha que está a su lado puede ir por un túnel a cualquier casilla junto a esa Cueva o a otra del mismo tablero. Junto a ella se adquieren Cartas de Recuerdo. Desde la Reserva excava una Montaña.
calamandara-symbol-cave-brief = Túneles y Recuerdos; excava Montañas
calamandara-symbol-tower = Defiende la ficha y los demás símbolos de su fila contra los demás y contra los efectos obligatorios de Eventos. No se defiende a sí misma; otra Torre en la fila sí. En su fila no se puede insertar ninguna Montaña.
calamandara-symbol-tower-brief = Defiende la ficha y los símbolos de su fila

## Memory Cards

calamandara-memory-guardia_de_mourna = Al comenzar el turno de otro viajero, o antes de su Fase 1: no puede realizar la Fase 1 este turno. Aún puede revelar Cartas de Evento.
calamandara-memory-guardia_de_mourna-brief = El viajero activo se queda sin Fase 1
calamandara-memory-terras_nomades = En tu Fase 2: adquiere los dos símbolos de la Carta de Símbolos superior del mazo de otro viajero; la carta va al descarte de ese mazo. No vale con un mazo que tiene encima una Carta de Evento.
calamandara-memory-terras_nomades-brief = Adquiere la carta superior de otro mazo
calamandara-memory-erronia_do_silencio = Al comenzar el turno de otro viajero, después de una Carta de Evento que revela, o antes de su Fase 1: su turno termina. Un Evento ya revelado se lleva a cabo. Nadie puede sufrirla en dos turnos suyos seguidos.
calamandara-memory-erronia_do_silencio-brief = Termina el turno del viajero activo
calamandara-memory-pinturas_submersas = Al comenzar cualquier turno, o en tu Fase 2: elige izquierda o derecha. La carta superior de cada mazo de Símbolos pasa encima del mazo siguiente en esa dirección, también las de Evento, sin revelarlas.
calamandara-memory-pinturas_submersas-brief = La carta superior de cada mazo pasa a un lado
calamandara-memory-maos_de_barro = Al revelarse un Evento: sus efectos no te alcanzan a ti, ni a tu ficha, tu Reserva, tu mano o tu tablero individual. El contador cambia igualmente.
calamandara-memory-maos_de_barro-brief = Los efectos de este Evento no te alcanzan
calamandara-memory-muralha_de_vento = Al revelarse un Evento, o al comenzar el turno de otro viajero: hasta el fin de este turno nadie más puede insertar, sustituir, mover, cambiar de lugar o descartar símbolos en tu tablero individual. No impide lo que un Evento te obliga a hacer en él a ti.
calamandara-memory-muralha_de_vento-brief = Nadie más cambia tu tablero este turno
calamandara-memory-veu_do_regente = Al revelarse un Evento, o al comenzar el turno de otro viajero: elige un viajero, que no puede adquirir Cartas de Recuerdo hasta el fin de este turno.
calamandara-memory-veu_do_regente-brief = Un viajero no adquiere Recuerdos este turno
calamandara-memory-passos_emprestados = En tu Fase 3: 1 paso más en esta fase, pero no un salto más.
calamandara-memory-passos_emprestados-brief = 1 paso más en esta fase
calamandara-memory-sopro_de_uradova = En tu Fase 2: descarta 1 símbolo del tablero individual de otro viajero a su Depósito, que no esté bajo su ficha ni defendido por una Torre.
calamandara-memory-sopro_de_uradova-brief = Descarta 1 símbolo de otro tablero
calamandara-memory-raiz_na_pedra = En tu Fase 2: descarta 1 Montaña de tu tablero individual o del central a tu Depósito. No cuenta como inserción.
calamandara-memory-raiz_na_pedra-brief = Descarta 1 Montaña tuya o del tablero central
calamandara-memory-pagina_rasgada = En tu Fase 2: recupera hasta 3 símbolos de tu Depósito y ponlos en tu Reserva.
calamandara-memory-pagina_rasgada-brief = Recupera hasta 3 símbolos de tu Depósito
calamandara-memory-troca_de_sombras = En tu Fase 2: cambia de lugar 2 símbolos de tipos distintos de un mismo tablero individual, ninguno bajo una ficha. En el tablero de otro viajero, ninguno puede estar defendido por una Torre.
calamandara-memory-troca_de_sombras-brief = Cambia de lugar 2 símbolos de un tablero individual

## Hope

calamandara-event-o_grito_da_caverna = Cada viajero puede sustituir 1 Montaña de su tablero individual por un Ala o una Cueva de la Fuente. La Montaña va a su Depósito.
calamandara-event-o_grito_da_caverna-brief = Pueden sustituir 1 Montaña por Ala o Cueva
calamandara-event-alvorada = Cada viajero adquiere 1 Huella.
calamandara-event-alvorada-brief = Todos adquieren 1 Huella
calamandara-event-semente_de_luz = Cada viajero adquiere 1 símbolo a su elección.
calamandara-event-semente_de_luz-brief = Todos adquieren 1 símbolo a elección
calamandara-event-trilha_antiga = Cada viajero puede insertar 1 Huella de la Fuente en su tablero individual.
calamandara-event-trilha_antiga-brief = Pueden insertar 1 Huella en su tablero
calamandara-event-companheiros_de_estrada = Cada viajero en el Punto Inicial o en las filas 1 y 2 adquiere 2 Huellas.
calamandara-event-companheiros_de_estrada-brief = Del inicio a la fila 2: adquieren 2 Huellas
calamandara-event-pausa_do_dogma = El contador no baja. Quien revela la carta adquiere 1 símbolo a su elección.
calamandara-event-pausa_do_dogma-brief = Contador igual. Quien revela: 1 símbolo a elección
calamandara-event-folego = En vez de bajar, el contador sube 1 punto. No ocurre nada más.
calamandara-event-folego-brief = El contador sube 1 punto
calamandara-event-memoria_viva = Cada viajero adquiere 1 Carta de Recuerdo.
calamandara-event-memoria_viva-brief = Todos adquieren 1 Recuerdo
calamandara-event-pagina_encontrada = Quien tiene menos Cartas de Recuerdo en la mano adquiere 1 Carta de Recuerdo; en caso de empate, todos los empatados.
calamandara-event-pagina_encontrada-brief = Menos Recuerdos en la mano: adquiere 1
calamandara-event-torre_de_vigia = Cada viajero puede insertar 1 Torre de la Fuente en su tablero individual.
calamandara-event-torre_de_vigia-brief = Pueden insertar 1 Torre en su tablero
calamandara-event-vento_favoravel = Cada viajero puede mover su ficha 1 paso.
calamandara-event-vento_favoravel-brief = Todos pueden caminar 1 paso
calamandara-event-asas_de_papel = Cada viajero puede insertar 1 Ala de la Fuente en su tablero individual.
calamandara-event-asas_de_papel-brief = Pueden insertar 1 Ala en su tablero
calamandara-event-agua_limpa = Cada viajero recupera 2 símbolos a su elección del Depósito a su Reserva, o los que haya.
calamandara-event-agua_limpa-brief = Todos recuperan 2 símbolos del Depósito
calamandara-event-reencontro = Cada viajero puede cambiar de lugar 2 símbolos distintos de su tablero individual, salvo la Huella bajo su ficha.
calamandara-event-reencontro-brief = Pueden cambiar de lugar 2 símbolos propios
calamandara-event-ponte_de_vime = Cada viajero puede insertar 1 Huella de su Reserva en el tablero central.
calamandara-event-ponte_de_vime-brief = Pueden insertar 1 Huella de la Reserva en el tablero central
calamandara-event-caminho_reto = Cada viajero puede mover 1 Huella de su tablero individual a una casilla vacía del mismo, salvo la que está bajo su ficha.
calamandara-event-caminho_reto-brief = Pueden mover 1 Huella de su tablero
calamandara-event-montanha_que_cede = Cada viajero puede descartar 1 Montaña de su tablero individual.
calamandara-event-montanha_que_cede-brief = Pueden descartar 1 Montaña de su tablero
calamandara-event-fogueira = Cada viajero con 2 símbolos o menos en su Reserva adquiere 2 símbolos a su elección.
calamandara-event-fogueira-brief = 2 o menos en la Reserva: adquieren 2 símbolos
calamandara-event-cancao_de_ninar = En vez de bajar, el contador sube 1 punto. Quien revela la carta adquiere 1 Carta de Recuerdo.
calamandara-event-cancao_de_ninar-brief = Contador +1. Quien revela: 1 Recuerdo
calamandara-event-olho_dagua = Cada viajero con 3 símbolos o más en su Depósito recupera 3 de ellos y los pone en su Reserva.
calamandara-event-olho_dagua-brief = 3 o más en el Depósito: recuperan 3
calamandara-event-mao_amiga = Quien va más atrás en el camino puede mover su ficha hasta 2 pasos; en caso de empate, todos los empatados.
calamandara-event-mao_amiga-brief = Quien va más atrás puede caminar hasta 2 pasos
calamandara-event-as_tecelas = Cada viajero puede sustituir 1 Montaña, Ala, Cueva o Torre de su tablero individual por cualquier símbolo de su Reserva. El símbolo antiguo va a su Depósito.
calamandara-event-as_tecelas-brief = Pueden sustituir 1 símbolo por 1 de la Reserva
calamandara-event-a_malha_se_abre = En vez de bajar, el contador sube 2 puntos. No ocurre nada más.
calamandara-event-a_malha_se_abre-brief = El contador sube 2 puntos
calamandara-event-luz_na_torre = Cada viajero con una Torre en su tablero individual adquiere 1 símbolo a su elección y recupera 1 símbolo de su Depósito.
calamandara-event-luz_na_torre-brief = Con Torre: adquieren 1 símbolo y recuperan 1
calamandara-event-eco_do_porvir = El contador no baja. Cada viajero puede adquirir 1 Carta de Recuerdo y luego descartar 1 de la mano. El límite de la mano cuenta después de ambas cosas.
calamandara-event-eco_do_porvir-brief = Contador igual. Pueden adquirir y descartar 1 Recuerdo
calamandara-event-colheita = Cada viajero adquiere 1 Huella y 1 Cueva.
calamandara-event-colheita-brief = Todos adquieren 1 Huella y 1 Cueva
calamandara-event-atalho = Cada viajero con un Ala o una Cueva en su tablero individual puede mover su ficha hasta 2 pasos.
calamandara-event-atalho-brief = Con Ala o Cueva: pueden caminar hasta 2 pasos

## Fear

calamandara-event-um_ar_estranho = Cada viajero descarta 2 Huellas de su tablero individual, salvo la que está bajo su ficha. Lo que falte sale de su Reserva. Si aun así no llega a 2, descarta la Huella bajo su ficha y vuelve al Punto Inicial.
calamandara-event-um_ar_estranho-brief = Todos descartan 2 Huellas; si faltan, vuelven al inicio
calamandara-event-mare_de_cinzas = Cada viajero descarta 1 Ala, Cueva o Torre de su tablero individual.
calamandara-event-mare_de_cinzas-brief = Todos descartan 1 Ala, Cueva o Torre
calamandara-event-o_regente_desperta = El contador baja 2 puntos. Quien va más adelante en el camino retrocede 1; en caso de empate, todos los empatados. En el Punto Inicial nadie retrocede.
calamandara-event-o_regente_desperta-brief = Contador −2. Quien va más adelante retrocede 1
calamandara-event-torres_rachadas = Cada viajero con una Torre en su tablero individual descarta de él 1 Torre.
calamandara-event-torres_rachadas-brief = Con Torre: descartan 1 Torre
calamandara-event-asas_partidas = Cada viajero con un Ala en su tablero individual descarta de él 1 Ala.
calamandara-event-asas_partidas-brief = Con Ala: descartan 1 Ala
calamandara-event-cavernas_inundadas = Cada viajero con una Cueva en su tablero individual sustituye 1 Cueva por una Montaña de la Fuente. La Cueva va a su Depósito.
calamandara-event-cavernas_inundadas-brief = Con Cueva: 1 se vuelve Montaña
calamandara-event-fome_da_terra = Cada viajero con 3 símbolos o más en su Reserva descarta 2 de ellos.
calamandara-event-fome_da_terra-brief = 3 o más en la Reserva: descartan 2
calamandara-event-esquecimento = Cada viajero con alguna Carta de Recuerdo en la mano descarta 1.
calamandara-event-esquecimento-brief = Con Recuerdos en la mano: descartan 1
calamandara-event-chao_movedico = Cada viajero en la fila 2 o más adelante retrocede 1.
calamandara-event-chao_movedico-brief = Desde la fila 2: retroceden 1
calamandara-event-montanhas_do_desterro = Cada viajero inserta 1 Montaña de la Fuente en el tablero individual del viajero a su izquierda.
calamandara-event-montanhas_do_desterro-brief = Insertan 1 Montaña en el tablero a su izquierda
calamandara-event-neblina_de_mourna = Cada viajero con la ficha en el tablero central retrocede 1.
calamandara-event-neblina_de_mourna-brief = En el tablero central: retroceden 1
calamandara-event-vozes_sem_boca = Cada viajero elige: descartar 1 Carta de Recuerdo de la mano o 2 símbolos de su Reserva.
calamandara-event-vozes_sem_boca-brief = Descartan 1 Recuerdo o 2 de la Reserva
calamandara-event-sede_do_dogma = Quien revela la carta no puede realizar la Fase 1 este turno. Cada uno de los demás viajeros descarta 1 símbolo de su Reserva.
calamandara-event-sede_do_dogma-brief = Quien revela: sin Fase 1. Los demás: −1 símbolo
calamandara-event-ponte_quebrada = Quien revela la carta descarta 1 Huella a su elección del tablero central, nunca una con una ficha encima.
calamandara-event-ponte_quebrada-brief = Quien revela descarta 1 Huella del tablero central
calamandara-event-desabamento = Cada viajero con 6 símbolos o más en su tablero individual, del tipo que sean, descarta 2 de ellos, salvo Montañas.
calamandara-event-desabamento-brief = 6 o más en su tablero: descartan 2, salvo Montañas
calamandara-event-luto_de_eiro = Quien tiene más Cartas de Recuerdo en la mano descarta 1; en caso de empate, todos los empatados. Si nadie tiene ninguna, no ocurre nada.
calamandara-event-luto_de_eiro-brief = Más Recuerdos en la mano: descarta 1
calamandara-event-noite_sem_estrelas = Cada viajero con 4 símbolos o más en su Reserva descarta hasta quedarse con 3.
calamandara-event-noite_sem_estrelas-brief = 4 o más en la Reserva: se quedan con 3
calamandara-event-chuva_de_cascalho = El tablero entero: cada viajero descarta 1 Huella de su tablero individual; después, quien revela la carta descarta 1 del tablero central, nunca una con una ficha encima.
calamandara-event-chuva_de_cascalho-brief = Todos descartan 1 Huella; quien revela, 1 más del central
calamandara-event-cansaco = Cada viajero solo puede caminar 1 paso en su próxima Fase 3. Para quien revela la carta, es la de este turno.
calamandara-event-cansaco-brief = Próxima Fase 3: solo 1 paso
calamandara-event-maos_atadas = Cada viajero solo puede hacer 1 inserción en su próxima Fase 2. Para quien revela la carta, es la de este turno.
calamandara-event-maos_atadas-brief = Próxima Fase 2: solo 1 inserción
calamandara-event-chamado_do_inicio = Cada viajero con la ficha en la fila 1 o 2 de su tablero individual vuelve al Punto Inicial.
calamandara-event-chamado_do_inicio-brief = En la fila 1 o 2: vuelven al Punto Inicial
calamandara-event-passos_trocados = Cada viajero mueve 1 Huella del tablero individual del viajero a su izquierda a una casilla vacía del mismo tablero.
calamandara-event-passos_trocados-brief = Mueven 1 Huella del tablero a su izquierda
calamandara-event-eclipse_do_dogma = El contador baja 2 puntos. Cada viajero descarta 1 símbolo de su Reserva.
calamandara-event-eclipse_do_dogma-brief = Contador −2. Todos descartan 1 símbolo
