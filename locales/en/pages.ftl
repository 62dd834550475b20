### The pages beside the game in the browser: open games, rules, replay and the dice check.
### Numbers: $count, $minutes, $seconds, $number, $total, $of, $rolls. All other variables are text.

## On every page

page-lobby = Open games
page-rules = Rules
page-replay = Replay
page-dice = Fair dice
## Where there is nothing

nowhere-title = There is nothing here
nowhere-lead = No page has this address. Check it, or begin anew.
nowhere-home = To the first page

## Open games

lobby-title = Open games
lobby-lead = Somebody is waiting at each of these boards. One press, and you sit down.
lobby-yours = Your game
lobby-yours-hint = You wait here. As soon as somebody joins, the game begins.
lobby-yours-go = Go to your game
lobby-nobody = Somebody
lobby-side = You play { $side }
lobby-join = Join
lobby-joining = Sitting down …
lobby-your-name = Your name
lobby-your-name-hint = Others see it. You may leave it empty.
lobby-clock-none = No clock
lobby-clock-minutes =
    { $minutes ->
        [one] One minute each
       *[other] { $minutes } minutes each
    }
lobby-clock-seconds =
    { $seconds ->
        [one] One second a turn
       *[other] { $seconds } seconds a turn
    }
lobby-clock-game-seconds =
    { $seconds ->
        [one] One second each
       *[other] { $seconds } seconds each
    }
lobby-since-now = just opened
lobby-since =
    { $minutes ->
        [one] waiting for a minute
       *[other] waiting for { $minutes } minutes
    }
lobby-count =
    { $count ->
        [0] No game is open
        [one] One game is open
       *[other] { $count } games are open
    }
lobby-empty = Nobody is waiting right now
lobby-empty-hint = Open a game yourself. It appears here for everybody, and whoever comes next can join you.
lobby-open = Open a game
lobby-open-yours = Or open one yourself
lobby-game = Game
lobby-taken = Somebody was quicker: that game is no longer open. Choose another.
lobby-unreachable = The list cannot be loaded. It is tried again every few seconds.

## Rules

rulebook-games = Games
rulebook-try = Try it
rulebook-examples-hint = Press a move and see what it does.
rulebook-example = Example { $number } of { $of }
rulebook-moves = Moves for this roll
rulebook-back = Back
rulebook-effect-captures =
    { $count ->
        [one] An enemy piece is captured on { $squares }.
       *[other] Enemy pieces are captured on { $squares }.
    }
rulebook-effect-finished = The piece has finished.
rulebook-effect-safe = Nobody can capture it there.
rulebook-effect-again = You roll again.
rulebook-effect-wins = The game is won.
rulebook-next-example = Next example
rulebook-previous-example = Previous example
rulebook-path-label = The path of { $side }: { $squares }
rulebook-whose-path = Whose path
rulebook-play = Play against the computer
rulebook-print = Print
rulebook-contents = On this page
rulebook-unreachable = These rules cannot be loaded. Check the address, or try again.
rulebook-again = Try again

## Replay

replay-title = Look at a game
replay-lead = Load the record of a game and go through it roll by roll.
replay-drop = Drop a record here
replay-choose = Choose a file
replay-or-paste = Or paste the record
replay-show = Show the game
replay-empty = There is nothing to show yet. Choose a file or paste a record.
replay-bad = This record cannot be read:
replay-unreachable = The game cannot be loaded. Check the address, or try again.
replay-too-long = This file is too large for a record.
replay-versus = { $light } against { $dark }
replay-first = First
replay-previous = Back one roll
replay-next = On one roll
replay-last = Last
replay-slider = Roll
replay-at-start = Before the first roll
replay-at = Roll { $number } of { $total }
replay-keys = The arrow keys step, Home and End jump.
replay-plies = The game in words
replay-starting = The start
replay-running = The game is not finished.
replay-download = Download the record
replay-check = Check the dice
replay-another = Load another record

## Dice

