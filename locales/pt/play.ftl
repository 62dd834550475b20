### Words of the game in the browser. Variables are text unless noted.

name = Ur
tagline = Uma corrida de quatro mil e quinhentos anos. Aprende-se em um minuto.

## Setting up a game

setup-game = Jogo
setup-more-games = Mais jogos
setup-against = Oponente
setup-level = Nível
setup-options = Opções
setup-side = Seu lado
setup-name = Seu nome
setup-clock = Relógio
setup-rules = Ler as regras
setup-squares = O que fica onde: nomes de casas separados por espaços. Vazio: como de costume.
setup-refused = O jogo não pode ser montado assim:

ruleset-classic = Clássico
ruleset-brettspielnetz = Brettspielnetz
ruleset-masters = Masters
ruleset-masters-four-dice = Masters, quatro dados
ruleset-blitz = Blitz
ruleset-aseb = Aseb
ruleset-modern = Moderno
ruleset-ravensburger = UR-Spiel
ruleset-changed = { $name }, regras da casa

against-computer = Computador
against-friend = Um amigo
against-friend-note = Você recebe um link para enviar.
against-anyone = Qualquer um
against-anyone-note = Seu jogo espera entre os jogos abertos até alguém se sentar.
against-here = Dois aqui
against-here-note = Vocês dividem esta tela.

side-lot = Por sorteio
clock-none = Nenhum
clock-game-5 = 5 minutos por lado
clock-game-10 = 10 minutos por lado
clock-move-30 = 30 segundos por turno
clock-move-60 = Um minuto por turno

option-pieces = Peças
option-rosette-safe = Rosetas são seguras
option-rosette-roll = Uma roseta dá uma rolagem extra
option-capture-roll = Derrotar dá uma rolagem extra
option-starts = Quem começa
option-preset = Tabuleiro
option-routes = Caminhos
option-forts = Fortes
option-ishtar = Casa de Ishtar
option-marduk = Casa de Marduk
option-kingdom = Reino Real
option-entrances = Entradas
option-pass-allowed = Você pode passar a vez
option-jump-may-capture = Um salto pode terminar derrotando
option-placement-captures = Colocar derrota
option-placement-extra-turn = Colocar em um forte dá mais um turno
option-draw = Empates
option-six = Um seis
option-stack-limit = Altura das torres
option-partial-prisoners = Você escolhe quantas prisioneiras leva
option-red-may-stop-on-a5 = Peças vermelhas podem parar em A5
value-true = sim
value-false = não
value-light = Claras
value-roll-off = os dados decidem
value-default = habitual
value-track = pelo caminho
value-rings = em anéis
value-grid = em qualquer direção
value-entrance = em uma Entrada
value-all = em toda parte
value-repetition5 = após cinco repetições
value-off = não há
value-none = sem limite
value-pass = passa a vez
value-roll-again = rola de novo

## The board

board-label = Tabuleiro
board-example = O tabuleiro com algumas peças
region-earth = Terra
region-bridge = Ponte
region-heaven = Céu
mark-rosette = roseta
mark-fort = forte
mark-entrance = Entrada
mark-kingdom = Reino Real
mark-ishtar = Casa de Ishtar
mark-marduk = Casa de Marduk
mark-goal = casa final
place-pool = reserva inicial
place-off = zona final
# $row is a number.
row-squares = Fileira { $row }
row-tray = { $side }, ao lado do tabuleiro
# $count is a number.
cell-pool =
    { $count ->
        [one] { $side }: uma peça na reserva inicial
       *[other] { $side }: { $count } peças na reserva inicial
    }
# $count is a number.
cell-off =
    { $count ->
        [one] { $side }: uma peça fora do tabuleiro
       *[other] { $side }: { $count } peças fora do tabuleiro
    }
cell-empty = vazia
cell-piece = peça: { $side }
cell-turned = peça vermelha: { $side }
# $light and $dark are numbers.
cell-tower = torre de { $light } claras e { $dark } escuras
cell-source = pode ir para { $targets }
cell-target = destino
cell-picked = escolhida
brings-capture = derrota
brings-safe = segura
brings-again = rolagem extra
brings-win = vence

## What can be done now

controls-label = Dados e o que fazer
key-space = Espaço
roll-now = Rolar
roll-off = Rolar para começar
# $roll is a number from 0 to 6.
roll-number =
    { $roll ->
        [0] zero
        [1] um
        [2] dois
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
       *[other] { $roll }
    }
start-side = Começam: { $side }
start-lots = Sortear
only-move = Jogar: { $move }
pass-now = Passar a vez
way-by = Por { $way }
double-stop = Só esta peça
choice-back = Escolher de novo
carry-ask = Quantas prisioneiras você leva?
# $count is a number.
carry-count =
    { $count ->
        [0] nenhuma prisioneira
        [one] uma prisioneira
       *[other] { $count } prisioneiras
    }

