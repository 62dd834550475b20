### The rules pages. A page is put together from these messages, so each stands by itself.
### Numbers: $pieces, $squares, $limit, $count. All other variables are text.

## Headings

rules-heading-goal = Ziel des Spiels
rules-heading-board = Spielbrett
rules-heading-path = Weg
rules-heading-dice = Würfel
rules-heading-start = Spielbeginn
rules-heading-turn = Dein Zug
rules-heading-placing = Platzieren
rules-heading-moving = Ziehen
rules-heading-capture = Schlagen
rules-heading-rosettes = Rosetten
rules-heading-forts = Festungen
rules-heading-houses = Besondere Felder
rules-heading-rule = Erde und Himmel beherrschen
rules-heading-finish = Ins Ziel
rules-heading-towers = Türme und Gefangene
rules-heading-goal-squares = Zielfelder
rules-heading-red = Rote Steine
rules-heading-end = Ende des Spiels
rules-heading-draw = Unentschieden
rules-heading-options = Hausregeln in diesem Spiel
rules-heading-notation = So werden Züge geschrieben

## House rules

rules-options = { $options }

## Race family

rules-race-goal =
    { $pieces ->
        [one] Bring deinen einzigen Stein den ganzen Weg entlang und vom Spielbrett, bevor dein Gegner es schafft.
       *[other] Bring deine { $pieces } Steine den ganzen Weg entlang und vom Spielbrett, bevor dein Gegner es schafft.
    }
rules-race-path =
    { $squares ->
        [one] Dein Weg ist { $squares } Feld lang. Hell: { $light }. Dunkel: { $dark }.
       *[other] Dein Weg ist { $squares } Felder lang. Hell: { $light }. Dunkel: { $dark }.
    }
rules-race-dice-four-d4 = Du wirfst vier tetraederförmige Würfel. Bei jedem sind zwei der vier Spitzen gefüllt. Es zählen die gefüllten Spitzen, die nach oben zeigen: Dein Wurf ist 0 bis 4.
rules-race-dice-three-d4 = Du wirfst drei tetraederförmige Würfel. Bei jedem sind zwei der vier Spitzen gefüllt. Es zählen die gefüllten Spitzen, die nach oben zeigen. Ist keine dabei, zählt dein Wurf 4.
rules-race-dice-other = Diese Regeln haben eigene Würfel. Dein Wurf ist die Zahl, die sie zeigen.
rules-race-odds = Wahrscheinlichkeiten: { $odds }.
rules-race-start-roll-off = Beide Spieler würfeln. Wer höher wirft, fängt an; bei Gleichstand würfeln beide noch einmal. Der erste Zug beginnt dann mit einem neuen Wurf.
rules-race-start-light = Hell fängt an.
rules-race-turn = Würfle und zieh dann mit einem Stein: Entweder rückt ein Stein auf dem Spielbrett genau so viele Felder vor, wie dein Wurf zeigt, oder ein Stein aus deinem Start-Pool kommt ins Spiel. Er kommt auf das Feld, das deinem Wurf entspricht: bei einer 1 auf das erste Feld des Weges. Wenn du ziehen kannst, musst du ziehen.
rules-race-moving = Steine ziehen nur vorwärts. Zwei eigene Steine stehen nie auf demselben Feld. Ein Stein darf über jeden anderen springen, egal ob eigener oder gegnerischer.
rules-race-capture = Landest du auf einem gegnerischen Stein, schlägst du ihn: Er kommt zurück in den Start-Pool deines Gegners. Das geht nur auf Feldern, die zu beiden Wegen gehören.
rules-race-no-capture = Die beiden Wege haben kein gemeinsames Feld. Deshalb kann kein Stein geschlagen werden.
rules-race-capture-roll = Wenn du schlägst, bekommst du einen zusätzlichen Wurf. Darauf verzichten kannst du nicht.
rules-race-rosettes = Felder mit Rosette: { $rosettes }.
rules-race-rosette-roll = Landet dein Stein auf einer Rosette, bekommst du einen zusätzlichen Wurf. Du darfst ihn für jeden deiner Steine nutzen, aber nicht auf ihn verzichten.
rules-race-rosette-no-roll = Eine Rosette gibt keinen zusätzlichen Wurf.
rules-race-rosette-safe = Auf einer Rosette ist ein Stein sicher: Dein Gegner kann nicht auf ihm landen.
rules-race-rosette-unsafe = Eine Rosette macht einen Stein nicht sicher. Er kann dort geschlagen werden wie auf jedem anderen Feld.
rules-race-no-rosettes = In diesem Spiel gibt es keine Rosetten.
rules-race-pass = Bei einer 0, oder wenn kein Zug möglich ist, setzt du aus.
rules-race-finish = Ins Ziel kommt ein Stein nur mit einem exakten Wurf: vom letzten Feld des Weges mit einer 1, vom vorletzten mit einer 2 und so weiter. Ist der Wurf zu hoch, kann dieser Stein nicht ziehen.
rules-race-end = Wer zuerst alle eigenen Steine ins Ziel gebracht hat, gewinnt.

