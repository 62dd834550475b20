### Captions of the examples in the rules. “You” are Light, and it is your turn; the roll and the board are shown.

## Race family

example-race-enter = A piece from your pool enters on the square of your path whose number is your roll.
example-race-choose = You choose which piece uses the roll. If you can move, you must.
example-race-capture = Land on your opponent’s piece and you capture it: it goes back to its pool.
example-race-capture-roll = Capture your opponent’s piece and you get an extra roll.
example-race-rosette = Land on the rosette and you get an extra roll.
example-race-rosette-safe = On the rosette, your opponent’s piece is safe: you cannot land on it.
example-race-rosette-unsafe = Here a rosette does not make a piece safe: you can capture on it.
example-race-finish = A piece leaves the board only with the exact roll. If the roll is too high, it stays.
example-race-pass = None of your pieces can move with this roll: your turn passes.

## Modern interpretation

example-modern-place = Whatever you roll, you may place a piece from your pool on an Entrance.
example-modern-move = With one coloured tip, you move one piece 1 step along a route, forward or backward.
example-modern-move-grid = With one coloured tip, you move one piece 1 step in any direction, but never diagonally.
example-modern-capture = Move onto an enemy piece and you capture it: it goes back to its pool.
example-modern-double = With gold and silver, you move one piece 1 or 2 steps, or two pieces 1 step each, or place a piece in the Royal Kingdom.
example-modern-fort = Move a piece onto the fort and you get an extra turn: roll again.
example-modern-ishtar = Your opponent has a piece on the House of Ishtar: you cannot capture the piece on the fort.
example-modern-win = You hold three forts. Move a piece onto the fourth and you win at once.

## Ravensburger

example-tower-enter = A stone from your pool enters on the square that your roll gives; the first square of your lane counts as 1.
example-tower-build = You may jump over anything. Land on your own stone and the two form a tower.
example-tower-capture = In the middle row, you capture by landing on your opponent’s stones: the whole tower is then yours.
example-tower-prisoners = Your stone may take prisoners along: none, some or all. A prisoner left on top is free.
example-tower-all-prisoners = Your stone takes along all prisoners or none. A prisoner left on top is free.
example-tower-deliver = On the last goal square, the prisoners you bring are out of the game, and your stone turns red.
example-tower-red = A red stone moves forward or backward.
example-tower-six = With a 6, your turn passes.
example-tower-six-again = With a 6, you move nothing and roll again.
