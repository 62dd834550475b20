### The lessons. “You” are Light, and it is your turn; the roll and the board are shown. Each step has a title, a
### task (the message without an ending), a text when it is done, and one for a legal move that does something else.
### Numbers: $number, $of, $done.

## Around the lessons

learn-title = Learn by playing
learn-nav = Learn
learn-lead = A short lesson for each game. You play, and the rules tell you whether it is right.
learn-lesson = Lesson: { $game }
learn-step = Step { $number } of { $of }
learn-progress = { $done } of { $of } steps done
learn-learnt = Done
learn-begin = Begin
learn-hint = Show me
learn-again = Try again
learn-next = Next step
learn-previous = Previous step
learn-finish = Finish
learn-moves = All moves in words
learn-end-title = You can play now
learn-end = That was the lesson: you know the rules that matter. The rest comes with playing.
learn-restart = From the beginning
learn-others = Other lessons
learn-unreachable = This lesson cannot be loaded. Check the address, or try again.
learn-help = Type a move or its number. Also: hint, board, back, help, quit.
learn-hint-move = Try { $move }.
learn-first-step = This is the first step.
learn-bye = The lesson is there whenever you like: { $command }
learn-play = Now play a real game: { $command }

## Race family

lesson-race-enter-title = Enter a piece
lesson-race-enter = Your pieces wait in the pool. A piece enters on the square of your path whose number is your roll. Bring one in.
lesson-race-enter-done = Your first piece is on its way. It has to go along the whole path and off the board.

lesson-race-walk-title = Move on
lesson-race-walk = Each time you choose: a piece on the board moves exactly as far as your roll, or another one enters. Move the piece on the board.
lesson-race-walk-done = Exactly as far as you rolled. Pieces only move forward, and they may jump over any others.
lesson-race-walk-miss = That is legal too: a second piece has entered. But this time, move the one on the board.

lesson-race-capture-title = Capture
lesson-race-capture = Your opponent’s piece is exactly as far away as your roll. Land on it to capture it.
lesson-race-capture-done = Captured! The piece goes back to its pool and has to start again.
lesson-race-capture-miss = That is legal, but your opponent’s piece goes on undisturbed. Land on it.

lesson-race-capture-roll-title = Capture and roll again
lesson-race-capture-roll = Your opponent’s piece is exactly as far away as your roll. In this game, a capture also gives you an extra roll. Capture it.
lesson-race-capture-roll-done = Captured! The piece goes back to its pool, and you roll again.
lesson-race-capture-roll-miss = That is legal, but you miss a capture and an extra roll. Land on your opponent’s piece.

lesson-race-rosette-title = Land on a rosette
lesson-race-rosette = When a piece lands on a rosette, you get an extra roll. One of your pieces can reach a rosette now.
lesson-race-rosette-done = You roll again, and you may use the extra roll for any of your pieces.
lesson-race-rosette-miss = That is legal, but it is no rosette, and your turn would be over. Land on the rosette.

lesson-race-rosette-safe-title = Safe on the rosette
lesson-race-rosette-safe = Two of your opponent’s pieces are exactly as far away as your roll. The one on the rosette is safe: you cannot land on it. Capture the other.
lesson-race-rosette-safe-done = Right. Your own pieces are just as safe on a rosette.
lesson-race-rosette-safe-miss = That is legal, but it captures nothing. The piece that does not stand on a rosette can be captured.

lesson-race-rosette-unsafe-title = A rosette protects nobody
lesson-race-rosette-unsafe = In this game, a piece on a rosette is not safe. Capture your opponent’s piece there.
lesson-race-rosette-unsafe-done = Captured! Remember that your own pieces are not safe on a rosette either.
lesson-race-rosette-unsafe-miss = That is legal, but your opponent’s piece stays where it is. It is not safe there: capture it.

lesson-race-home-title = Into safety
lesson-race-home = Your opponent is right behind you. The last squares of your path are yours alone: nobody can capture you there. Bring your piece that far.
lesson-race-home-done = Safe! Your opponent’s path does not lead there.
lesson-race-home-miss = That is legal, but your opponent can still capture your piece. Bring it to the last squares of your path.

lesson-race-no-home-title = Danger to the end
lesson-race-no-home = Your opponent’s piece is almost at the finish. In this game, the two paths share squares to the very end. Capture it.
lesson-race-no-home-done = Captured just before the finish! The same can happen to your pieces.
lesson-race-no-home-miss = That is legal, but your opponent’s piece will soon be off the board. Capture it.

lesson-race-finish-title = Finish with an exact roll
lesson-race-finish = A piece leaves the board only with an exact roll: a 1 from the last square of the path, a 2 from the square before it, and so on. Bring a piece off the board.
lesson-race-finish-done = Finished! Nobody can capture this piece any more.
lesson-race-finish-miss = That is legal, but another piece can leave the board with exactly this roll.

lesson-race-win-title = Win
lesson-race-win = Your last piece, and the exact roll: whoever brings all pieces off the board first wins.
lesson-race-win-done = All your pieces are off the board: you have won!

## Modern interpretation

lesson-modern-place-title = Place on an Entrance
lesson-modern-place = Whatever you roll, you may place a piece from your pool on an Entrance. Place your first piece.
lesson-modern-place-done = Your first piece is on the board. There are forts to take, in Earth and in Heaven.
lesson-modern-place-miss = You may pass here, but then nothing comes of it. Place a piece on an Entrance.

