### Dwar7s Fall: the reasons of a coach, for somebody who plays for the first time. The kinds of arguments are in dwar7s.ftl;
### further: rival: a seat · wanted, gems: lists of gems · more, missing: dwarves that a task still lacks, the next one among
### them · left, start: the card and the cell where a dwarf comes from · prize: VP of a trade objective · loss: VP.

## Actions

dwar7s-coach-reveal = { $secret } holds now: { $points } VP that nobody can take away, and one of the 3 objectives that end the game.
dwar7s-coach-switch = Turned on, { $secret }, your secret objective, is revealed by itself as soon as it holds, also in the turn of another player.
dwar7s-coach-end = No card to build and no dwarf brings you anything more this turn.
dwar7s-coach-end-used = Your actions are used up, and no ogre card does enough now: keep it.
dwar7s-coach-end-ogres = { $secret } ({ $points } VP), your secret objective, needs { $needed } ogre cards; you have { $cards }, so keep them.
dwar7s-coach-idle = Nobody has acted in this round: if you don't either, the game ends with { $mine } VP for you, { $theirs } or more for { $rival }.
dwar7s-coach-build-castle = With your castle on the table you have { $actions } actions in each turn, and every card you can walk to from it scores for you at the end.
dwar7s-coach-build-hunt = { $secret } ({ $points } VP), your secret objective, needs two defeated monsters, and there are not enough on the table.
dwar7s-coach-build-siege = { $secret } ({ $points } VP), your secret objective, needs { $siege } of your dwarves on each of two monsters, and the table lacks such a pair.
# awaited: 1 if completed mines of the seat bring gems that it does not hold yet
dwar7s-lacking = { $awaited ->
    [0] For the objective { $trade } ({ $prize } VP) you lack { $wanted }
   *[other] With what your complete mines bring, you lack { $wanted } for the objective { $trade } ({ $prize } VP)
}
dwar7s-coach-build-mine = { dwar7s-lacking }, and no mine that you can use yields { $gem }.
dwar7s-coach-build-store = Gems buy trade objectives in a General Store only, and none on the table is free for your dwarves.
dwar7s-coach-build-tavern = { $secret } ({ $points } VP), your secret objective, needs ogre cards, and no tavern is free for your dwarves.
dwar7s-coach-build-architect = Your secret objective needs a realm of { $needed } cards; yours has { $cards }, and this one can join it.
dwar7s-coach-build-realm = { $card } is worth { $points } VP at the end if you can walk to it from your castle, and your realm still has an open side.
dwar7s-coach-build-room = You hold { $hand } of at most { $limit } cards, so { $room ->
    [0] no gem fits in your hand
    [one] 1 gem more fits in your hand
   *[other] { $room } gems more fit in your hand
}: { $card } on the table makes room for another.
dwar7s-coach-build-idle = No dwarf of yours has better work now, and a card on the table is a place to work and leaves room for gems in your hand.

## Where a card is built

dwar7s-coach-at-castle = { $edges ->
    [one] Here your realm begins with { $points } VP and can grow on 1 side.
   *[other] Here your realm begins with { $points } VP and can grow on { $edges } sides.
} You can walk wherever there is no wall.
dwar7s-coach-at-realm = Here it joins your realm, which then has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} and { $points } VP.
dwar7s-coach-at-apart = No place serves you better: your realm stays at { $points } VP, and your dwarves can work on the card wherever it lies.
dwar7s-coach-at-cover = It covers { $card }, which you need less, and takes no new place: your realm then has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} and { $points } VP.
dwar7s-coach-at-rival = Here it lies in the realm of { $rival }, who loses { $loss } VP as long as it stands; yours loses nothing.
dwar7s-coach-at-quarry = Here your dwarves can walk to it and defeat it; until then it takes { $loss } VP from your realm.
dwar7s-coach-at-pair = Here your dwarves can walk from one monster to the other: your secret objective needs { $siege } of them on each.
dwar7s-coach-at-away = A monster takes { $loss } VP from any realm that it lies in; here it is in none.
dwar7s-coach-turn-same = Its walls change nothing for the realms here, so any direction will do.
dwar7s-coach-turn-equal = Its walls change realms here, but no direction serves you better than another.
dwar7s-coach-turn-later = { $count ->
    [one] A card that is built on { $cells } later can join this one: that side stays open.
   *[other] Cards that are built on { $cells } later can join this one: those sides stay open.
}
dwar7s-coach-turn-shut = No realm can grow over it: no card that is built beside it later can join it.
dwar7s-coach-turn-realm = This way your realm has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} and { $points } VP.
dwar7s-coach-turn-open = This way your realm can grow on { $edges ->
    [one] { $edges } side
   *[other] { $edges } sides
}.
dwar7s-coach-turn-pair = This way no wall stands between two monsters: your secret objective needs { $siege } of your dwarves on each.
dwar7s-coach-turn-out = These walls keep { $card } out of your realm, which would be worth less with it.
dwar7s-coach-turn-rival = Your realm stays the same, but this way the best rival realm is worth least.

