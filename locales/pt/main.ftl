### What the program says. Variables are text unless noted.

title = O Jogo Real de Ur

## Sides, dice, moves

side-light = Claras
side-dark = Escuras

roll-blanks = duas vazias
roll-blank-colour = uma colorida
roll-gold-silver = dourada e prateada
roll-silvers = duas prateadas
roll-golds = duas douradas

move-pass = passar a vez
move-place = uma peça da reserva inicial para { $to }
move-place-captures = uma peça da reserva inicial para { $to }, derrotando a peça do oponente
move-finish = { $from } para a zona final
move-walk = { $from } para { $to }
move-walk-captures = { $from } para { $to }, derrotando a peça do oponente
move-walk-way = { $from } por { $way } para { $to }
move-walk-way-captures = { $from } por { $way } para { $to }, derrotando em { $captured }
# $prisoners is a number.
move-carry =
    { $prisoners ->
        [one] { $move }, com uma prisioneira
       *[other] { $move }, com { $prisoners } prisioneiras
    }
move-double = { $first }, depois { $second }

## What happened

said-rolled = { $side } tiram { $roll }.
said-moved = Jogada: { $move }.
said-again = Mais uma rolagem.
said-pass-chosen = Passa-se a vez.
said-pass-roll = Com isso nada se move: passa-se a vez.
said-pass-roll-again = Com isso nada se move.
said-pass-pool = A reserva inicial está vazia e não se pode colocar nada: passa-se a vez.
said-pass-lone = A única peça do oponente, em { $square }, não pode ser derrotada ao colocar outra, e não há outra Entrada: passa-se a vez.
said-pass-nothing = Nenhuma peça pode ir tão longe: passa-se a vez.
said-roll-off = Rolagem para começar: claras { $light }, escuras { $dark }. { $starter } começam.
said-roll-off-tie = Rolagem para começar: os dois lados tiram { $light }. De novo.

over-won = { $winner } venceram.
over-resigned = { $loser } desistem. { $winner } vencem.
over-time = { $loser } sem tempo. { $winner } vencem.
over-draw = Empate.

draw-same-placement = As últimas cinco ações colocaram todas uma peça em { $square }: você pode reivindicar o empate.
draw-same-position = Esta posição ocorre pela quinta vez: você pode reivindicar o empate.

## Positions

show-turn = Vez de jogar: { $side }.
show-won = { $side } venceram.
# $pool and $out are numbers.
reserve-race = { $side }: reserva inicial { $pool }, zona final { $out }
reserve-modern = { $side }: reserva inicial { $pool }
reserve-tower = { $side }: reserva inicial { $pool }, fora do jogo { $out }

## Rulesets

about-classic = A corrida clássica pelas regras de Finkel: sete peças, rosetas seguras.
about-brettspielnetz = A corrida clássica com seis peças, como no Brettspielnetz; as claras começam.
about-masters = Um caminho mais longo, de 16 casas, com três dados e sem casas seguras.
about-masters-four-dice = O caminho de 16 casas com quatro dados.
about-blitz = O caminho de 16 casas com cinco peças; derrotar uma dá uma rolagem extra.
about-aseb = O tabuleiro posterior, com sua longa fileira final; cinco peças.
about-modern = A interpretação moderna: controle ao mesmo tempo os quatro fortes da Terra e do Céu.
about-ravensburger = O UR-Spiel: torres, prisioneiras e peças que ficam vermelhas.
about-own = Suas próprias regras.
title-own = regras próprias

## The first screen

menu-ruleset = Jogo
menu-preset = Tabuleiro
menu-light = Claras
menu-dark = Escuras
menu-dice = Dados
menu-language = Idioma
menu-play = Jogar
menu-resume = Continuar a última partida
seat-human = uma pessoa
seat-random = computador: ao acaso
seat-greedy = computador: guloso
# $level is the name of a level.
seat-level = computador: { $level }

# How strong the computer plays, and what that means.
level-beginner = principiante
level-beginner-about = Pressente que algumas jogadas são más, mas não quais. Deves ganhar quase sempre.
level-easy = fácil
level-easy-about = Evita as piores jogadas. Um bom oponente para começar.
level-medium = médio
level-medium-about = Encontra a maioria das boas jogadas.
level-hard = difícil
level-hard-about = Raramente oferece alguma coisa.
level-master = mestre
master-solved = Perfeito: este jogo está resolvido aqui.
# $ruleset is the name of a ruleset.
master-to-solve = Ainda não é perfeito: `ur solve { $ruleset }` resolve este jogo.
master-unsolved = Forte, mas não perfeito: este jogo não está resolvido aqui.
dice-thrown = rolados pelo computador
dice-typed = de verdade, você digita a rolagem