fair-title = Are the dice fair?
fair-lead = Nobody can load these dice: neither you, nor your opponent, nor this server. And you need not take our word for it.
fair-seal-step = A sealed envelope
fair-seal-when = Before the game
fair-seal-how = The server makes up a secret and puts it into a sealed envelope. Everybody is shown the seal. It does not give the secret away, but it fits no other: nobody can put another one in later.
fair-mix-step = A pinch of chance from you
fair-mix-when = With every throw
fair-mix-how = When you roll, your browser makes up a number at that very moment. Secret and number together give the throw. The server did not know your number, and you did not know the secret: so nobody could choose.
fair-open-step = The envelope is opened
fair-open-when = After the game
fair-open-how = Now everybody may see the secret. Your browser looks whether it fits the seal, and works out every throw again. If a single one had been changed, you would see it here.
fair-seal = Seal, shown before the game
fair-secret = Secret, in the envelope
fair-secret-closed = The envelope is still closed.
fair-check = Check this game
fair-check-again = Check again
fair-checking = Working it out: throw { $number } of { $total }
fair-running = This game is still being played. The secret is shown when it is over; then you can check every throw here.
fair-seeded = The dice of this game are not fair. They follow from a fixed number, so that the program can be tested.
fair-unsealed = This record says nothing about how its dice were thrown, so there is nothing to check. You can still see how the rolls fell.
fair-which = Open the check from a game, or load its record: then it is worked out here.
fair-load = Load a record
fair-no-game = The game cannot be loaded. Check the address, or try again.
fair-holds =
    { $count ->
        [one] Everything fits. The seal is right, and so is the one throw.
       *[other] Everything fits. The seal is right, and so are all { $count } throws.
    }
fair-breaks = Something does not fit. Do not trust the dice of this game.
fair-seal-holds = The secret fits the seal.
fair-seal-breaks = The secret does not fit the seal. It is not the one that was in the envelope.
fair-missing =
    { $count ->
        [one] One throw has no number from a browser and cannot be worked out.
       *[other] { $count } throws have no number from a browser and cannot be worked out.
    }
fair-surplus =
    { $count ->
        [one] One number from a browser belongs to no throw of the game.
       *[other] { $count } numbers from browsers belong to no throw of the game.
    }
fair-kept-seal = The envelope is the one that this browser saw before the first throw.
fair-kept-seal-late =
    { $count ->
        [one] The envelope is the one that this browser saw when it came, after the first throw.
       *[other] The envelope is the one that this browser saw when it came, after { $count } throws.
    }
fair-kept-seal-differs = The envelope is not the one that this browser saw. Another seal was shown then.
fair-kept-salts =
    { $count ->
        [one] The number that this browser added was used, for the throw it was meant for.
       *[other] All { $count } numbers that this browser added were used, each for the throw it was meant for.
    }
fair-kept-salts-differ =
    { $count ->
        [one] One throw was not made with the number that this browser added.
       *[other] { $count } throws were not made with the numbers that this browser added.
    }
fair-kept-no-salts = This browser did not play, so none of the numbers is its own.
fair-kept-nothing = This browser did not play this game. Whether the seal was shown before the first throw, and whether the numbers are those of the players, only their browsers can tell.
fair-throws = All throws
fair-column-number = Throw
fair-column-who = Who
fair-column-salt = Number from the browser
fair-column-computed = Worked out
fair-column-shown = In the game
fair-column-matches = Fits
fair-lot = Lot for the start
fair-for-start = { $side }, for the start
fair-yes = yes
fair-no = no
fair-rolls = How the rolls fell
fair-rolls-hint = The bar shows how often a roll came, the line how often it was to be expected.
fair-rolls-none = Nobody has rolled yet.
fair-both = Both together
fair-rolls-count =
    { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    }
fair-bar =
    { $count ->
        [one] { $roll }: came once, { $expected } expected
       *[other] { $roll }: came { $count } times, { $expected } expected
    }
fair-luck-few = Too few rolls yet to say anything about luck.
fair-luck-usual = Nothing unusual: of 100 games with honest dice, about { $count } stray this far or further.
fair-luck-uneven = A little uneven: of 100 games with honest dice, about { $count } stray this far or further.
fair-luck-rare = Rare, but it happens: of 1000 games with honest dice, about { $count } stray this far or further.
fair-luck-hardly = Very rare: of 1000 games with honest dice, not even one strays this far.
fair-luck-check = That alone proves nothing. The check above does.
fair-exactly = How it is worked out, exactly
fair-exactly-seal = The seal is the SHA-256 of the 32 bytes of the secret.
fair-exactly-block = For throw n, counted from 0, with the 16 bytes of salt that the browser sent:
fair-exactly-words = The result is eight numbers of 32 bits, the highest byte first. With T equally likely throws, q is 2³² divided by T, rounded down. The first number w for which w divided by q, rounded down, is less than T gives the throw. If none of the eight does, try goes up by one.
fair-exactly-rolls = The throws are shared out among the rolls in this order:
fair-replay = Look at the game

## The interface for programs

interface-title = The interface for programs
interface-link = For programs
interface-lead = What a program can ask this server, and what it is answered. The descriptions are in English.
interface-requests = Requests
interface-types = Types
interface-parameters = In the address
interface-body = Body
interface-answers = Answers
interface-optional = may be left out
interface-raw = All of it as OpenAPI
interface-unreachable = The description of the interface cannot be loaded.
