### What the engine says, and the list of games, in the browser. Variables are text unless noted.

## The computer

# $level is the name of a level.
seat-computer = Computer, { $level }
seat-stand-in = (not perfect yet: a net plays)
level-master-about = As good as it gets: perfect where the game is solved.
master-perfect = Plays perfectly: this game is solved.
# $percent is a number.
master-solving = Not perfect yet: the game is still being solved, { $percent } % are done. Until then a neural net plays, looking two moves ahead.
master-net = A neural net that looks two moves ahead. Strong, but not perfect: this game is not solved here.
master-by-hand = Looks two moves ahead by rules of thumb. Not perfect: this game is not solved here.

## Hints

hint-ask = Hint

## Review

review-of = Review: { $light } against { $dark }
review-lead = What was luck and what was skill? Load a record, and every roll and move is weighed.
review-open = Review the game
review-thinking = Weighing every roll and every move…
review-running = The game is not over yet. It can be reviewed when it is.
review-too-long = This game is too long to be reviewed.
review-unreachable = The game cannot be reviewed now. Check the address, or try again.
review-curve = Light’s chance of winning, roll by roll
review-moves = Every roll and move
review-show-best = Show the best move
review-show-played = Show the move played
review-play-on = Play on from here
review-analyse = Analyse from here
book-lead = Where the result comes from, in points of the chance of winning. Each column adds up.
bands-title = How good the moves were
bands-decisions = Moves with a choice
bands-mean = Given away per choice

## Analysis board

analyse-nav = Analyse
analyse-lead = Set up any position and see what every move is worth.
analyse-tool = A press on a square puts there
tool-light = a light piece
tool-dark = a dark piece
tool-light-turned = a light stone, turned red
tool-dark-turned = a dark stone, turned red
tool-remove = nothing (takes away)
analyse-out = { $side }, off the board
analyse-fewer = One fewer
analyse-more = One more
analyse-side = To act
analyse-position = Position as text
analyse-take = Use
analyse-clear = Clear the board
analyse-start = Starting position
analyse-back = Back a move
analyse-moves = What the moves are worth
analyse-odds = comes in { $odds }
# $count is a number.
analyse-all =
    { $count ->
        [one] One more move
       *[other] { $count } more moves
    }

## Your games

games-lead = The games that this browser has a seat in. They are remembered here only.
games-running = In play
games-over = Finished
games-alone = Two at one screen
games-against = Against { $name }
games-waiting = Waiting for an opponent
games-your-turn = Your turn
games-their-turn = The other’s turn
games-starting = About to begin
# $count is a number.
games-rolls =
    { $count ->
        [one] one roll
       *[other] { $count } rolls
    }
games-won = Won
games-lost = Lost
games-drawn = Draw
games-go-on = Go on
games-replay = Replay
games-review = Review
games-forget = Forget
games-forget-sure = Forget: sure?
games-forget-note = Whoever forgets a game in play cannot go on with it.