## Modern interpretation

rules-modern-goal = Beherrsche Erde und Himmel zugleich: Halte mit deinen Steinen alle vier Festungen.
rules-modern-board = Das Spielbrett hat drei Teile. Erde: { $earth }. Brücke: { $bridge }. Himmel: { $heaven }. Beide Seiten nutzen alle Felder.
rules-modern-pieces =
    { $pieces ->
        [one] Jede Seite hat { $pieces } Stein. Er beginnt im Start-Pool.
       *[other] Jede Seite hat { $pieces } Steine. Alle beginnen im Start-Pool.
    }
rules-modern-forts = Die vier Festungen tragen eine Rosette: { $forts }. Zwei liegen auf der Erde, zwei im Himmel.
rules-modern-entrances =
    { $count ->
        [one] Eingang des Kleinen Reiches: { $entrances }. Er steht beiden Seiten offen.
       *[other] Eingänge des Kleinen Reiches: { $entrances }. Jeder steht beiden Seiten offen.
    }
rules-modern-single-entrance = Es gibt nur einen Eingang. Solange der einzige Stein des ersten Spielers darauf steht, kann der zweite dort nicht platzieren, und ohne zwei farbige Spitzen kann er auch sonst nichts tun. Deshalb muss der zweite Spieler am Anfang oft aussetzen.
rules-modern-kingdom = Königreich: { $kingdom }. Mit Gold und Silber darfst du auf einem dieser Felder einen Stein platzieren.
rules-modern-ishtar = Feld von Ishtar: { $ishtar }. Mit zweimal Silber darfst du hier einen Stein platzieren.
rules-modern-marduk = Feld von Marduk: { $marduk }. Mit zweimal Gold darfst du hier einen Stein platzieren.
rules-modern-dice = Du wirfst zwei tetraederförmige Würfel. Jeder hat eine Goldspitze, eine Silberspitze und zwei leere Spitzen. Es zählt die Spitze, die nach oben zeigt.
rules-modern-turn = Würfle einmal und wähle dann eine der Aktionen, die dein Wurf erlaubt.
rules-modern-roll-bc = Eine farbige Spitze und eine leere (Wahrscheinlichkeit 1/2): Zieh einen Stein um 1 Feld.
rules-modern-roll-gs = Gold und Silber (Wahrscheinlichkeit 1/8): Zieh einen Stein um 1 oder 2 Felder oder zwei Steine um je 1 Feld, oder platziere einen Stein im Königreich.
rules-modern-roll-ss = Zweimal Silber (Wahrscheinlichkeit 1/16): Zieh einen Stein um 1 oder 2 Felder oder zwei Steine um je 1 Feld, oder platziere einen Stein auf dem Feld von Ishtar.
rules-modern-roll-gg = Zweimal Gold (Wahrscheinlichkeit 1/16): Zieh einen Stein um 1 oder 2 Felder oder zwei Steine um je 1 Feld, oder platziere einen Stein auf dem Feld von Marduk.
rules-modern-roll-bb = Zweimal leer (Wahrscheinlichkeit 1/4): Platziere einen Stein neben einem deiner Steine, auf einem Feld, das mit dessen Feld eine Kante teilt, ob ein Weg die beiden verbindet oder nicht. Ziehen kannst du nicht.
rules-modern-entrance-always = Egal, was du wirfst: Du darfst stattdessen einen Stein aus deinem Start-Pool auf einem Eingang platzieren. Steht dort ein gegnerischer Stein, schlägst du ihn.
rules-modern-must-act = Ist eine Aktion möglich, musst du eine ausführen. Ist keine möglich, setzt du aus.
rules-modern-may-pass = Statt eine Aktion auszuführen, darfst du auch aussetzen. Ist keine Aktion möglich, setzt du ohnehin aus.
rules-modern-routes-track = Steine folgen den Wegen, vorwärts oder rückwärts: von d1 über c1, b1 und a1 nach a2, von d3 über c3, b3 und a3 nach a2, in der Mittelreihe von a2 bis h2, und von h2 über h1 nach g1 oder über h3 nach g3.
rules-modern-routes-rings = Steine folgen den Wegen, vorwärts oder rückwärts: am Rand der beiden Blöcke rundherum und durch die Mittelreihe. Zwischen g2 und h2 gibt es keine Verbindung.
rules-modern-routes-grid = Ein Stein darf auf jedes Feld ziehen, das mit seinem eigenen eine Kante teilt, in jede Richtung. Schräg zieht er nie.
rules-modern-steps = Ein Schritt führt auf das nächste Feld eines Weges. Mit zwei farbigen Spitzen ziehst du einen Stein 1 oder 2 Schritte oder zwei verschiedene Steine je 1 Schritt, einen nach dem anderen. Der zweite Stein darf das Feld betreten, das der erste gerade verlassen hat.
rules-modern-no-return = Ein Stein berührt in einer Bewegung nie zweimal dasselbe Feld, er kann also nicht umkehren. Wo Wege sich teilen, wählst du.
rules-modern-blocking = Ein Stein zieht nie über einen gegnerischen hinweg. Über eigene Steine zieht er nur, wenn er danach auf einem leeren Feld stehen bleibt. Zwei eigene Steine stehen nie auf demselben Feld.
rules-modern-jump-may-capture = In diesem Spiel darf ein Stein, der über eigene Steine hinwegzieht, am Ende auch einen gegnerischen Stein schlagen. Über einen gegnerischen Stein hinweg zieht er trotzdem nie.
rules-modern-placing = Du platzierst Steine aus deinem Start-Pool, und zwar auf leeren Feldern. Nur auf einem Eingang darfst du auch auf einem gegnerischen Stein platzieren und ihn so schlagen.
rules-modern-placing-captures = Du platzierst Steine aus deinem Start-Pool. Überall, wo dein Wurf das Platzieren erlaubt, darfst du auch auf einem gegnerischen Stein platzieren und ihn so schlagen, nie aber auf einem eigenen. Festungen, die Ishtar schützt, bleiben geschützt.
rules-modern-lone-piece = Solange der einzige Stein einer Seite auf dem Spielbrett auf einem Eingang steht, kann der Gegner auf diesem Feld nicht platzieren. Wer auf das Feld zieht, schlägt ihn trotzdem.
rules-modern-extra-turn = Beendet ein Stein seine Bewegung auf einer Festung, bekommst du einen ganzen zusätzlichen Zug: Würfle noch einmal. Darauf verzichten kannst du nicht. Zwei Festungen in einer Aktion geben nur einen zusätzlichen Zug. Eine Festung im zusätzlichen Zug gibt noch einen.
rules-modern-placing-no-extra-turn = Wer einen Stein auf einer Festung platziert, bekommt dafür keinen zusätzlichen Zug.
rules-modern-placing-extra-turn = Auch wenn du einen Stein auf einer Festung platzierst, bekommst du einen zusätzlichen Zug.
rules-modern-ishtar-protects = Solange du einen Stein auf dem Feld von Ishtar hast, können deine Steine auf Festungen nicht geschlagen werden. Der Stein auf dem Feld von Ishtar selbst ist nicht geschützt. Der Schutz beginnt und endet sofort: Schlägt dein Gegner mit dem ersten Stein eines Doppelzugs den Stein auf Ishtar, darf er mit dem zweiten auf einer Festung schlagen.
rules-modern-capture = Zieht ein Stein auf einen gegnerischen, schlägt er ihn: Der geschlagene Stein kommt zurück in seinen Start-Pool. Damit endet die Bewegung des schlagenden Steins, außer du beherrschst die Erde. Bei einem Doppelzug hat der andere Stein noch seinen Schritt.
rules-modern-earth = Du beherrschst die Erde, wenn du ihre beiden Festungen hältst. Gilt das, wenn ein Stein loszieht, hält ihn das Schlagen nicht auf: Er darf seine übrigen Schritte nutzen und noch einmal schlagen.
rules-modern-heaven = Du beherrschst den Himmel, wenn du seine beiden Festungen hältst. Gilt das zu Beginn deiner Aktion, darfst du mit zweimal Silber oder zweimal Gold auch einen einzelnen Stein um 3 Felder ziehen. Du darfst weiterhin wie üblich ziehen, die 3 Felder aber nicht auf zwei Steine aufteilen.
rules-modern-win = Du gewinnst sofort, wenn du alle vier Festungen hältst. Das wird geprüft, sobald ein Stein stehen bleibt, auch zwischen den beiden Hälften eines Doppelzugs, und nach dem Platzieren. Eine Festung, über die ein Stein nur hinwegzieht, zählt nicht.
rules-modern-pool-empty = Ist dein Start-Pool leer, kannst du nicht platzieren. Bei zweimal leer setzt du dann aus.
rules-modern-draw = Ein Unentschieden tritt nie von selbst ein. Bevor du würfelst, kannst du es in zwei Fällen beanspruchen: wenn in den letzten fünf Aktionen, beide Seiten zusammengezählt, immer auf demselben Feld platziert wurde (Aussetzen unterbricht die Reihe), oder wenn dieselbe Stellung mit derselben Seite am Zug zum fünften Mal im Spiel entstanden ist.
rules-modern-no-draw = In diesem Spiel gibt es kein Unentschieden.
rules-modern-start = Wer das erste Spiel anfängt, macht ihr untereinander aus, oder ihr lost; laut Regelbuch ist es, wer Mesopotamien schon am nächsten war. Danach wählt der Verlierer des letzten Spiels, wer anfängt.

