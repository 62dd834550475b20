### The pages beside the game in the browser: open games, rules, replay and the dice check.
### Numbers: $count, $minutes, $seconds, $number, $total, $of, $rolls. All other variables are text.

## On every page

page-lobby = Offene Spiele
page-rules = Regeln
page-replay = Ansehen
page-dice = Ehrliche Würfel
## Where there is nothing

nowhere-title = Hier ist nichts
nowhere-lead = Keine Seite hat diese Adresse. Prüfe sie, oder fang von vorn an.
nowhere-home = Zur ersten Seite

## Open games

lobby-title = Offene Spiele
lobby-lead = An jedem dieser Spielbretter wartet jemand. Ein Druck, und du sitzt dabei.
lobby-yours = Dein Spiel
lobby-yours-hint = Du wartest hier. Sobald jemand dazukommt, geht es los.
lobby-yours-go = Zu deinem Spiel
lobby-nobody = Jemand
lobby-side = Du spielst { $side }
lobby-join = Mitspielen
lobby-joining = Einen Moment …
lobby-your-name = Dein Name
lobby-your-name-hint = Andere sehen ihn. Du kannst das Feld leer lassen.
lobby-clock-none = Ohne Uhr
lobby-clock-minutes =
    { $minutes ->
        [one] Je eine Minute
       *[other] Je { $minutes } Minuten
    }
lobby-clock-seconds =
    { $seconds ->
        [one] Eine Sekunde pro Zug
       *[other] { $seconds } Sekunden pro Zug
    }
lobby-clock-game-seconds =
    { $seconds ->
        [one] Je eine Sekunde
       *[other] Je { $seconds } Sekunden
    }
lobby-since-now = gerade eröffnet
lobby-since =
    { $minutes ->
        [one] wartet seit einer Minute
       *[other] wartet seit { $minutes } Minuten
    }
lobby-count =
    { $count ->
        [0] Kein Spiel ist offen
        [one] Ein Spiel ist offen
       *[other] { $count } Spiele sind offen
    }
lobby-empty = Gerade wartet niemand
lobby-empty-hint = Eröffne selbst ein Spiel. Alle sehen es hier, und wer als Nächstes kommt, kann mitspielen.
lobby-open = Spiel eröffnen
lobby-open-yours = Oder eröffne selbst eines
lobby-game = Spiel
lobby-taken = Jemand war schneller: Dieses Spiel ist nicht mehr offen. Wähle ein anderes.
lobby-unreachable = Die Liste lässt sich nicht laden. Alle paar Sekunden wird es wieder versucht.

## Rules

rulebook-games = Spiele
rulebook-try = Zum Ausprobieren
rulebook-examples-hint = Drück auf einen Zug und sieh, was er bewirkt.
rulebook-example = Beispiel { $number } von { $of }
rulebook-moves = Züge mit diesem Wurf
rulebook-back = Zurück
rulebook-effect-captures =
    { $count ->
        [one] Auf { $squares } wird ein gegnerischer Stein geschlagen.
       *[other] Auf { $squares } werden gegnerische Steine geschlagen.
    }
rulebook-effect-finished = Der Stein ist im Ziel.
rulebook-effect-safe = Dort kann ihn niemand schlagen.
rulebook-effect-again = Du würfelst noch einmal.
rulebook-effect-wins = Das Spiel ist gewonnen.
rulebook-next-example = Nächstes Beispiel
rulebook-previous-example = Voriges Beispiel
rulebook-path-label = Weg, { $side }: { $squares }
rulebook-whose-path = Wessen Weg
rulebook-play = Gegen den Computer spielen
rulebook-print = Drucken
rulebook-contents = Auf dieser Seite
rulebook-unreachable = Diese Regeln lassen sich nicht laden. Prüfe die Adresse oder versuche es noch einmal.
rulebook-again = Noch einmal versuchen

## Replay

