### Words of all pictures.

picture-turn = TURN

## A place in the final ranking. args: place (number, from 1)

picture-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

## What decides among equal totals

picture-tie = if tied

## Descriptions of pictures

picture-full-text = More: ask for the board as text.
# The part of the board where one chooses; the places follow
picture-choice = The part of the board with the places to choose from:
# The lower part of a tall picture
picture-goes-on = The picture above goes on.
picture-owner-0 = red shield
picture-owner-1 = blue square
picture-owner-2 = yellow circle
picture-owner-3 = green hexagon
picture-owner-4 = black diamond
picture-owner-5 = violet pentagon

## Pictures that could not be drawn

picture-undrawn-late = The picture is being drawn and will appear here.
picture-undrawn-coming = The picture is still being drawn and will appear here. Until then, in words:
picture-undrawn-busy = Many pictures are being drawn for this server just now, so here it is in words.
picture-undrawn-slow = The picture took too long to draw. Here is the board in words.
picture-undrawn-failed = The picture could not be drawn. Here is the board in words.
picture-undrawn-line = Several films for this server are being made already. Ask again in a few minutes.
