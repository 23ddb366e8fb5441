### Immortals: what the coach says in a lesson: why the computer player would answer so, as a fact of the position. At most 220
### characters. What the arguments mean is said at the top of immortals.ftl; beside those: has: what you have of it now ·
### count: how many, or the how manyth · points: of an area or a piece, 0 for none · scored: in each scoring · rounds: scorings to
### come · enemies: armies of others · chance: in percent · left: spaces still to be revealed · spaces: army spaces of a sheet ·
### kept: armies that stay · blanks: blank cards on it.

## The draft

immortals-coach-home = Your biggest group: { $armies } armies hold your home region, and all but one of them can attack from there later.
immortals-coach-group = Your biggest group that is left: { $armies } armies are hard to drive out of { $cell }, and all but one can attack from there.
immortals-coach-cell-area = { $cell } would be your { $count ->
    [2] second region
    [3] third region
    [4] fourth region
   *[other] region number { $count }
} of { $area } ({ $realm }): { $points } victory points (VP) in each scoring, as long as you hold { $count }.
immortals-coach-cell-near = { $cell } would be your { $count ->
    [2] second region
    [3] third region
    [4] fourth region
   *[other] region number { $count }
} of { $area } ({ $realm }); { $needed } bring { $points } victory points (VP) in each scoring. Extracting there gives { $energy } energy or { $gold } gold.
immortals-coach-cell-wealth = { $cell } is empty, and extracting there gives { $energy } energy or { $gold } gold. Energy and gold pay for buildings, armies and attacks.
immortals-coach-keep = All your groups are placed, so this card stays in your hand, for any attack of yours{ $held ->
    [0] ; on the other army spaces it does nothing yet, as its region is not yours.
    [one] , and on the other army spaces for { $cells }, which is yours.
   *[other] , and on the other army spaces for { $cells }, which are yours.
}
immortals-coach-taken = Its region is taken, so you place nothing, but the card stays in your hand for the rounds to come.
immortals-coach-limbos = Your limbos then hold { $light } (light) and { $dark } (dark). Each round 1 in { $count } comes back: { $light_back } and { $dark_back } next.

## Reinforcement

immortals-coach-draw-short = It costs nothing. You have { $has } { $has ->
    [one] card
   *[other] cards
} for { $spaces } army spaces, and a space without a card does nothing.
immortals-coach-draw-choice = It costs nothing. You have { $has } cards for { $spaces } army spaces: the more there are, the better you can choose.
immortals-coach-guard-danger = { $cell } is in danger: { $armies ->
    [one] 1 army of yours holds it
   *[other] { $armies } of your armies hold it
}, and { $enemies ->
    [one] 1 enemy
   *[other] { $enemies } enemies
} can attack from one region beside it.
immortals-coach-guard-close = { $cell } has { $armies ->
    [one] 1 army of yours
   *[other] { $armies } of your armies
} and enemies beside it ({ $enemies } can attack): none of your regions here needs help more.
immortals-coach-guard-quiet = Nobody can attack { $cell } at once: armies there are free to attack or to move.

## The sheet and its order

