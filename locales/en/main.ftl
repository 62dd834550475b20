### What the program says. Variables are text unless noted.

title = The Royal Game of Ur

## Sides, dice, moves

side-light = Light
side-dark = Dark

roll-blanks = two blanks
roll-blank-colour = one colour
roll-gold-silver = gold and silver
roll-silvers = two silver
roll-golds = two gold

move-pass = pass
move-place = a piece from the pool to { $to }
move-place-captures = a piece from the pool to { $to }, capturing
move-finish = { $from } to the finish
move-walk = { $from } to { $to }
move-walk-captures = { $from } to { $to }, capturing
move-walk-way = { $from } by { $way } to { $to }
move-walk-way-captures = { $from } by { $way } to { $to }, capturing on { $captured }
# $prisoners is a number.
move-carry =
    { $prisoners ->
        [one] { $move }, with one prisoner
       *[other] { $move }, with { $prisoners } prisoners
    }
move-double = { $first }, then { $second }

## What happened

said-rolled = { $side } rolls { $roll }.
said-moved = Played: { $move }.
said-again = Another roll.
said-pass-chosen = The turn is passed.
said-pass-roll = That moves nothing: the turn passes.
said-pass-roll-again = That moves nothing.
said-pass-pool = The pool is empty, so nothing can be placed: the turn passes.
said-pass-lone = The lone piece on { $square } cannot be captured by placing, and there is no other Entrance: the turn passes.
said-pass-nothing = No piece can move that far: the turn passes.
said-roll-off = For the start, Light rolls { $light } and Dark { $dark }: { $starter } starts.
said-roll-off-tie = For the start, both roll { $light }: once more.

over-won = { $winner } has won.
over-resigned = { $loser } has resigned: { $winner } wins.
over-time = { $loser } has run out of time: { $winner } wins.
over-draw = A draw.

draw-same-placement = The last five actions all placed on { $square }: you may claim a draw.
draw-same-position = This position stands for the fifth time: you may claim a draw.

## Positions

show-turn = { $side } to act.
show-won = { $side } has won.
# $pool and $out are numbers.
reserve-race = { $side }: { $pool } in the pool, { $out } finished
reserve-modern = { $side }: { $pool } in the pool
reserve-tower = { $side }: { $pool } in hand, { $out } out of the game

## Rulesets

about-classic = The classic race by Finkel’s rules: seven pieces, safe rosettes.
about-brettspielnetz = The classic race with six pieces, as on Brettspielnetz; Light starts.
about-masters = A longer path of 16 squares, three dice, no safe squares.
about-masters-four-dice = The path of 16 squares with four dice.
about-blitz = The path of 16 squares with five pieces; a capture rolls again.
about-aseb = The later board with its long last row; five pieces.
about-modern = The modern interpretation: hold four forts of Earth and Heaven at once.
about-ravensburger = The UR-Spiel: towers, prisoners and stones that turn red.
about-own = A ruleset of your own.
title-own = your own rules

## The first screen

menu-ruleset = Game
menu-preset = Board
menu-light = Light
menu-dark = Dark
menu-dice = Dice
menu-language = Language
menu-play = Play
menu-resume = Go on with the last game
seat-human = a person
seat-random = computer: random
seat-greedy = computer: greedy
# $level is the name of a level.
seat-level = computer: { $level }

# How strong the computer plays, and what that means.
level-beginner = beginner
level-beginner-about = Sees that some moves are bad, but not which. You should win most games.
level-easy = easy
level-easy-about = Avoids the worst moves. A fair match for your first games.
level-medium = medium
level-medium-about = Finds most good moves.
level-hard = hard
level-hard-about = Rarely gives anything away.
level-master = master
master-solved = Perfect: this game is solved here.
# $ruleset is the name of a ruleset.
master-to-solve = Not perfect yet: `ur solve { $ruleset }` solves this game.
master-unsolved = Strong, but not perfect: this game is not solved here.
dice-thrown = thrown by the computer
dice-typed = real ones, typed in

## The game screen

too-small = This window is too small: the game wants 80 columns and 24 lines. Make it larger, or play line by line with ur play --plain.
status-turn = { $side } to act
status-opening = Who starts?
panel-moves = Moves
panel-history = History
panel-dice = Dice
notice-undone = Taken back. The same rolls come again.
bad-roll = “{ $text }” is not a roll. These dice show { $rolls }.
bad-roll-none = Type what the dice show: { $rolls }.
bad-two-rolls = The start takes two rolls: Light’s and Dark’s, with a space between.
bad-known-roll = This roll was thrown before the takeback: it is { $roll } again.
bad-move-text = “{ $text }” is not a move. Moves are written like @d1, c2-d2 or c2xe2.
bad-move-illegal = “{ $move }” is not legal with this roll.
bad-other = That cannot be done now.
no-draw = No draw can be claimed now.
save-failed = The record could not be written to { $path }.
save-exists = { $path } is there already. Choose another name.
no-undo = There is no move of yours to take back.
saved-record = The record is in { $path }.
# $count is a number.
bad-number =
    { $count ->
        [one] There is only one move.
       *[other] The moves are numbered 1 to { $count }.
    }

## What moves are worth