replay-title = Ein Spiel ansehen
replay-lead = Lade die Aufzeichnung eines Spiels und geh sie Wurf für Wurf durch.
replay-drop = Leg eine Aufzeichnung hier ab
replay-choose = Datei wählen
replay-or-paste = Oder füge die Aufzeichnung ein
replay-show = Spiel zeigen
replay-empty = Noch gibt es nichts zu zeigen. Wähle eine Datei oder füge eine Aufzeichnung ein.
replay-bad = Diese Aufzeichnung ist nicht lesbar:
replay-unreachable = Das Spiel lässt sich nicht laden. Prüfe die Adresse oder versuche es noch einmal.
replay-too-long = Diese Datei ist zu groß für eine Aufzeichnung.
replay-versus = { $light } gegen { $dark }
replay-first = Zum Anfang
replay-previous = Einen Wurf zurück
replay-next = Einen Wurf weiter
replay-last = Zum Ende
replay-slider = Wurf
replay-at-start = Vor dem ersten Wurf
replay-at = Wurf { $number } von { $total }
replay-keys = Die Pfeiltasten blättern, Pos1 und Ende springen.
replay-plies = Das Spiel in Worten
replay-starting = Der Anfang
replay-running = Das Spiel ist nicht zu Ende.
replay-download = Aufzeichnung herunterladen
replay-check = Würfel prüfen
replay-another = Andere Aufzeichnung laden

## Dice

fair-title = Sind die Würfel ehrlich?
fair-lead = Diese Würfel kann niemand zinken: du nicht, dein Gegner nicht und auch dieser Server nicht. Und das musst du uns nicht einfach glauben.
fair-seal-step = Ein versiegelter Umschlag
fair-seal-when = Vor dem Spiel
fair-seal-how = Der Server denkt sich ein Geheimnis aus und legt es in einen versiegelten Umschlag. Das Siegel sehen alle. Es verrät das Geheimnis nicht, passt aber zu keinem anderen: Niemand kann später etwas anderes hineinlegen.
fair-mix-step = Eine Prise Zufall von dir
fair-mix-when = Bei jedem Wurf
fair-mix-how = Wenn du würfelst, denkt sich dein Browser genau in diesem Moment eine Zahl aus. Geheimnis und Zahl zusammen ergeben den Wurf. Der Server kannte deine Zahl nicht, und du kanntest das Geheimnis nicht: Also konnte niemand wählen.
fair-open-step = Der Umschlag wird geöffnet
fair-open-when = Nach dem Spiel
fair-open-how = Jetzt dürfen alle das Geheimnis sehen. Dein Browser prüft, ob es zum Siegel passt, und rechnet jeden Wurf nach. Wäre auch nur einer geändert worden, würdest du es hier sehen.
fair-seal = Siegel, vor dem Spiel gezeigt
fair-secret = Geheimnis, aus dem Umschlag
fair-secret-closed = Der Umschlag ist noch zu.
fair-check = Dieses Spiel prüfen
fair-check-again = Noch einmal prüfen
fair-checking = Wird nachgerechnet: Wurf { $number } von { $total }
fair-running = Dieses Spiel läuft noch. Das Geheimnis wird gezeigt, wenn es zu Ende ist; dann kannst du hier jeden Wurf prüfen.
fair-seeded = Die Würfel dieses Spiels sind nicht ehrlich. Sie folgen aus einer festen Zahl, damit sich das Programm testen lässt.
fair-unsealed = Diese Aufzeichnung sagt nicht, wie gewürfelt wurde, also gibt es nichts zu prüfen. Wie die Würfe gefallen sind, siehst du trotzdem.
fair-which = Öffne die Prüfung von einem Spiel aus oder lade seine Aufzeichnung: Dann wird hier nachgerechnet.
fair-load = Aufzeichnung laden
fair-no-game = Das Spiel lässt sich nicht laden. Prüfe die Adresse oder versuche es noch einmal.
fair-holds =
    { $count ->
        [one] Alles passt. Das Siegel stimmt, und der eine Wurf stimmt auch.
       *[other] Alles passt. Das Siegel stimmt, und alle { $count } Würfe stimmen.
    }
fair-breaks = Etwas passt nicht. Trau den Würfeln dieses Spiels nicht.
fair-seal-holds = Das Geheimnis passt zum Siegel.
fair-seal-breaks = Das Geheimnis passt nicht zum Siegel. Es ist nicht das aus dem Umschlag.
fair-missing =
    { $count ->
        [one] Zu einem Wurf fehlt die Zahl aus einem Browser, er lässt sich nicht nachrechnen.
       *[other] Zu { $count } Würfen fehlt die Zahl aus einem Browser, sie lassen sich nicht nachrechnen.
    }
fair-surplus =
    { $count ->
        [one] Eine Zahl aus einem Browser gehört zu keinem Wurf des Spiels.
       *[other] { $count } Zahlen aus Browsern gehören zu keinem Wurf des Spiels.
    }