## The game screen

too-small = Esta janela é pequena demais: o jogo precisa de 80 colunas e 24 linhas. Aumente-a ou jogue linha por linha com ur play --plain.
status-turn = Vez de jogar: { $side }
status-opening = Quem começa?
panel-moves = Movimentos
panel-history = Histórico
panel-dice = Dados
notice-undone = Desfeito. As mesmas rolagens sairão de novo.
bad-roll = “{ $text }” não é uma rolagem. Com estes dados pode sair: { $rolls }.
bad-roll-none = Digite o que os dados mostram: { $rolls }.
bad-two-rolls = Para começar são precisas duas rolagens: a das claras e a das escuras, separadas por um espaço.
bad-known-roll = Esta rolagem já tinha saído antes de desfazer: de novo { $roll }.
bad-move-text = “{ $text }” não é um movimento. Os movimentos se escrevem assim: @d1, c2-d2 ou c2xe2.
bad-move-illegal = O movimento “{ $move }” não é possível com esta rolagem.
bad-other = Isso não pode ser feito agora.
no-draw = Agora você não pode reivindicar o empate.
save-failed = Não foi possível salvar o registro da partida em { $path }.
save-exists = { $path } já existe. Escolha outro nome.
no-undo = Você não tem nenhum movimento para desfazer.
saved-record = O registro da partida está em { $path }.
# $count is a number.
bad-number =
    { $count ->
        [one] Só há um movimento.
       *[other] Os movimentos vão de 1 a { $count }.
    }

## Quanto valem as jogadas

chances-exact = Estas chances são exatas: o jogo está resolvido e nenhuma se desvia mais de { $error }.
chances-unproved = O jogo está resolvido, mas sem limites provados: estas chances podem se desviar em cerca de { $error }.
chances-net = Estas chances são estimativas de uma rede neural, com um erro típico de { $error }. Diferenças menores dizem pouco.
chances-by-hand = Estas chances são estimativas aproximadas e muitas vezes erram em { $error } ou mais. Use-as apenas como orientação.
points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
band-excellent = excelente
band-good = boa
band-inaccuracy = imprecisão
band-mistake = erro
band-blunder = erro grave
hint-exact = O melhor é { $move }: sua chance de ganhar é exatamente { $chance }.
hint-estimate = O melhor é { $move }: sua chance de ganhar é de cerca de { $chance }, com margem de { $error }.
review-title = Revisão
review-nothing = Não há nada para revisar: nenhuma rolagem foi jogada.
review-at = Claras { $light }, Escuras { $dark }
review-luck = Sorte { $points }
review-loss = { $points } entregue
review-best = O melhor: { $move }
review-only = Sem escolha
analyse-title = Tabuleiro de análise
analyse-text-bad = Isto não é uma posição deste jogo:
analyse-chance = { $side } lançam os dados: chance de ganhar { $chance }
analyse-roll = Rolagem { $roll }
analyse-won = { $side } venceram aqui: não há mais nada a pesar.
analyse-invalid = A partida não pode estar assim:
fault-board = O tabuleiro tem outra forma.
fault-count = { $side }: há { $found } peças no total e devem ser { $limit }.
fault-tower = Em { $square } há mais de uma peça.
fault-turned = A peça em { $square } está vermelha; neste jogo não existem peças vermelhas.
fault-off-path = { $side }: nunca se passa por { $square }.
fault-out = { $side }: há { $found } peças fora, mas neste jogo nenhuma sai para sempre.
fault-lane = { $square } é só para peças próprias não vermelhas: { $side }.
fault-refuge = Em { $square } a peça de cima deve ser própria: { $side }.
fault-goal = { $square } é só para peças próprias vermelhas: { $side }.
fault-crowded = Em { $square } há { $found } peças de { $side }; são permitidas { $limit }.
fault-high = A torre em { $square } tem { $found } peças; o limite é { $limit }.
fault-both-won = Os dois lados ganharam.
fault-winner-to-act = { $side }: já se ganhou, então quem joga é o outro lado.
play-on-title = Continuar jogando desta posição
book-title = Sorte e habilidade
book-start = Chance no início
book-luck = Sorte própria nos dados
book-moves = Entregue com jogadas próprias
book-judges-error = Erro próprio da avaliação
book-ending = Cedido no final
book-other-luck = Sorte do oponente
book-other-moves = Entregue pelo oponente
book-result = Resultado
book-stands = Como está
review-partly = Só foram analisados os primeiros { $rolls } de { $of } lançamentos: analisar todos demoraria demasiado.
games-title = Suas partidas
games-none = Ainda não há nenhuma.
games-unfinished = não acabou
games-draw = empatada
games-winner = { $side } venceram
games-taken = Esta partida está sendo jogada em outro lugar.
ago-now = agora mesmo
# $count is a number.
ago-minutes =
    { $count ->
        [one] há um minuto
       *[other] há { $count } minutos
    }