now-seats = O jogo começa quando os dois lugares estiverem ocupados.
now-roll-off = Rolem para ver quem começa.
now-starter = Quem começa?
now-starter-wait = Seu oponente diz quem começa.
now-roll = Sua vez de rolar.
now-roll-side = Rolam: { $side }.
now-wait-roll = Vão rolar: { $side }.
now-wait-move = Pensam: { $side }.
now-computer-rolls = O computador rola.
now-computer-moves = O computador pensa.
now-move = Você tirou { $roll }. Escolha uma peça.
now-move-side = { $side } tiram { $roll }. Escolha uma peça.
now-target = Escolha para onde ela vai.
now-second = Escolha a segunda peça.
now-way = Por qual caminho?

over-you-won = Você venceu!
over-you-lost = Você perdeu.
over-aborted = O jogo foi interrompido.
over-draw-claimed = Empate, reivindicado por repetição.
over-replay = Rever o jogo
over-dice = Conferir os dados
over-record = Salvar o registro
over-home = Outro jogo
rematch = Revanche
rematch-asked = Você pediu revanche.

## You and your opponent: $name begins the sentence

your-opponent = Seu oponente
the-computer = O computador
you-rolled = Você tira { $roll }.
opponent-rolled = { $name } tira { $roll }.
opponent-rolling = { $name } vai rolar.
opponent-thinking = { $name } está pensando.
roll-off-you = Rolagem para começar: você { $yours }, seu oponente { $theirs }. Você começa.
roll-off-opponent = Rolagem para começar: você { $yours }, seu oponente { $theirs }. Seu oponente começa.
start-you = Você começa
start-opponent = { $name } começa
over-you-resigned = Você desistiu.
over-you-late = Você ficou sem tempo.
over-opponent-resigned = { $name } desistiu.
over-opponent-late = { $name } ficou sem tempo.

## Players

seat-open = Lugar livre
seat-you = Você
seat-opponent = Oponente
seat-guest = Jogador
seat-away = ausente
seat-free = Há um lugar livre.
seat-take = Ocupar o lugar livre
seat-watch = Só assistir
seat-fleeting = Seu navegador não guarda nada: se você fechar esta aba, perde o seu lugar.
seat-fleeting-read = Entendi
turn-mark = Na vez
you-watch = Você está assistindo
# $count is a number.
spectators =
    { $count ->
        [one] uma pessoa assiste
       *[other] { $count } pessoas assistem
    }
history-none = Nenhuma rolagem ainda.

share-title = Esperando seu oponente
share-help = Envie este link. Quem o abrir joga contra você.
share-link = Link deste jogo
share-local = Este endereço só funciona neste computador. Para outros, inicie o servidor com { $command }.
share-cancel = Cancelar a partida
share-copy = Copiar link
share-copied = Copiado
share-share = Compartilhar
share-qr = Código QR do link

takeback = Desfazer
takeback-asked = Você pediu para desfazer sua jogada.
resign = Desistir
resign-sure = Desistir mesmo?
draw-claim = Reivindicar o empate
flip = Girar o tabuleiro
sound-on = Com som
sound-off = Sem som
reactions = Dizer algo
reaction-hello = Olá!
reaction-good-luck = Boa sorte!
reaction-well-played = Bem jogado!
reaction-lucky = Que sorte!
reaction-ouch = Ai!
reaction-thanks = Obrigado!
offer-takeback = { $name } pede para desfazer uma jogada.
offer-rematch = { $name } pede revanche.
offer-accept = Aceitar
offer-decline = Recusar
absent = { $name } não está.
absent-wait = Você pode reivindicar o jogo em
absent-claim = Reivindicar o jogo
absent-abort = Interromper

## Preferences

menu-label = Menu
nav-label = Páginas
nav-start = Novo jogo
nav-lobby = Jogos abertos
nav-rules = Regras
nav-replay = Rever um jogo
set-language = Idioma
set-theme = Aparência
theme-system = como o sistema
theme-light = clara
theme-dark = escura
set-view = Fileira mais próxima
view-own = a minha
set-volume = Volume
set-sound = Som
set-names = Mostrar os nomes das casas
set-forced = Jogar sozinha a única jogada possível
failed-language = Não foi possível carregar este idioma. Tente de novo em instantes.

## What went wrong

line-lost = A conexão caiu. Tentando de novo…
problem-request = Isso não foi entendido. Recarregue a página.
problem-too-many = Foi demais de uma vez. Espere um momento.
problem-no-game = Esse jogo não existe. Confira o link.
problem-no-seat = Os dois lugares estão ocupados. Você pode assistir.
problem-not-a-player = Você assiste a este jogo, não joga.
problem-turn = Não é a sua vez.
problem-late = O jogo continuou. Olhe de novo.
problem-illegal = Essa jogada não é possível agora.
problem-not-now = Isso não pode ser feito agora.
problem-full = O servidor está cheio. Tente mais tarde.
problem-unavailable = O servidor não responde. Tente daqui a pouco.
