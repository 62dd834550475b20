### Words of the game in the browser. Variables are text unless noted.

name = Ur
tagline = A race four and a half thousand years old. Learn it in a minute.

## Setting up a game

setup-game = Game
setup-more-games = More games
setup-against = Opponent
setup-level = Strength
setup-options = Options
setup-side = Your side
setup-name = Your name
setup-clock = Clock
setup-rules = Read the rules
setup-squares = What is where: names of squares with a space between. Empty is as usual.
setup-refused = The game cannot be set up like this:

ruleset-classic = Classic
ruleset-brettspielnetz = Brettspielnetz
ruleset-masters = Masters
ruleset-masters-four-dice = Masters, four dice
ruleset-blitz = Blitz
ruleset-aseb = Aseb
ruleset-modern = Modern
ruleset-ravensburger = UR-Spiel
ruleset-changed = { $name }, house rules

against-computer = Computer
against-friend = A friend
against-friend-note = You get a link to send.
against-anyone = Anyone
against-anyone-note = Your game waits in the lobby until somebody sits down.
against-here = Two here
against-here-note = You share this screen.

side-lot = Drawn by lot
clock-none = None
clock-game-5 = 5 minutes a side
clock-game-10 = 10 minutes a side
clock-move-30 = 30 seconds a turn
clock-move-60 = One minute a turn

option-pieces = Pieces
option-rosette-safe = Rosettes are safe
option-rosette-roll = A rosette gives another roll
option-capture-roll = A capture gives another roll
option-starts = Who starts
option-preset = Board
option-routes = Routes
option-forts = Forts
option-ishtar = House of Ishtar
option-marduk = House of Marduk
option-kingdom = Royal Kingdom
option-entrances = Entrances
option-pass-allowed = You may pass
option-jump-may-capture = A jump may end in a capture
option-placement-captures = Placing captures
option-placement-extra-turn = Placing on a fort gives another turn
option-draw = Draws
option-six = A six
option-stack-limit = Height of towers
option-partial-prisoners = You choose how many prisoners go along
option-red-may-stop-on-a5 = Red stones may stop on A5
value-true = yes
value-false = no
value-light = Light
value-roll-off = by the dice
value-default = usual
value-track = along the track
value-rings = in rings
value-grid = any way
value-entrance = at an Entrance
value-all = anywhere
value-repetition5 = after five repetitions
value-off = off
value-none = no limit
value-pass = passes the turn
value-roll-again = rolls again

## The board

board-label = Board
board-example = The board with some pieces
region-earth = Earth
region-bridge = Bridge
region-heaven = Heaven
mark-rosette = rosette
mark-fort = fort
mark-entrance = Entrance
mark-kingdom = Royal Kingdom
mark-ishtar = House of Ishtar
mark-marduk = House of Marduk
mark-goal = goal square
place-pool = pool
place-off = finish
# $row is a number.
row-squares = Row { $row }
row-tray = { $side }, beside the board
# $count is a number.
cell-pool =
    { $count ->
        [one] { $side }’s pool, one piece
       *[other] { $side }’s pool, { $count } pieces
    }
# $count is a number.
cell-off =
    { $count ->
        [one] { $side }, one piece off the board
       *[other] { $side }, { $count } pieces off the board
    }
cell-empty = empty
cell-piece = { $side } piece
cell-turned = { $side } stone, turned red
# $light and $dark are numbers.
cell-tower = tower of { $light } light and { $dark } dark
cell-source = can move to { $targets }
cell-target = target
cell-picked = picked
brings-capture = captures
brings-safe = safe
brings-again = rolls again
brings-win = wins

## What can be done now

controls-label = Dice and what to do
key-space = Space
roll-now = Roll
roll-off = Roll for the start
# $roll is a number from 0 to 6.
roll-number =
    { $roll ->
        [0] zero
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $roll }
    }
start-side = { $side } starts
start-lots = Draw lots
only-move = Play: { $move }
pass-now = Pass
way-by = By { $way }
double-stop = Only this piece
choice-back = Start over
carry-ask = How many prisoners go along?
# $count is a number.
carry-count =
    { $count ->
        [0] no prisoner
        [one] one prisoner
       *[other] { $count } prisoners
    }