fair-kept-seal = Es ist der Umschlag, den dieser Browser vor dem ersten Wurf gesehen hat.
fair-kept-seal-late =
    { $count ->
        [one] Es ist der Umschlag, den dieser Browser gesehen hat, als er nach dem ersten Wurf dazukam.
       *[other] Es ist der Umschlag, den dieser Browser gesehen hat, als er nach { $count } Würfen dazukam.
    }
fair-kept-seal-differs = Es ist nicht der Umschlag, den dieser Browser gesehen hat. Damals wurde ein anderes Siegel gezeigt.
fair-kept-salts =
    { $count ->
        [one] Die Zahl, die dieser Browser dazugegeben hat, wurde verwendet, und zwar für den richtigen Wurf.
       *[other] Alle { $count } Zahlen, die dieser Browser dazugegeben hat, wurden verwendet, jede für den richtigen Wurf.
    }
fair-kept-salts-differ =
    { $count ->
        [one] Ein Wurf wurde nicht mit der Zahl gemacht, die dieser Browser dazugegeben hat.
       *[other] { $count } Würfe wurden nicht mit den Zahlen gemacht, die dieser Browser dazugegeben hat.
    }
fair-kept-no-salts = Dieser Browser hat nicht mitgespielt, also ist keine der Zahlen von ihm.
fair-kept-nothing = Dieser Browser hat dieses Spiel nicht gespielt. Ob das Siegel vor dem ersten Wurf gezeigt wurde und ob die Zahlen von den Spielern stammen, wissen nur deren Browser.
fair-throws = Alle Würfe
fair-column-number = Wurf
fair-column-who = Wer
fair-column-salt = Zahl aus dem Browser
fair-column-computed = Errechnet
fair-column-shown = Im Spiel
fair-column-matches = Passt
fair-lot = Los um den Anfang
fair-for-start = { $side }, um den Anfang
fair-yes = ja
fair-no = nein
fair-rolls = Wie die Würfe gefallen sind
fair-rolls-hint = Der Balken zeigt, wie oft ein Wurf fiel, der Strich, wie oft er zu erwarten war.
fair-rolls-none = Noch hat niemand gewürfelt.
fair-both = Beide zusammen
fair-rolls-count =
    { $rolls ->
        [one] ein Wurf
       *[other] { $rolls } Würfe
    }
fair-bar =
    { $count ->
        [one] { $roll }: einmal gefallen, { $expected } erwartet
       *[other] { $roll }: { $count }-mal gefallen, { $expected } erwartet
    }
fair-luck-few = Noch sind es zu wenige Würfe, um etwas über das Glück zu sagen.
fair-luck-usual = Nichts Ungewöhnliches: Von 100 Spielen mit ehrlichen Würfeln weichen etwa { $count } so weit ab oder weiter.
fair-luck-uneven = Etwas ungleichmäßig: Von 100 Spielen mit ehrlichen Würfeln weichen etwa { $count } so weit ab oder weiter.
fair-luck-rare = Selten, aber es kommt vor: Von 1000 Spielen mit ehrlichen Würfeln weichen etwa { $count } so weit ab oder weiter.
fair-luck-hardly = Sehr selten: Von 1000 Spielen mit ehrlichen Würfeln weicht nicht einmal eines so weit ab.
fair-luck-check = Das allein beweist nichts. Die Prüfung oben schon.
fair-exactly = Wie genau gerechnet wird
fair-exactly-seal = Das Siegel ist SHA-256 der 32 Bytes des Geheimnisses.
fair-exactly-block = Für Wurf n, ab 0 gezählt, mit den 16 Bytes salt aus dem Browser:
fair-exactly-words = Das Ergebnis sind acht Zahlen von 32 Bit, das höchste Byte zuerst. Bei T gleich wahrscheinlichen Würfen ist q gleich 2³² durch T, abgerundet. Die erste Zahl w, für die w durch q, abgerundet, kleiner als T ist, ergibt den Wurf. Ist keine der acht dabei, wird try um eins erhöht.
fair-exactly-rolls = Die Würfe verteilen sich in dieser Reihenfolge:
fair-replay = Spiel ansehen

## The interface for programs

interface-title = Die Schnittstelle für Programme
interface-link = Für Programme
interface-lead = Was ein Programm diesen Server fragen kann und was es zur Antwort bekommt. Die Beschreibungen sind englisch.
interface-requests = Anfragen
interface-types = Typen
interface-parameters = In der Adresse
interface-body = Inhalt
interface-answers = Antworten
interface-optional = kann fehlen
interface-raw = Alles als OpenAPI
interface-unreachable = Die Beschreibung der Schnittstelle kann nicht geladen werden.