# $error is a number of points, in words.
chances-exact = These chances are exact: the game is solved, and none is off by more than { $error }.
chances-unproved = The game is solved, but without proved bounds: these chances may be off by about { $error }.
chances-net = These chances are estimates of a neural net, typically off by { $error }. Smaller differences mean little.
chances-by-hand = These chances are rough estimates by a rule of thumb, often off by { $error } or more. Take them as a pointer only.
# $points is a number of percentage points.
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
band-excellent = excellent
band-good = good
band-inaccuracy = inaccuracy
band-mistake = mistake
band-blunder = blunder
# $chance is a percentage, as text, and $error a number of points, in words.
hint-exact = Best is { $move }: your chance of winning is { $chance }, exactly.
hint-estimate = Best is { $move }: your chance of winning is about { $chance }, give or take { $error }.
review-title = Review
review-nothing = There is nothing to review: no roll has been played.
# $light and $dark are percentages, as text.
review-at = Light { $light }, Dark { $dark }
# $points is a signed number of percentage points, as text.
review-luck = Luck { $points }
review-loss = { $points } given away
review-best = Best: { $move }
review-only = No choice
analyse-title = Analysis board
analyse-text-bad = This is no position of this game:
# $chance is a percentage, as text.
analyse-chance = { $side } to roll: chance of winning { $chance }
# $odds is a percentage, as text.
analyse-roll = Roll { $roll }
analyse-won = { $side } has won here: there is nothing left to weigh.
analyse-invalid = The game cannot stand like this:
fault-board = The board has another shape.
# $found and $limit are numbers.
fault-count = { $side } has { $found } pieces in all, and must have { $limit }.
fault-tower = { $square } holds more than one piece.
fault-turned = The stone on { $square } is turned red; this game has no red stones.
fault-off-path = { $side } never comes to { $square }.
fault-out = { $side } has { $found } pieces off the board, but in this game none leaves it for good.
fault-lane = { $square } is for { $side }’s own stones that are not red.
fault-refuge = On { $square } the top stone must be { $side }’s.
fault-goal = { $square } is for { $side }’s own red stones.
fault-crowded = { $square } holds { $found } stones of { $side }; { $limit } are allowed.
fault-high = The tower on { $square } has { $found } stones; the limit is { $limit }.
fault-both-won = Both sides have won.
fault-winner-to-act = { $side } has won, so the other side must be to act.
play-on-title = Play on from this position
book-title = Luck and skill
book-start = Chance at the start
book-luck = Own luck with the dice
book-moves = Given away by own moves
book-judges-error = The judge’s own error
book-ending = Given away at the end
book-other-luck = The other’s luck
book-other-moves = Given away by the other
book-result = Result
book-stands = As it stands
review-partly = Only the first { $rolls } of { $of } rolls were reviewed: all of them would take too long.
games-title = Your games
games-none = There are none yet.
games-unfinished = not over
games-draw = draw
games-winner = { $side } won
games-taken = This game is being played elsewhere.
ago-now = just now
# $count is a number.
ago-minutes =
    { $count ->
        [one] one minute ago
       *[other] { $count } minutes ago
    }
ago-hours =
    { $count ->
        [one] one hour ago
       *[other] { $count } hours ago
    }
ago-days =
    { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }

## What can be done now

keys-menu = ↑↓ choose · ←→ change · Enter go · F1 rules · q leave
keys-rules = ↑↓ scroll · any other key closes
keys-play-on = ↑↓ choose · ←→ change · Enter play · F1 rules · q back
keys-go-on = Enter go on · v review
keys-review = Enter review
keys-games = ↑↓ choose · F1 rules · q back
keys-back = q back
keys-review-step = ↑↓ step · n next mistake
keys-review-best = b best move
keys-review-played = b move played
keys-review-play-on = p play on from here
keys-review-analyse = a analyse
keys-review-always = F1 rules · q back
keys-analyse-square = arrows go · l light piece · d dark piece · x take away
keys-analyse-red = r turn over
keys-analyse-out = ←→ how many are off the board · ↑↓ go
keys-analyse-board = s other side to act · c clear · n start · e as text
keys-analyse-roll = Tab roll
keys-analyse-weighed = m moves
keys-analyse-moves = ↑↓ choose · Enter make the move · Esc board
keys-analyse-text = Type or paste a position · Enter use it · Esc back
keys-roll-off = Space: roll for the start
keys-roll-off-typed = Type Light’s roll and Dark’s, then Enter
keys-starter = Who starts? l Light · d Dark · Space by lot
keys-roll = Space: roll
keys-roll-typed = Type your roll, then Enter
keys-move = ↑↓ or number, Enter: move
keys-hint = h hint
keys-computer = The computer thinks
keys-over = n: another game · v review
keys-draw = c: claim a draw
keys-resign = Give up for { $side }? y yes · any other key no
keys-undo = u undo
keys-playing = r resign
keys-always = t history · w save · F1 rules · q leave

## Line mode

plain-help = Enter rolls; a number or a move such as c2-d2 plays it. Also: board, hint, undo, draw, resign, save FILE, rules, help, quit.
plain-kept = The game is kept in { $path }. To go on with it: ur play --file { $path }
ask-roll-off = Who starts? Enter rolls for it.
ask-roll-off-typed = Who starts? Type Light’s roll and Dark’s, with a space between.
ask-starter = Who starts? light, dark, or Enter for the lot.
ask-starter-loser = { $side } lost the last game and says who starts: light, dark, or Enter for the lot.
ask-roll = { $side }: Enter rolls.
ask-roll-typed = { $side }: type your roll.
ask-draw = Type draw to claim it.
ask-move = { $side } rolls { $roll }. Your moves:
ask-over = Type save FILE to write the record, undo to go back, or Enter to leave.
bad-starter = Type light or dark, or just Enter.
bad-roll-command = Press Enter to roll. Other commands: help.
