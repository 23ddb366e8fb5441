### Kemet: Blood and Sand: words in its pictures and in their descriptions.

kemet-picture-river = NILE
kemet-picture-letter-ruby = R
kemet-picture-letter-sapphire = S
kemet-picture-letter-diamond = D
kemet-picture-letter-onyx = O
kemet-picture-count-fame = fame, 9 to win
kemet-picture-count-prayers = prayer points (PP)
kemet-picture-count-tokens = action tokens to play
kemet-picture-count-permanent = permanent fame
kemet-picture-count-temporary = temporary fame
kemet-picture-count-battle = battle cards
kemet-picture-count-divine = DI cards
kemet-picture-count-veterans = veterans
kemet-picture-count-supply = units in supply
kemet-picture-count-tiles = power tiles
kemet-picture-day = Kemet · day { $day }
kemet-picture-night = Kemet · night { $day }
kemet-picture-now-turn = { $left ->
    [0] { $seat }'s turn · no action tokens left
    [one] { $seat }'s turn · { $left } action token left
   *[other] { $seat }'s turn · { $left } action tokens left
}
kemet-picture-now-march = { $seat } moves a troop, now in { $zone }
kemet-picture-now-won = { $zone }: { $seat } has won the battle
kemet-picture-now-battle = { $zone }: { $attacker } ({ $mine }) attacks { $defender } ({ $theirs })

## The hand. args: seat (id), day, held, gone, count (numbers)

kemet-picture-hand-title = The hand of { $seat }
kemet-picture-hand-secret = Day { $day } · only you see this picture
kemet-picture-hand-battle = Battle cards
kemet-picture-hand-divine = Divine Intervention
kemet-picture-hand-powers = Powers
kemet-picture-hand-actions = Your player board
kemet-picture-hand-played = played
kemet-picture-hand-unseen = face down
kemet-picture-hand-to-play = to play
kemet-picture-hand-to-discard = to discard
kemet-picture-hand-vision = Vision
kemet-picture-hand-committed = in battle
kemet-picture-hand-none = No cards
kemet-picture-hand-supply = in your supply
kemet-picture-hand-count = { $held } in hand · { $gone } not in hand
kemet-picture-hand-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
kemet-picture-hand-left = { $count ->
    [one] { $count } action token to play
   *[other] { $count } action tokens to play
}
kemet-picture-hand-balance = Balance, rows with a token:
kemet-picture-space-recruit = Recruit
kemet-picture-space-move = Move
kemet-picture-space-raise = Raise
kemet-picture-space-pray = Pray
kemet-picture-space-buy = Buy
kemet-picture-space-empty = no pyramid
kemet-picture-stat-strength = strength
kemet-picture-stat-damage = damage
kemet-picture-stat-unblockable = unblockable damage
kemet-picture-stat-defence = defence
kemet-picture-stat-loss = your own loss

## The market, a battle, the night. args: count, deck, veterans, level, day (numbers)

kemet-picture-market-title = Power tiles
kemet-picture-market-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
} · { $deck } DI cards in the deck · { $veterans } veterans
kemet-picture-market-level = Level { $level }
kemet-picture-battle-title = Battle
kemet-picture-battle-attacker = attacker
kemet-picture-battle-defender = defender: wins a tie
kemet-picture-battle-winner = winner
kemet-picture-battle-strength = strength
kemet-picture-battle-before = without cards
kemet-picture-battle-cards = { $count ->
    [one] { $count } battle card
   *[other] { $count } battle cards
}
kemet-picture-battle-divine = { $count } DI { $count ->
    [one] card
   *[other] cards
}
kemet-picture-battle-alone = No DI card added
kemet-picture-battle-part-troop = troop
kemet-picture-battle-part-tiles = powers
kemet-picture-battle-part-city = own city
kemet-picture-battle-part-card = card
kemet-picture-battle-part-divine = DI
kemet-picture-battle-powers = Powers in battle
kemet-picture-battle-none = None
kemet-picture-step-offering = Offering
kemet-picture-step-delta = Delta
kemet-picture-step-temples = Temple Control
kemet-picture-step-prayers = Prayers
kemet-picture-step-intervention = Divine Intervention
kemet-picture-step-conscription = Conscription
kemet-picture-step-awakening = Awakening
kemet-picture-step-destiny = Destiny
kemet-picture-night-fame = Fame
kemet-picture-night-prayers = PP now
kemet-picture-night-temples = Temples
kemet-picture-night-worship = PP by worship
kemet-picture-night-veterans = Veterans
kemet-picture-night-divine = DI cards
kemet-picture-night-battle = Battle cards
kemet-picture-night-supply = Units in supply