now-seats = The game starts once both seats are taken.
now-roll-off = Roll to see who starts.
now-starter = Who starts?
now-starter-wait = Your opponent says who starts.
now-roll = Your roll.
now-roll-side = { $side } to roll.
now-wait-roll = { $side } is about to roll.
now-wait-move = { $side } is thinking.
now-computer-rolls = The computer rolls.
now-computer-moves = The computer is thinking.
now-move = You rolled { $roll }. Choose a piece.
now-move-side = { $side } rolled { $roll }. Choose a piece.
now-target = Choose where it goes.
now-second = Choose the second piece.
now-way = Which way?

over-you-won = You have won!
over-you-lost = You have lost.
over-aborted = The game was broken off.
over-draw-claimed = A draw, claimed after repetition.
over-replay = Look through the game
over-dice = Check the dice
over-record = Save the record
over-home = Another game
rematch = Rematch
rematch-asked = You asked for a rematch.

## You and your opponent: $name begins the sentence

your-opponent = Your opponent
the-computer = The computer
you-rolled = You roll { $roll }.
opponent-rolled = { $name } rolls { $roll }.
opponent-rolling = { $name } is about to roll.
opponent-thinking = { $name } is thinking.
roll-off-you = For the start, you roll { $yours } and your opponent { $theirs }: you start.
roll-off-opponent = For the start, you roll { $yours } and your opponent { $theirs }: your opponent starts.
start-you = You start
start-opponent = { $name } starts
over-you-resigned = You have resigned.
over-you-late = You have run out of time.
over-opponent-resigned = { $name } has resigned.
over-opponent-late = { $name } has run out of time.

## Players

seat-open = Free seat
seat-you = You
seat-opponent = Opponent
seat-guest = Player
seat-away = away
seat-free = A seat is free.
seat-take = Take the free seat
seat-watch = Just watch
seat-fleeting = Your browser saves nothing, so your seat is lost when you close this tab.
seat-fleeting-read = Got it
turn-mark = To act
you-watch = You are watching
# $count is a number.
spectators =
    { $count ->
        [one] one is watching
       *[other] { $count } are watching
    }
history-none = No roll yet.

share-title = Waiting for your opponent
share-help = Send this link. Whoever opens it plays against you.
share-link = Link to this game
share-local = This address works only on this computer. For others, start the server with { $command }.
share-cancel = Cancel the game
share-copy = Copy link
share-copied = Copied
share-share = Share
share-qr = QR code of the link

takeback = Take back
takeback-asked = You asked to take your move back.
resign = Resign
resign-sure = Resign: sure?
draw-claim = Claim the draw
flip = Turn the board
sound-on = Sound on
sound-off = Sound off
reactions = Say something
reaction-hello = Hello!
reaction-good-luck = Good luck!
reaction-well-played = Well played!
reaction-lucky = Lucky!
reaction-ouch = Ouch!
reaction-thanks = Thanks!
offer-takeback = { $name } asks to take a move back.
offer-rematch = { $name } asks for a rematch.
offer-accept = Accept
offer-decline = Decline
absent = { $name } is away.
absent-wait = You may claim the game in
absent-claim = Claim the game
absent-abort = Break off

## Preferences

menu-label = Menu
nav-label = Pages
nav-start = New game
nav-lobby = Lobby
nav-rules = Rules
nav-replay = Replay
set-language = Language
set-theme = Look
theme-system = as the system
theme-light = light
theme-dark = dark
set-view = Nearest row
view-own = mine
set-volume = Volume
set-sound = Sound
set-names = Show names of squares
set-forced = Play the only move by itself
failed-language = This language could not be loaded. Try again in a moment.

## What went wrong

line-lost = The connection is lost. Trying again…
problem-request = That could not be understood. Load the page again.
problem-too-many = That was too much at once. Wait a moment.
problem-no-game = There is no such game. Check the link.
problem-no-seat = Both seats are taken. You can watch.
problem-not-a-player = You are watching this game, not playing it.
problem-turn = It is not your turn.
problem-late = The game has gone on. Look again.
problem-illegal = That move is not legal now.
problem-not-now = That cannot be done now.
problem-full = The server is full. Try again later.
problem-unavailable = The server does not answer. Try again in a moment.