lesson-modern-move-title = Move a piece
lesson-modern-move = With one coloured tip, you move one piece 1 step, forward or backward. Move your piece on the board.
lesson-modern-move-done = Your pieces may go either way, and where routes branch, you choose.
lesson-modern-move-miss = That is legal, but your piece stays where it is. This time, move it.

lesson-modern-beside-title = Two blanks
lesson-modern-beside = With two blanks you cannot move, but you may place a piece beside one of your own. Do that.
lesson-modern-beside-done = The two squares only have to share an edge: no route needs to join them.
lesson-modern-beside-miss = That is legal, but an Entrance is open to you with any roll. Use the two blanks: place beside your piece.

lesson-modern-kingdom-title = Into the Royal Kingdom
lesson-modern-kingdom = With gold and silver you may place a piece in the Royal Kingdom. Place one on a free square of it.
lesson-modern-kingdom-done = In the same way, two silver tips let you place on the House of Ishtar, and two gold tips on the House of Marduk.
lesson-modern-kingdom-miss = That is legal, but this roll can do something rarer. Place a piece in the Royal Kingdom.

lesson-modern-capture-title = Capture
lesson-modern-capture = Move onto an enemy piece and you capture it. Capture the one next to yours.
lesson-modern-capture-done = Captured! It goes back to its pool, and has to be placed again.
lesson-modern-capture-miss = That is legal, but it captures nothing. Move onto your opponent’s piece.

lesson-modern-fort-title = Take a fort
lesson-modern-fort = The four forts carry a rosette. When a piece moves onto a fort, you get an extra turn. Take the fort.
lesson-modern-fort-done = The fort is yours, and you roll again.
lesson-modern-fort-miss = That is legal, but it takes no fort. Your piece stands right before one.

lesson-modern-ishtar-title = Ishtar protects
lesson-modern-ishtar = Your piece stands right before an enemy fort. But your opponent has a piece on the House of Ishtar, and that protects all of their forts. The piece on Ishtar itself is not protected: capture it.
lesson-modern-ishtar-done = Now your opponent’s forts can be captured. And while you hold Ishtar, yours cannot.
lesson-modern-ishtar-miss = That is legal, but Ishtar still protects your opponent’s forts. Capture the piece on the House of Ishtar.

lesson-modern-double-title = Move two pieces
lesson-modern-double = With two coloured tips, you may move two different pieces 1 step each, one after the other. Move both of yours.
lesson-modern-double-done = Two pieces with one roll. You may also move a single piece, 1 or 2 steps.
lesson-modern-double-miss = That is legal, but the roll lets you move both pieces. Move each of them 1 step.

lesson-modern-win-title = Hold all four forts
lesson-modern-win = You hold three forts. Take the fourth, and you rule Earth and Heaven at the same time: that wins the game.
lesson-modern-win-done = You rule Earth and Heaven: you have won!
lesson-modern-win-miss = That is legal, but it does not win. One of your pieces stands right before the fourth fort.

## Ravensburger

lesson-tower-enter-title = Enter a stone
lesson-tower-enter = Your stones wait in the pool. One enters on the square that your roll gives; the first square of your lane counts as 1. Bring one in.
lesson-tower-enter-done = Your stone is on its way, with its blue dots up. Blue stones only move forward.

lesson-tower-build-title = Build a tower
lesson-tower-build = You may jump over anything, and land on your own stones. Land on your other stone to build a tower.
lesson-tower-build-done = A tower! It belongs to the side whose stone is on top, and only that stone can move.
lesson-tower-build-miss = That is legal, but it builds no tower. Land on your own stone.

lesson-tower-capture-title = Capture a tower
lesson-tower-capture = In the middle row you capture by landing on your opponent’s stones, whole towers too. Capture the tower.
lesson-tower-capture-done = The whole tower is yours. The stones beneath yours are your prisoners.
lesson-tower-capture-miss = That is legal, but your opponent’s tower stands as before. Land on it.

lesson-tower-carry-title = Carry prisoners
lesson-tower-carry = Two prisoners lie beneath your stone. When it moves, it may take prisoners along. Take both.
lesson-tower-carry-done = Both come along. They stay your prisoners until you deliver them or somebody frees them.
lesson-tower-carry-miss = That is legal, but this time take both prisoners along: one that is left on top is free.

lesson-tower-refuge-title = Reach the refuge
lesson-tower-refuge = Your opponent is behind you. The first goal square, at the end of the middle row, is a refuge: nobody can capture there. Reach it with the exact roll.
lesson-tower-refuge-done = Safe! Here your stone stays blue, and prisoners stay prisoners.
lesson-tower-refuge-miss = That is legal, but your stone can still be captured. Bring it to the refuge.

lesson-tower-deliver-title = Deliver a prisoner
lesson-tower-deliver = Take your prisoner along to the last goal square: it is then out of the game, and your stone turns red.
lesson-tower-deliver-done = Delivered! Your stone is red now, and may go backward too.
lesson-tower-deliver-miss = That is legal, but the prisoner is not delivered. Take it along to the last goal square.

lesson-tower-red-title = Turn back with a red stone
lesson-tower-red = A red stone moves forward or backward. An enemy stone lies behind it: go back and capture it.
lesson-tower-red-done = Captured! But while a red stone carries prisoners, it only moves forward.
lesson-tower-red-miss = That is legal, but the enemy stone is still free. Go back with your red stone.

lesson-tower-win-title = Win
lesson-tower-win = Your opponent’s pool is empty, and only one of their stones is still free. Capture it and you win.
lesson-tower-win-done = None of your opponent’s stones is free any more: you have won!
lesson-tower-win-miss = That is legal, but your opponent still has a free stone. Capture it.