immortals-coach-plan-pays = Extracting brings { $energy } energy and { $gold } gold for all the rest. { $blanks ->
    [0] Each space does something.
    [one] The blank hides that you do nothing there, for 1 energy or gold.
   *[other] { $blanks } blanks hide where you do nothing, for 1 energy or gold each.
}
immortals-coach-plan-spends = These cards extract nothing; what you have pays for the rest. { $blanks ->
    [0] Each space does something.
    [one] The blank hides that you do nothing there, for 1 energy or gold.
   *[other] { $blanks } blanks hide where you do nothing, for 1 energy or gold each.
}
immortals-coach-plan-save = Extracting brings { $energy } energy and { $gold } gold, and nothing else is worth its price this round. Blanks hide that; each gives 1 energy or gold.
immortals-coach-turn-energy = { $left ->
    [0] Your last space: what you get here adds to your { $energy } energy and { $gold } gold.
    [one] Wealth first: you have { $energy } energy and { $gold } gold for the space after it.
   *[other] Wealth first: you have { $energy } energy and { $gold } gold for the { $left } spaces after it.
}
immortals-coach-turn-gold = { $left ->
    [0] Your last space: what you get here adds to your { $energy } energy and { $gold } gold.
    [one] Wealth first: you have { $energy } energy and { $gold } gold for the space after it.
   *[other] Wealth first: you have { $energy } energy and { $gold } gold for the { $left } spaces after it.
}
immortals-coach-turn-temple = You can pay for a temple now ({ $energy } energy, { $gold } gold): do it before somebody takes the region. Attacks wait until fewer can answer.
immortals-coach-turn-construct = You can build now, with { $energy } energy and { $gold } gold: do it before somebody takes the region. Attacks wait until fewer can answer.
immortals-coach-turn-transition = { $armies ->
    [one] { $armies } army waits
   *[other] { $armies } armies wait
} in your limbos. { $left ->
    [0] What comes back now can hold a region.
    [one] What comes back now can hold a region, or attack with your other space.
   *[other] What comes back now can hold a region, or attack with your { $left } other spaces.
}
immortals-coach-turn-draw = Cards are for the next rounds, so nothing is lost by drawing now; attacks are best at the end, when few can answer.
immortals-coach-turn-seize = A region card that you seize now is yours to play every round. Attacks wait until fewer can answer.
immortals-coach-turn-first = The marker first: whoever has it begins the next round.
immortals-coach-turn-blank = A blank gives 1 energy or gold, and meanwhile the others must show what they do. { $left ->
    [0] It is your last space.
    [one] Your last space comes after that.
   *[other] Your { $left } other spaces come after that.
}
immortals-coach-turn-either = Late, because by now you see where armies are needed, and { $others ->
    [0] the others have no card left
    [one] the others have only 1 card left
   *[other] the others have only { $others } cards left
} to answer an attack or a move.
immortals-coach-turn-useless = Nothing that this card does is worth its price now, so it is 1 energy or gold. Meanwhile the others must show what they do.
immortals-coach-turn-attack = Attacks come last: { $others ->
    [0] the others have no cards left to answer with.
    [one] the others have 1 card left to answer with, and soon none.
   *[other] the others have { $others } cards left to answer with, fewer each turn.
}
immortals-coach-turn-taken = Its card was taken from you, so it gives only 1 energy or gold; { $left ->
    [0] it is your last space
    [one] your last one can wait: whoever waits sees more
   *[other] your { $left } other spaces can wait: whoever waits sees more
}.
immortals-coach-pass = Only blanks are left, and together they are one pass: 1 energy or gold now, and again in each turn while others act.
immortals-coach-compensation = You have { $energy } energy and { $gold } gold: take what you have less of, since most actions cost both.

## What a card is used for

immortals-coach-extract-energy = { $cell } gives { $count } energy, and you have { $has }. Not doing it would give 1.
immortals-coach-extract-gold = { $cell } gives { $count } gold, and you have { $has }. Not doing it would give 1.
immortals-coach-return-magic = { $armies ->
    [one] { $armies } army comes
   *[other] { $armies } armies come
} back from a limbo, where { $armies ->
    [one] it does
   *[other] they do
} nothing for you, to your regions that need help.
immortals-coach-return-saves = { $enemies ->
    [one] { $enemies } army
   *[other] { $enemies } armies
} of others can attack { $cell }. With { $armies } more from your limbo it should hold.
immortals-coach-return-fights = { $armies ->
    [one] { $armies } army comes
   *[other] { $armies } armies come
} back to { $cell } from your limbo, where { $armies ->
    [one] it does
   *[other] they do
} nothing for you.
immortals-coach-build-portal = A portal in { $cell } is { $points } victory point (VP) at once, and leads your armies to the same region of the other realm.
immortals-coach-build-scored = { $piece } in { $cell }: { $points ->
    [one] { $points } victory point (VP)
   *[other] { $points } victory points (VP)
} at once, and { $scored } more in each scoring ({ $rounds } to come) for whoever holds the region.
immortals-coach-build-anywhere = A temple in any region of yours: { $points ->
    [one] { $points } victory point (VP)
   *[other] { $points } victory points (VP)
} at once, and { $scored } more in each scoring ({ $rounds } to come) for whoever holds the region.
immortals-coach-build-most = { $points ->
    [one] { $points } victory point (VP)
   *[other] { $points } victory points (VP)
} at once and { $scored } in each scoring ({ $rounds } to come): up to { $total }, more than anything else here that { $energy } energy and { $gold } gold pay for.
immortals-coach-attack-empty = { $cell } is empty: { $armies ->
    [one] { $armies } army of yours takes
   *[other] { $armies } of your armies take
} it with a chance of about { $chance }% in the cube tower.{ $points ->
    [0] {""}
   *[other] {" "}It would be your { $count ->
        [2] second region
        [3] third region
        [4] fourth region
       *[other] region number { $count }
    } of { $area }: { $points } VP in each scoring.
}
immortals-coach-attack-held = { $seat } holds { $cell } with { $enemies }; { $armies ->
    [one] { $armies } army of yours wins
   *[other] { $armies } of your armies win
} with a chance of about { $chance }% in the cube tower. If you win, you get its card too{ $points ->
    [0] .
   *[other] ; it is number { $count } of { $area }: { $points } VP each scoring.
}
immortals-coach-move = Nobody can attack { $cell }, so { $armies } of its armies can go to { $target }, where they are more useful.
immortals-coach-draw-cards = { $count ->
    [one] One more card
   *[other] { $count } more cards
} for the next rounds: you have { $has } for { $spaces } army spaces, and more cards give you more choice.
immortals-coach-first = Whoever begins a round reveals a card before anybody can change the map, and reinforces first.
immortals-coach-seize-free = Nobody owns the card of { $cell }: you just take it, and can play it every round. It extracts { $energy } energy or { $gold } gold.
immortals-coach-seize-taken = You have more armies in { $cell } than { $seat }, who owns its card, has in its twin: the card becomes yours for every round ({ $energy } energy or { $gold } gold), and { $seat } loses it.
immortals-coach-decline = Nothing it does now is worth its price. Not doing it gives 1 energy or gold, and you have { $energy } energy and { $gold } gold.