## Where a dwarf goes

dwar7s-coach-dwarf-gems = { $card } ({ $cell }): { $more ->
    [one] this dwarf completes it and brings
   *[other] { $more } dwarves complete it and bring
} { $gems } at the end of your turn. { dwar7s-lacking }.
dwar7s-coach-dwarf-gems-later = { $card } ({ $cell }): { $more } dwarves complete it and bring { $gems }. { dwar7s-lacking }.
dwar7s-coach-dwarf-secret = { $card } ({ $cell }): { $more ->
    [one] this dwarf completes it and brings
   *[other] { $more } dwarves complete it and bring
} { $gems }, which your secret objective, { $secret }, needs.
dwar7s-coach-dwarf-points = { $card } ({ $cell }): { $more ->
    [one] this dwarf completes it and brings
   *[other] { $more } dwarves complete it and bring
} { $gems }; in your hand each is worth { $points } VP at the end.
dwar7s-coach-dwarf-store = { $card } ({ $cell }): { $awaited ->
    [0] you have
   *[other] with what your complete mines bring you have
} the gems for an objective of { $points } VP, and { $more ->
    [one] this dwarf completes the task that pays
   *[other] { $more } dwarves complete the task that pays
} for it.
dwar7s-coach-dwarf-tavern = { $card } ({ $cell }): { $more ->
    [one] this dwarf completes it and brings
   *[other] { $more } dwarves complete it and bring
} you an ogre card, which costs no action to play.
dwar7s-coach-dwarf-ogres = { $card } ({ $cell }): { $more ->
    [one] this dwarf completes it and brings
   *[other] { $more } dwarves complete it and bring
} you an ogre card, which your secret objective needs.
dwar7s-coach-dwarf-hunt = { $card } ({ $cell }): { $more ->
    [one] this dwarf defeats it
   *[other] { $more } dwarves defeat it
} for { $points } VP, and your secret objective, { $secret }, needs it.
dwar7s-coach-dwarf-realm = { $card } ({ $cell }) harms your realm; { $more ->
    [one] this dwarf defeats it
   *[other] { $more } dwarves defeat it
}, and a defeated monster is worth { $points } VP.
dwar7s-coach-dwarf-monster = { $card } ({ $cell }): { $more ->
    [one] this dwarf defeats it
   *[other] { $more } dwarves defeat it
}, and a defeated monster is worth { $points } VP.
dwar7s-coach-dwarf-dig = { $card } ({ $cell }): { $more ->
    [one] with this dwarf
   *[other] with { $more } dwarves
} you dig up what is missing on the table; it lies hidden in { $stack }.
dwar7s-coach-dwarf-home = { $card } ({ $cell }): { $more ->
    [one] this dwarf completes it
   *[other] { $more } dwarves complete it
}, and all of them come home. You have { $pool } left to place, so you need them.
dwar7s-coach-dwarf-siege = { $card } ({ $cell }): your secret objective needs { $siege } dwarves of yours on each of two monsters; { $more } more here.
dwar7s-coach-dwarf-block = { $card } ({ $cell }): { $rival } still needs { $missing } there, and your dwarf takes a free space.
dwar7s-coach-dwarf-idle = { $card } ({ $cell }): no card it can go to has more work for it now.
dwar7s-coach-move-none = No dwarf of yours does more on a card beside it, so it does not matter which one goes.
dwar7s-coach-move = { $card } ({ $cell }) needs { $needed } dwarves; this one, from { $left } ({ $start }), would make it { $mine }, and does less where it is.

## Ogre cards