## The end of the game. args: day (number)

kemet-picture-end-title = Kemet · the end
kemet-picture-end-day = Day { $day }
kemet-picture-end-temple = Temples
kemet-picture-end-battle = Battles
kemet-picture-end-divine = Divine
kemet-picture-end-pyramid = Pyramids
kemet-picture-end-prayers = PP

## Descriptions in words, for alternative text and for reading aloud. args: who, a player with letter, token and city ·
## troop, a troop in words · seat, zone, colour, city, tile, card, other: ids · seats, zones, beasts, tiles, fame, spaces,
## colours, tokens, cards, owners: lists of ids · marks, a list of words · all others are whole numbers

kemet-picture-text-order = Turn order: { $seats }.
kemet-picture-text-place = New turn order, place { $place }: { $seat }.
kemet-picture-text-god = { $who }: { $fame } of { $win } fame, { $prayers } PP, action tokens left { $tokens }, battle cards { $battle }, DI cards { $divine }.
kemet-picture-text-troop = { $units ->
    [one] { $seat } { $units } unit
   *[other] { $seat } { $units } units
}
kemet-picture-text-led = { $units ->
    [one] { $seat } { $units } unit with { $beasts }
   *[other] { $seat } { $units } units with { $beasts }
}
kemet-picture-text-pyramid = level { $level } { $colour } pyramid
kemet-picture-text-controlled = controlled by { $seat }
kemet-picture-text-empty = empty
kemet-picture-text-prayers = { $prayers } PP at night
kemet-picture-text-obelisk = an obelisk
kemet-picture-text-military = a military port
kemet-picture-text-merchant = a merchant port
kemet-picture-text-city = the three districts of { $city } beside it
kemet-picture-text-land = { $count ->
    [0] No zone beside it by land.
   *[other] By land to: { $zones }.
}
kemet-picture-text-has = It has { $marks }.
kemet-picture-text-map = The map:
kemet-picture-text-districts = Districts with a troop or a pyramid (the three of a city touch each other and its gate):
kemet-picture-text-ports = Merchant ports: { $zones }. From any port you can sail to each of them and to the port before your own city.
kemet-picture-text-march = On the move in { $zone }, { $left } movement left: { $troop }.
kemet-picture-text-fame = Fame: { $fame }.
kemet-picture-text-units = Units in supply { $supply }, veterans { $veterans }, battle cards face down { $buried }.
kemet-picture-text-tiles = Power tiles: { $tiles }.
kemet-picture-text-spaces = Actions used today: { $spaces }.
kemet-picture-text-slots = Buy slots: { $colours }.
kemet-picture-text-special = Still to be played: { $tokens }.
kemet-picture-text-beasts = Creatures in supply: { $beasts }.
kemet-picture-text-spent = Battle cards played: { $cards }.
kemet-picture-text-supply = Beside the board: { $tiles } power tiles, { $deck } DI cards in the deck, { $veterans } veterans. DI cards discarded, the last one first: { $cards }.
kemet-picture-text-tile = { $tile }, level { $level }, { $left } left, owned by { $count ->
    [0] nobody
   *[other] { $owners }
}.
kemet-picture-text-battle = Battle in { $zone }.
kemet-picture-text-won = { $seat } won.
kemet-picture-text-strength = strength { $strength } ({ $parts })
kemet-picture-text-before = strength without cards { $strength } ({ $parts })
kemet-picture-text-plays = plays { $card }, adds { $cards }
kemet-picture-text-night = Temples: { $zones }; worship gives { $prayers } PP. Veterans { $veterans }, units in supply { $supply }.
kemet-picture-text-hand = Battle cards in hand: { $cards }.
kemet-picture-text-unseen = Face down or out of the game: { $cards }.
kemet-picture-text-divine = Divine Intervention cards: { $cards }.
kemet-picture-text-sight = Vision shows: { $cards }.
kemet-picture-text-committed = In this battle you play { $card }, discard { $other } and add { $cards }.
kemet-picture-text-score = { $who }: { $total } fame ({ $fame }), { $prayers } PP.