## Where, and with how many

immortals-coach-from = { $armies ->
    [one] { $armies } army can leave { $cell }, and nobody can attack it there: elsewhere it is of more use.
   *[other] { $armies } armies can leave { $cell }, and nobody can attack them there: elsewhere they are of more use.
}
immortals-coach-site-safe = Nobody beside { $cell } can attack it: there you score for the temple longest.
immortals-coach-site-watched = Of your regions with room, { $cell } is safest: { $armies ->
    [one] { $armies } of yours holds it
   *[other] { $armies } of yours hold it
} against { $enemies } who could attack.
immortals-coach-movers = One army stays, so that { $cell } remains yours; the others are of more use where they go.
immortals-coach-attack-origin = The best attack starts from { $cell }: { $armies } against { $target }, with a chance of about { $chance }%.
immortals-coach-attackers-all = All that can go: each cube thrown falls about 2 times in 3, so { $armies ->
    [one] { $armies } gives
   *[other] { $armies } give
} you a chance of about { $chance }%. One stays in { $cell }, { $enemies ->
    [0] where nobody can attack it.
    [one] which { $enemies } enemy can attack from one region.
   *[other] which { $enemies } enemies can attack from one region.
}
immortals-coach-attackers-enough = { $armies ->
    [one] { $armies } gives
   *[other] { $armies } give
} you a chance of about { $chance }%, and { $kept ->
    [one] { $kept } stays
   *[other] { $kept } stay
} in { $cell }: with fewer there, it would be easy to take.
immortals-coach-stance-attacker = Their cubes count for you in this battle{ $tray ->
    [0] .
    [one] , and { $tray } lies on the tray already.
   *[other] , and { $tray } lie on the tray already.
}
immortals-coach-stance-free = The region is empty: they do not fight you, and 1 army of yours that falls out of the tower takes it.
immortals-coach-stance-neutral = They count for nobody: better than against you.
immortals-coach-limbo = { $armies ->
    [one] { $armies } army waits
   *[other] { $armies } armies wait
} there, more than in the other limbo.
immortals-coach-limbo-even = Both limbos hold the same number, { $armies }, so neither gives you more to bring back.


## After a round of a lesson: mine, theirs: points of the reader and of { $seat }, the best rival · more: how much the leader has more of it

immortals-recap-ahead = Points: you have { $mine }, { $seat } has { $theirs }. You lead.
immortals-recap-behind = Points: you have { $mine }, { $seat } has { $theirs }. You are behind.
immortals-recap-even = Points: you have { $mine }, { $seat } has { $theirs }. What you hold scores again at the end of every round.
immortals-recap-built = The lead comes from building ({ $more } more), which scores only once; temples and capitals then score 1 each round.
immortals-recap-cells = The lead comes from regions ({ $more } more): every two of them score 1 each round.
immortals-recap-temples = The lead comes from temples ({ $more } more): each of them scores 1 every round.
immortals-recap-capitals = The lead comes from capitals ({ $more } more): each of them scores 1 every round.
immortals-recap-areas = The lead comes from areas ({ $more } more): 3 or 4 regions of one score 2 each round, all 5 score 3.

## Words that the coach explains where they first stand, once

immortals-word-limbo = A limbo: where your armies that fell in the other realm wait until you bring them back.
immortals-word-tower = The cube tower: what is thrown in may get stuck, and what was stuck may fall out.
immortals-word-extract = To extract: a region of yours gives its energy or its gold.
