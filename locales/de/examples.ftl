### Captions of the examples in the rules. “You” are Light, and it is your turn; the roll and the board are shown.

## Race family

example-race-enter = Ein Stein aus deinem Start-Pool kommt auf das Feld deines Weges, das deinem Wurf entspricht.
example-race-choose = Du wählst, welcher Stein den Wurf nutzt. Wenn du ziehen kannst, musst du ziehen.
example-race-capture = Landest du auf dem gegnerischen Stein, schlägst du ihn: Er kommt zurück in den Start-Pool deines Gegners.
example-race-capture-roll = Schlägst du den gegnerischen Stein, bekommst du einen zusätzlichen Wurf.
example-race-rosette = Landest du auf der Rosette, bekommst du einen zusätzlichen Wurf.
example-race-rosette-safe = Auf der Rosette ist der gegnerische Stein sicher: Du kannst nicht auf ihm landen.
example-race-rosette-unsafe = Hier macht eine Rosette keinen Stein sicher: Du kannst auf ihr schlagen.
example-race-finish = Ins Ziel kommt ein Stein nur mit dem exakten Wurf. Ist der Wurf zu hoch, bleibt er stehen.
example-race-pass = Mit diesem Wurf kann keiner deiner Steine ziehen: Du setzt aus.

## Modern interpretation

example-modern-place = Egal, was du wirfst: Du darfst einen Stein aus deinem Start-Pool auf einem Eingang platzieren.
example-modern-move = Mit einer farbigen Spitze ziehst du einen Stein auf einem Weg um 1 Feld, vorwärts oder rückwärts.
example-modern-move-grid = Mit einer farbigen Spitze ziehst du einen Stein um 1 Feld in jede Richtung, nur nicht schräg.
example-modern-capture = Ziehst du auf einen gegnerischen Stein, schlägst du ihn: Er kommt zurück in den Start-Pool deines Gegners.
example-modern-double = Mit Gold und Silber ziehst du einen Stein um 1 oder 2 Felder oder zwei Steine um je 1 Feld, oder du platzierst einen Stein im Königreich.
example-modern-fort = Ziehst du mit einem Stein auf die Festung, bekommst du einen zusätzlichen Zug: Würfle noch einmal.
example-modern-ishtar = Dein Gegner hat einen Stein auf dem Feld von Ishtar: Den Stein auf der Festung kannst du nicht schlagen.
example-modern-win = Du hältst drei Festungen. Ziehst du mit einem Stein auf die vierte, gewinnst du sofort.

## Ravensburger

example-tower-enter = Ein Stein aus deinem Start-Pool kommt auf das Feld, das deinem Wurf entspricht; das erste Feld deiner Bahn zählt als 1.
example-tower-build = Du darfst über alles springen. Landest du auf einem eigenen Stein, bilden die beiden einen Turm.
example-tower-capture = In der Mittelreihe schlägst du, indem du auf gegnerischen Steinen landest: Der ganze Turm gehört dann dir.
example-tower-prisoners = Dein Stein darf Gefangene mitnehmen: keinen, einige oder alle. Ein Gefangener, der obenauf zurückbleibt, ist frei.
example-tower-all-prisoners = Dein Stein nimmt alle Gefangenen mit oder keinen. Ein Gefangener, der obenauf zurückbleibt, ist frei.
example-tower-deliver = Auf dem letzten Zielfeld scheiden deine mitgebrachten Gefangenen aus, und dein Stein wird rot.
example-tower-red = Ein roter Stein zieht vorwärts oder rückwärts.
example-tower-six = Bei einer 6 setzt du aus.
example-tower-six-again = Bei einer 6 ziehst du nicht und würfelst noch einmal.