## Ravensburger

rules-tower-goal = Nimm alle Steine deines Gegners gefangen.
rules-tower-board = Dein Weg beginnt auf deiner eigenen Bahn aus 4 Feldern, führt durch die gemeinsame Mittelreihe und endet auf deinen beiden Zielfeldern. Hell: d1 c1 b1 a1, dann a2 bis h2, dann h1 und g1. Dunkel: d3 c3 b3 a3, dann a2 bis h2, dann h3 und g3. Auf die Bahn der anderen Seite kommen deine Steine nie, auf ihre Zielfelder nur als Gefangene.
rules-tower-start = Beide Spieler würfeln. Wer höher wirft, fängt an, und hier zählt auch die 6; bei Gleichstand würfeln beide noch einmal. Wer anfängt, würfelt für den ersten Zug neu.
rules-tower-pieces =
    { $pieces ->
        [one] Jede Seite hat { $pieces } Stein. Er beginnt im Start-Pool und kommt mit der blauen Seite oben ins Spiel.
       *[other] Jede Seite hat { $pieces } Steine. Alle beginnen im Start-Pool und kommen mit der blauen Seite oben ins Spiel.
    }
rules-tower-die = Bei 1 bis 5 musst du einen Stein genau so weit ziehen, wenn einer von deinen das kann; auch das Einsetzen eines Steins ist ein Zug. Ist kein Zug möglich, setzt du aus.
rules-tower-six-pass = Bei einer 6 setzt du aus.
rules-tower-six-again = Bei einer 6 ziehst du nicht und würfelst noch einmal.
rules-tower-entering = Solange du Steine im Start-Pool hast, darfst du in jedem Zug einen einsetzen. Das erste Feld deiner Bahn zählt als 1. Eine 5 führt also nach a2 und kann dort einen Stein schlagen.
rules-tower-jumping = Du darfst über alles springen. Nur das Feld, auf dem du landest, ist wichtig.
rules-tower-towers = Du darfst auf Steinen landen, auf eigenen und in der Mittelreihe auch auf gegnerischen. Steine auf einem Feld bilden einen Turm; er gehört der Seite, deren Stein oben liegt. Seine Höhe begrenzen nur die Regel für die Zielfelder und mögliche Hausregeln.
rules-tower-stack-limit =
    { $limit ->
        [one] In einem Turm darf höchstens { $limit } Stein liegen.
       *[other] In einem Turm dürfen höchstens { $limit } Steine liegen.
    }
