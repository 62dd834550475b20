### The rules pages. A page is put together from these messages, so each stands by itself.
### Numbers: $pieces, $squares, $limit, $count. All other variables are text.

## Headings

rules-heading-goal = Goal of the game
rules-heading-board = Board
rules-heading-path = Path
rules-heading-dice = Dice
rules-heading-start = Who starts
rules-heading-turn = Your turn
rules-heading-placing = Placing
rules-heading-moving = Moving
rules-heading-capture = Capturing
rules-heading-rosettes = Rosettes
rules-heading-forts = Forts
rules-heading-houses = Special squares
rules-heading-rule = Ruling Earth and Heaven
rules-heading-finish = Finishing
rules-heading-towers = Towers and prisoners
rules-heading-goal-squares = Goal squares
rules-heading-red = Red stones
rules-heading-end = End of the game
rules-heading-draw = Draw
rules-heading-options = House rules in use
rules-heading-notation = How moves are written

## House rules

rules-options = { $options }

## Race family

rules-race-goal =
    { $pieces ->
        [one] Bring your only piece along the whole path and off the board before your opponent does.
       *[other] Bring your { $pieces } pieces along the whole path and off the board before your opponent does.
    }
rules-race-path =
    { $squares ->
        [one] Your path is { $squares } square long. Light: { $light }. Dark: { $dark }.
       *[other] Your path is { $squares } squares long. Light: { $light }. Dark: { $dark }.
    }
rules-race-dice-four-d4 = You roll four tetrahedral dice. On each, two of the four tips are filled. Count the filled tips that point up: your roll is 0 to 4.
rules-race-dice-three-d4 = You roll three tetrahedral dice. On each, two of the four tips are filled. Count the filled tips that point up. If there is none, your roll counts as 4.
rules-race-dice-other = These rules use dice of their own. Your roll is the number they show.
rules-race-odds = The chances: { $odds }.
rules-race-start-roll-off = Both players roll. Whoever rolls higher starts; after a tie, both roll again. The first turn then begins with a new roll.
rules-race-start-light = Light starts.
rules-race-turn = Roll, then move one piece. Either a piece on the board goes forward by exactly your roll, or a piece from your pool enters. It enters on the square of your path whose number is your roll: with a 1, on the first square. If you can move, you must.
rules-race-moving = Pieces only move forward. Two of your own pieces never share a square. A piece may jump over any piece, yours or your opponent’s.
rules-race-capture = Land on one of your opponent’s pieces and you capture it: it goes back to its pool. This can only happen on a square that both paths share.
rules-race-no-capture = The two paths share no square, so no piece can be captured.
rules-race-capture-roll = A capture gives you an extra roll, which you cannot decline.
rules-race-rosettes = Squares with a rosette: { $rosettes }.
rules-race-rosette-roll = When your piece lands on a rosette, you get an extra roll. You may use it for any of your pieces, but you cannot decline it.
rules-race-rosette-no-roll = Landing on a rosette gives no extra roll.
rules-race-rosette-safe = A piece on a rosette is safe: your opponent cannot land on it.
rules-race-rosette-unsafe = A rosette does not make a piece safe. It can be captured there as on any other square.
rules-race-no-rosettes = This game has no rosettes.
rules-race-pass = If you roll 0, or have no legal move, your turn passes.
rules-race-finish = A piece leaves the board only with an exact roll: a 1 from the last square of the path, a 2 from the square before it, and so on. If the roll is too high, that piece cannot move.
rules-race-end = Whoever has brought all their pieces off the board first wins.

## Modern interpretation

rules-modern-goal = Rule Earth and Heaven at the same time: hold all four forts with your pieces.
rules-modern-board = The board has three parts. Earth: { $earth }. Bridge: { $bridge }. Heaven: { $heaven }. Both sides use every square.
rules-modern-pieces =
    { $pieces ->
        [one] Each side has { $pieces } piece. It starts in the pool.
       *[other] Each side has { $pieces } pieces. They all start in the pool.
    }
rules-modern-forts = The four forts carry a rosette: { $forts }. Two are in Earth, two in Heaven.
rules-modern-entrances =
    { $count ->
        [one] Entrance of the Lower Kingdom: { $entrances }. It is open to both sides.
       *[other] Entrances of the Lower Kingdom: { $entrances }. Each is open to both sides.
    }