dwar7s-coach-ogre-thief = It costs no action; you get a gem, and a rival loses it.
dwar7s-coach-ogre-confiscate = It costs no action, and all ogre cards of a rival become yours.
dwar7s-coach-ogre-ambush = It costs no action, and others have dwarves on a card that they are about to complete.
dwar7s-coach-ogre-brute = It costs no action, and a dwarf of yours does more in the place of a rival's.
dwar7s-coach-ogre-scare = It costs no action, and the space of a rival's dwarf is worth something to you.
dwar7s-coach-ogre-victim = { $rival } has { $points } VP that all can see; of those you can choose, nobody has more.
dwar7s-coach-ogre-clear = { $card } ({ $cell }): { $enemies ->
    [one] 1 of the others' dwarves goes home
   *[other] { $enemies } of the others' dwarves go home
}, and { $mine ->
    [0] none
   *[other] { $mine }
} of yours. They lose nowhere else as much.
dwar7s-coach-ogre-swap = { $card } ({ $cell }): { $mine ->
    [0] you have none there
   *[other] you have { $mine } there
}, and the one that changes places is one more.
dwar7s-coach-ogre-flee = { $card } ({ $cell }): { $enemies ->
    [one] 1 of the others' dwarves is there
   *[other] { $enemies } of the others' dwarves are there
}; one less makes room, or spoils the task.
dwar7s-coach-ogre-spared = { $card } ({ $cell }): there you miss a dwarf least.
dwar7s-coach-ogre-useless = { $card } ({ $cell }): there the task is worth least.

## Resolution and discard

dwar7s-coach-first-monster = { $card } ({ $cell }) first: while a monster stands, it stops the mines or the castles that you can walk to from it, perhaps { $other } ({ $there }).
dwar7s-coach-first-mine = { $card } ({ $cell }) before { $other } ({ $there }): there you pay with its gems.
dwar7s-coach-first-store = { $card } ({ $cell }) before { $other } ({ $there }): all gems of this turn are in your hand.
dwar7s-coach-first-tavern = { $card } ({ $cell }) before { $other } ({ $there }): an ogre card may help before you dig.
dwar7s-coach-first-castle = { $card } ({ $cell }): no task is left that digging should wait for.
dwar7s-coach-first-any = { $card } ({ $cell }) or another one first: none of them changes what the others bring.
dwar7s-coach-trade-most = { $points } VP, the most that you can pay for; objective { $made } of the { $needed } that end the game.
dwar7s-coach-trade-none = Your gems are not those of an open objective: keep them for later.
dwar7s-coach-trade-last = Paying for it now would end the game, and { $rival } is ahead: { $mine } VP for you then, at least { $theirs } for { $rival }.
dwar7s-coach-hide = Revealed now, it would end the game, and { $rival } is ahead: { $mine } VP for you then, at least { $theirs } for { $rival }.
dwar7s-coach-dig-missing = { $below } lies below the top of { $cell }, and no other on the table is of use to you.
dwar7s-coach-dig-realm = With { $below } on top of { $cell } your realm is worth more, or that of the others less.
dwar7s-coach-dig-none = Whatever you dig up, the realms would be no better for you.
dwar7s-coach-go_on = { $secret } ({ $points } VP) does not hold yet, so there is nothing to reveal.
dwar7s-coach-discard-ogre = An ogre card scores nothing at the end; gems pay for objectives and score.
dwar7s-coach-discard-spare = You hold more of it than your nearest objective needs; at the end it would be worth { $points } VP.
dwar7s-coach-discard-least = You need all your gems for { $trade }; of those you have, this one is worth least, { $points } VP.

## After a round of a lesson: mine, theirs: open VP of the reader and of { $seat }, the best rival · more: how much the leader has more of it

dwar7s-recap-ahead = VP without gems: you have { $mine }, { $seat } has { $theirs }. You lead.
dwar7s-recap-behind = VP without gems: you have { $mine }, { $seat } has { $theirs }. You are behind.
dwar7s-recap-even = VP without gems: you have { $mine }, { $seat } has { $theirs }. Objectives bring most, and the third one of a clan ends the game.
dwar7s-recap-trades = The lead comes from trade objectives ({ $more } more): those points are safe.
dwar7s-recap-secret = The lead comes from a secret objective ({ $more } more): those points are safe.
dwar7s-recap-monsters = The lead comes from monsters ({ $more } more): those points are safe.
dwar7s-recap-realm = The lead comes from the realm ({ $more } more): a wall or another castle can still change that.

## Words that the coach explains where they first stand, once

dwar7s-word-realm = Your realm: what dwarves can reach from your castle without crossing a wall.
dwar7s-word-objective = Objectives are paid for with their gems, in a General Store.
dwar7s-word-ogre = Ogre cards come from an Ogre Tavern, and playing one costs no action.