rules-tower-what-moves = Von einem Turm zieht dein oberster Stein, allein oder mit Gefangenen. Gefangene sind die gegnerischen Steine direkt unter ihm, bis hinunter zu deinem nächsten eigenen Stein. Ihre Reihenfolge bleibt gleich.
rules-tower-partial-prisoners = Du wählst, wie viele Gefangene du mitnimmst, von oben gezählt: keinen, einige oder alle.
rules-tower-all-prisoners = Du nimmst entweder alle Gefangenen mit oder keinen.
rules-tower-left-behind = Was du zurücklässt, gehört der Seite, deren Stein jetzt oben liegt. Ein Gefangener, der obenauf zurückbleibt, ist frei.
rules-tower-capture = Du schlägst nur in der Mittelreihe: indem du auf einem Turm oder einem einzelnen Stein deines Gegners landest. Der ganze Turm gehört dann dir.
rules-tower-goal-squares = Auf jedem deiner beiden Zielfelder dürfen höchstens 5 eigene Steine liegen; Gefangene zählen nicht mit. Ein Zielfeld erreichst du nur mit dem exakten Wurf.
rules-tower-refuge = Das erste Zielfeld (h1 für Hell, h3 für Dunkel) ist eine Zuflucht: Dort kann niemand schlagen. Steine werden dort nicht rot, und Gefangene bleiben gefangen. Ein Stein, der das Feld verlässt, muss alle Gefangenen direkt unter ihm mitnehmen.
rules-tower-red-may-rest = Ein roter Stein darf auf seiner Zuflucht, h1 oder h3, stehen bleiben. Liegt er dort auf Gefangenen, kann er nur zum letzten Zielfeld weiterziehen.
rules-tower-red-may-not-rest = Ein roter Stein darf auf seiner Zuflucht, h1 oder h3, nicht stehen bleiben. Er kann nur über sie hinwegziehen.
rules-tower-delivery = Auf dem letzten Zielfeld (g1 für Hell, g3 für Dunkel) scheiden deine mitgebrachten Gefangenen aus, und dein Stein wird umgedreht: Er ist nun rot.
rules-tower-red = Blaue Steine ziehen nur vorwärts. Rote Steine ziehen vorwärts oder rückwärts, in einem Zug aber nur in eine Richtung. Geht es von g1 oder g3 zurück, zählt die Zuflucht als 1; eine 2 führt also nach h2 und eine 5 nach e2. Auf seine Bahn kehrt ein roter Stein nie zurück.
rules-tower-red-prisoners = Solange ein roter Stein Gefangene mitnimmt, zieht er nur vorwärts. Lässt er sie zurück, darf er in beide Richtungen ziehen.
rules-tower-red-captured = Rote Steine können geschlagen werden wie alle anderen. Wird ein roter Stein befreit, bleibt er rot.
rules-tower-win = Du gewinnst sofort, wenn dein Gegner keinen Stein mehr im Start-Pool hat und auf keinem Feld einer seiner Steine oben liegt; auch ein einzelner Stein liegt oben. Bedeckte Steine gelten als gefangen.

## Notation

rules-notation-race = @c1 bringt einen Stein aus dem Start-Pool auf c1, c2-d2 ist ein Zug, mit g1-off geht ein Stein vom Spielbrett, und -- heißt aussetzen. Ein x anstelle des Strichs bedeutet schlagen: c2xe2.
rules-notation-modern = @d1 platziert einen Stein auf d1, @d1x schlägt dort. Ein Zug nennt jedes Feld, das er betritt, mit - oder beim Schlagen mit x: c2-d2-e2, c2-d2xe2. Ein Komma verbindet die Züge zweier Steine: a1-a2,c2xd2. Aussetzen ist --.
rules-notation-tower = @d1 bringt einen Stein aus dem Start-Pool auf d1, c2-f2 ist ein Zug, bei c2xf2 wird geschlagen, und -- heißt aussetzen. Nach einem + steht, wie viele Gefangene mitgehen: c2-f2+2.
