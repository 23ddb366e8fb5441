### Comandos de mudanças de ideia e de lugares (veja commands.ftl).

commands-table-rewind = voltar
commands-table-rewind-about = Voltar a um turno anterior, se todos concordarem; ou definir quem decide isso
commands-table-rewind-turn-about = O turno ao qual voltar; digite para procurar (padrão: uma lista para escolher)
commands-table-rewind-by-about = Quem decide a partir de agora (para o anfitrião)
commands-table-offer = oferecer
commands-table-offer-about = Oferecer o seu lugar a alguém, ou um lugar livre
commands-table-offer-player-about = A quem oferecer
commands-table-offer-seat-about = O seu lugar ou um que ficou livre (padrão: o seu)
commands-table-leave-until-about = De vez, ou o computador joga até você voltar (padrão: de vez)

commands-option-turn = turno
commands-option-by = por
commands-option-seat = lugar
commands-option-until = ate

commands-choice-all = Todos juntos
commands-choice-host = Só o anfitrião
commands-choice-own = O meu lugar
commands-choice-free = Um lugar livre
commands-choice-good = De vez
commands-choice-back = Até eu voltar