ago-hours =
    { $count ->
        [one] há uma hora
       *[other] há { $count } horas
    }
ago-days =
    { $count ->
        [one] ontem
       *[other] há { $count } dias
    }

## What can be done now

keys-menu = ↑↓ escolher · ←→ mudar · Enter fazer · F1 regras · q sair
keys-rules = ↑↓ percorrer · qualquer outra tecla fecha
keys-play-on = ↑↓ escolher · ←→ mudar · Enter jogar · F1 regras · q voltar
keys-go-on = Enter continuar · v revisão
keys-review = Enter revisar
keys-games = ↑↓ escolher · F1 regras · q voltar
keys-back = q voltar
keys-review-step = ↑↓ avançar · n próximo erro
keys-review-best = b melhor jogada
keys-review-played = b jogada feita
keys-review-play-on = p continuar daqui
keys-review-analyse = a analisar
keys-review-always = F1 regras · q voltar
keys-analyse-square = setas mover · l peça clara · d peça escura · x tirar
keys-analyse-red = r virar
keys-analyse-out = ←→ quantas estão fora · ↑↓ mover
keys-analyse-board = s outro lado · c esvaziar · n início · e como texto
keys-analyse-roll = Tab rolagem
keys-analyse-weighed = m jogadas
keys-analyse-moves = ↑↓ escolher · Enter jogar · Esc tabuleiro
keys-analyse-text = Digite ou cole uma posição · Enter usar · Esc voltar
keys-roll-off = Espaço: rolar para ver quem começa
keys-roll-off-typed = Digite a rolagem das claras e a das escuras, depois Enter
keys-starter = Quem começa? l claras · d escuras · Espaço sorteio
keys-roll = Espaço: rolar
keys-roll-typed = Digite sua rolagem, depois Enter
keys-move = ↑↓ ou número, Enter: mover
keys-hint = h dica
keys-computer = O computador está pensando
keys-over = n: outra partida · v revisão
keys-draw = c: reivindicar o empate
keys-resign = Desistir com { $side }? y sim · outra tecla não
keys-undo = u desfazer
keys-playing = r desistir
keys-always = t histórico · w salvar · F1 regras · q sair

## Line mode

plain-help = Enter rola os dados; para jogar, digite um número ou um movimento como c2-d2. Comandos: “board” (tabuleiro), “hint” (dica), “undo” (desfazer), “draw” (empate), “resign” (desistir), “save FILE” (salvar no arquivo FILE), “rules” (regras), “help” (ajuda), “quit” (sair).
plain-kept = A partida fica guardada em { $path }. Para continuar: ur play --file { $path }
ask-roll-off = Quem começa? Pressione Enter para rolar.
ask-roll-off-typed = Quem começa? Digite a rolagem das claras e a das escuras, separadas por um espaço.
ask-starter = Quem começa? “light” (claras), “dark” (escuras) ou Enter para sortear.
ask-starter-loser = { $side } perderam a última partida e escolhem quem começa: “light” (claras), “dark” (escuras) ou Enter para sortear.
ask-roll = { $side }: pressione Enter para rolar.
ask-roll-typed = { $side }: digite sua rolagem.
ask-draw = Digite “draw” para reivindicá-lo.
ask-move = { $side } tiram { $roll }. Seus movimentos:
ask-over = “save FILE” salva o registro, “undo” desfaz, Enter sai.
bad-starter = Digite “light” ou “dark”, ou pressione apenas Enter.
bad-roll-command = Pressione Enter para rolar. Para ver outros comandos, digite “help”.