rules-modern-single-entrance = There is only one Entrance. While the first player’s only piece stands on it, the second player cannot place there, and without two coloured tips there is nothing else to do. So the second player’s first turns often pass.
rules-modern-kingdom = Royal Kingdom: { $kingdom }. A gold and a silver tip let you place a piece on one of these squares.
rules-modern-ishtar = House of Ishtar: { $ishtar }. Two silver tips let you place a piece here.
rules-modern-marduk = House of Marduk: { $marduk }. Two gold tips let you place a piece here.
rules-modern-dice = You roll two tetrahedral dice. Each has one gold tip, one silver tip and two blank tips. What counts is the tip that points up.
rules-modern-turn = Roll once, then take one of the actions that your roll allows.
rules-modern-roll-bc = One coloured tip and one blank (chance 1/2): move one piece 1 step.
rules-modern-roll-gs = Gold and silver (chance 1/8): move one piece 1 or 2 steps, or two pieces 1 step each, or place a piece in the Royal Kingdom.
rules-modern-roll-ss = Two silver (chance 1/16): move one piece 1 or 2 steps, or two pieces 1 step each, or place a piece on the House of Ishtar.
rules-modern-roll-gg = Two gold (chance 1/16): move one piece 1 or 2 steps, or two pieces 1 step each, or place a piece on the House of Marduk.
rules-modern-roll-bb = Two blanks (chance 1/4): place a piece beside one of your own, on a square that shares an edge with its square, whether or not a route joins the two. You cannot move.
rules-modern-entrance-always = Whatever you roll, you may place a piece from your pool on an Entrance instead. If an enemy piece stands there, you capture it.
rules-modern-must-act = If any action is legal, you must take one. If none is, your turn passes.
rules-modern-may-pass = You may pass instead of taking an action. If no action is legal, your turn passes anyway.
rules-modern-routes-track = Pieces follow the routes, forward or backward: from d1 through c1, b1 and a1 to a2, from d3 through c3, b3 and a3 to a2, along the middle row from a2 to h2, and from h2 through h1 to g1 or through h3 to g3.
rules-modern-routes-rings = Pieces follow the routes, forward or backward: around the edge of each of the two blocks, and along the middle row. There is no step between g2 and h2.
rules-modern-routes-grid = A piece may step to any square that shares an edge with its own, in any direction. It never steps diagonally.
rules-modern-steps = A step leads to the next square along a route. With two coloured tips, you move one piece 1 or 2 steps, or two different pieces 1 step each, one after the other. The second piece may enter the square that the first has just left.
rules-modern-no-return = A piece never visits the same square twice in one move, so it cannot turn back. Where routes branch, you choose.
rules-modern-blocking = A piece never passes over an enemy piece. It may pass over your own pieces only if its move ends on an empty square. Two of your own pieces never share a square.
rules-modern-jump-may-capture = In this game, a piece that passes over your own pieces may also end its move on an enemy piece and capture it. It still never passes over an enemy piece.
rules-modern-placing = You place pieces from your pool, on empty squares. Only on an Entrance may you also place on an enemy piece, which captures it.
rules-modern-placing-captures = You place pieces from your pool. Wherever your roll lets you place, you may also place on an enemy piece, which captures it, but never on your own. Forts that Ishtar protects stay protected.
rules-modern-lone-piece = While a side’s only piece on the board stands on an Entrance, the opponent cannot place on that square. A piece that moves there still captures it.
rules-modern-extra-turn = When a piece moves and ends on a fort, you get a whole extra turn: roll again. You cannot decline it. Reaching two forts with one action gives only one extra turn. Reaching a fort in the extra turn gives another.
rules-modern-placing-no-extra-turn = Placing a piece on a fort gives no extra turn.
rules-modern-placing-extra-turn = Placing a piece on a fort also gives you an extra turn.
rules-modern-ishtar-protects = While you have a piece on the House of Ishtar, your pieces on forts cannot be captured. The piece on Ishtar itself is not protected. This starts and ends at once: an opponent who captures on Ishtar with the first piece of a double move may capture on a fort with the second.
rules-modern-capture = A piece that moves onto an enemy piece captures it: the enemy piece goes back to its pool. The capture ends that piece’s move, unless you rule Earth. In a double move, the other piece still has its step.
rules-modern-earth = You rule Earth when you hold both of its forts. A piece that starts to move while you do is not stopped by a capture: it may use the steps it has left, and capture again.
rules-modern-heaven = You rule Heaven when you hold both of its forts. If you do when your action starts, two silver or two gold tips also let you move a single piece 3 steps. You may still move as usual, but you cannot split the 3 steps between two pieces.
rules-modern-win = You win at once when you hold all four forts. This is checked whenever a piece ends its move, even between the two halves of a double move, and after placing. A fort that a piece only passes over does not count.
rules-modern-pool-empty = When your pool is empty, you cannot place. Two blanks then pass your turn.
rules-modern-draw = A draw is never automatic. Before you roll, you may claim it in two cases: when the last five actions, both sides counted together, all placed a piece on the same square (a pass breaks the run), or when the same position, with the same side to act, stands for the fifth time in the game.
rules-modern-no-draw = There are no draws in this game.
rules-modern-start = Agree on who starts the first game, or draw lots; by the book, it is whoever has been nearest to Mesopotamia. After that, the loser of the last game chooses who starts.

