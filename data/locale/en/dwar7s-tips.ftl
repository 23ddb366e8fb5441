### Dwar7s Fall: a tip for each question, for somebody who meets it for the first time: what it decides, what players look at,
### what can't be taken back. At most two sentences, true in every position.

## Tasks

dwar7s-tip-task = Nobody can disturb a task that you complete within one turn, such as 2 dwarves on a mine; one left alone waits a round in reach of everybody's ogres. Build your castle early: it repays itself in extra actions.
dwar7s-tip-build-cell = Your realm grows from your castle, so cards with a plus belong at its open sides. Monsters (−3) belong in a rival's realm: a Fire Dragon stops the mines there, an Ice Giant the extra action.
dwar7s-tip-build-rotation = Turn open sides to what should belong to your realm, walls to what should not. One wall on an edge closes it for everybody, you too, and a card that has been built is not turned again.
dwar7s-tip-place-cell = Choose a task that you can complete this turn: most need 2 dwarves, the Ruby Mine and the General Store 3, a monster 5. A rival's card pays you just as well as your own.
dwar7s-tip-move-from = Moving costs an action like placing, so it is for a dwarf that is of no use where it stands: one too many, or one whose task is blocked. Leave dwarves alone that already complete a task.
dwar7s-tip-move-to = Go where the dwarf completes a task, or one card nearer to it. Every further card costs another action and needs a free space.

## Ogre cards

dwar7s-tip-brute-cell = Look for a card where your dwarf completes a task, or where theirs keeps you from one, such as a monster. The enemy dwarf will stand where yours stands now, so have a place in mind that does not help its owner.
dwar7s-tip-brute-whose = Only this one dwarf leaves; the others stay. Take it from whoever is nearest to completing the task here, or from whoever leads.
dwar7s-tip-brute-own = The enemy dwarf comes to where this one stands, so check that it completes nothing for its owner there. With this choice the card is spent, and it can't be taken back.
dwar7s-tip-ambush-cell = Each dwarf of a rival that goes home is an action lost, and so is each of yours. Best is a card where a rival is one dwarf short, such as 4 on a monster; once carried out, it can't be taken back.
dwar7s-tip-confiscate = Take from whoever has the most: you can play the cards at once, and the counts are open. It also sets back a Disguised Ogre, the secret objective for 5 ogre cards.
dwar7s-tip-scare-cell = Drive away a dwarf that is needed for a rival's next task, or the one that blocks you on a monster. It goes only 1 or 2 cards, so it mostly wins you one turn.
dwar7s-tip-scare-whose = Only this one dwarf runs. Take it from whoever needs just one more here, or from whoever has most objectives.
dwar7s-tip-scare-to = Two steps away are better than one: the way back costs its owner more actions. Make sure that it does not complete a task of its owner where it ends; this can't be taken back.
dwar7s-tip-thief = Take from whoever has the most gems, above all if three of their dwarves are near a General Store. Which gem you get is chance, and it can't be taken back.

## Resolution and discard

dwar7s-tip-resolve = The order matters when one task helps another: defeat a Fire Dragon before you mine in its realm, and mine before you pay at the General Store. All of them are resolved in any case.
dwar7s-tip-trade = An objective is worth 4 to 6 VP more than the gems it costs, and rivals can take it first. But your third one makes this round the last, so check that you are ahead.
dwar7s-tip-dig = The card beneath shows at once, with its own walls and VP: bring up one that opens or enriches your realm, or bury one in a rival's. If no change helps you, don't dig.
dwar7s-tip-moment = Waiting hides what you are after, but a condition can be lost again: gems are stolen, walls cut a realm. Once revealed, the objective is yours for good and counts towards the 3 that end the game.
dwar7s-tip-discard = Keep the gems that an open objective asks for and give up what you have too many of: gems go back to the piles for everybody. It is shown to all and can't be taken back.