## Ravensburger

rules-tower-goal = Take all of your opponent’s stones prisoner.
rules-tower-board = Your path starts in your own lane of 4 squares, runs along the middle row that both sides share, and ends on your two goal squares. Light: d1 c1 b1 a1, then a2 to h2, then h1 and g1. Dark: d3 c3 b3 a3, then a2 to h2, then h3 and g3. Your stones never enter the other side’s lane, and they enter its goal squares only as prisoners.
rules-tower-start = Both players roll the die. Whoever rolls higher starts, and here a 6 counts; after a tie, both roll again. The starter rolls anew for the first move.
rules-tower-pieces =
    { $pieces ->
        [one] Each side has { $pieces } stone. It starts in the pool, and enters with its blue dots up.
       *[other] Each side has { $pieces } stones. They all start in the pool, and enter with their blue dots up.
    }
rules-tower-die = With a 1 to 5, you must move a stone exactly that far if any of yours can; entering a stone counts as a move. If no move is legal, your turn passes.
rules-tower-six-pass = With a 6, your turn passes.
rules-tower-six-again = With a 6, you move nothing and roll again.
rules-tower-entering = In any turn, while you have stones in your pool, you may bring one in. The first square of your lane counts as 1. So a 5 lands on a2, and may capture there.
rules-tower-jumping = You may jump over anything. Only the square you land on matters.
rules-tower-towers = You may land on stones, your own and, in the middle row, your opponent’s. Stones on one square form a tower, which belongs to the side whose stone is on top. Nothing limits its height but the rule for the goal squares and any house rule.
rules-tower-stack-limit =
    { $limit ->
        [one] A tower may hold at most { $limit } stone.
       *[other] A tower may hold at most { $limit } stones.
    }
rules-tower-what-moves = From a tower, your top stone moves, alone or with prisoners. Prisoners are the enemy stones directly beneath it, down to your next own stone. They keep their order.
rules-tower-partial-prisoners = You choose how many prisoners to take along, counted from the top: none, some or all.
rules-tower-all-prisoners = You take along either all prisoners or none.
rules-tower-left-behind = The stones you leave behind belong to the side whose stone is now on top. A prisoner left on top is free.
rules-tower-capture = You capture only in the middle row, by landing on a tower or a single stone that belongs to your opponent. The whole tower is then yours.
rules-tower-goal-squares = Each of your two goal squares holds at most 5 of your own stones; prisoners do not count. You reach a goal square only with the exact number.
rules-tower-refuge = The first goal square (h1 for Light, h3 for Dark) is a refuge: nobody can capture there. Stones do not turn red there, and prisoners stay prisoners. A stone that leaves it must take along all the prisoners directly beneath it.
rules-tower-red-may-rest = A red stone may stop on its refuge, h1 or h3. If it lies on prisoners there, it can only go on to the last goal square.
rules-tower-red-may-not-rest = A red stone may not stop on its refuge, h1 or h3. It can only pass over it.
rules-tower-delivery = On the last goal square (g1 for Light, g3 for Dark), the prisoners you bring are out of the game, and your stone is turned over: it is red now.
rules-tower-red = Blue stones only move forward. Red stones move forward or backward, but in one direction within a move. Going back from g1 or g3, the refuge counts as 1, so a 2 leads to h2 and a 5 to e2. A red stone never goes back into its lane.
rules-tower-red-prisoners = While a red stone carries prisoners, it only moves forward. If it leaves them behind, it may move both ways.
rules-tower-red-captured = Red stones can be captured like any others. A red stone that is freed stays red.
rules-tower-win = You win at once when your opponent has no stone in the pool and no stone on top anywhere on the board; a single stone counts as on top. Covered stones count as captured.

## Notation

rules-notation-race = @c1 brings a piece from the pool to c1, c2-d2 is a move, g1-off takes a piece off the board, and -- is a pass. An x in place of the dash is a capture: c2xe2.
rules-notation-modern = @d1 places a piece on d1, and @d1x captures there. A move names every square it steps on, with - or, for a capture, x: c2-d2-e2, c2-d2xe2. A comma joins the moves of two pieces: a1-a2,c2xd2. A pass is --.
rules-notation-tower = @d1 brings a stone from the pool to d1, c2-f2 is a move, c2xf2 a capture, and -- a pass. A + gives the number of prisoners taken along: c2-f2+2.
