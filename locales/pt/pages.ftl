### The pages beside the game in the browser: open games, rules, replay and the dice check.
### Numbers: $count, $minutes, $seconds, $number, $total, $of, $rolls. All other variables are text.

## On every page

page-lobby = Partidas abertas
page-rules = Regras
page-replay = Ver partida
page-dice = Dados honestos
## Where there is nothing

nowhere-title = Aqui não há nada
nowhere-lead = Nenhuma página tem este endereço. Confira-o ou comece de novo.
nowhere-home = À primeira página

## Open games

lobby-title = Partidas abertas
lobby-lead = Em cada um destes tabuleiros alguém espera. Um toque, e você se senta para jogar.
lobby-yours = Sua partida
lobby-yours-hint = Você está esperando aqui. Assim que alguém entrar, a partida começa.
lobby-yours-go = Ir para sua partida
lobby-nobody = Alguém
lobby-side = Você joga com { $side }
lobby-join = Entrar
lobby-joining = Um momento …
lobby-your-name = Seu nome
lobby-your-name-hint = Os outros veem. Você pode deixar vazio.
lobby-clock-none = Sem relógio
lobby-clock-minutes =
    { $minutes ->
        [one] Um minuto por lado
       *[other] { $minutes } minutos por lado
    }
lobby-clock-seconds =
    { $seconds ->
        [one] Um segundo por turno
       *[other] { $seconds } segundos por turno
    }
lobby-clock-game-seconds =
    { $seconds ->
        [one] Um segundo por lado
       *[other] { $seconds } segundos por lado
    }
lobby-since-now = acabou de abrir
lobby-since =
    { $minutes ->
        [one] espera há um minuto
       *[other] espera há { $minutes } minutos
    }
lobby-count =
    { $count ->
        [0] Nenhuma partida aberta
        [one] Há uma partida aberta
       *[other] Há { $count } partidas abertas
    }
lobby-empty = Ninguém está esperando agora
lobby-empty-hint = Abra você uma partida. Todos a veem aqui, e quem chegar depois pode entrar.
lobby-open = Abrir uma partida
lobby-open-yours = Ou abra você uma
lobby-game = Jogo
lobby-taken = Alguém foi mais rápido: essa partida não está mais aberta. Escolha outra.
lobby-unreachable = Não foi possível carregar a lista. Uma nova tentativa é feita a cada poucos segundos.

## Rules

rulebook-games = Jogos
rulebook-try = Experimente
rulebook-examples-hint = Toque em um movimento e veja o que acontece.
rulebook-example = Exemplo { $number } de { $of }
rulebook-moves = Movimentos com esta rolagem
rulebook-back = Voltar
rulebook-effect-captures =
    { $count ->
        [one] Uma peça do oponente é derrotada em { $squares }.
       *[other] Peças do oponente são derrotadas em { $squares }.
    }
rulebook-effect-finished = A peça chegou à zona final.
rulebook-effect-safe = Ali ninguém pode derrotá-la.
rulebook-effect-again = Você rola de novo.
rulebook-effect-wins = Partida vencida.
rulebook-next-example = Próximo exemplo
rulebook-previous-example = Exemplo anterior
rulebook-path-label = Caminho, { $side }: { $squares }
rulebook-whose-path = De quem é o caminho
rulebook-play = Jogar contra o computador
rulebook-print = Imprimir
rulebook-contents = Nesta página
rulebook-unreachable = Não foi possível carregar estas regras. Confira o endereço ou tente de novo.
rulebook-again = Tentar de novo

## Replay

replay-title = Ver uma partida
replay-lead = Carregue o registro de uma partida e percorra-a rolagem por rolagem.
replay-drop = Solte um registro aqui
replay-choose = Escolher um arquivo
replay-or-paste = Ou cole o registro
replay-show = Mostrar a partida
replay-empty = Ainda não há nada para mostrar. Escolha um arquivo ou cole um registro.
replay-bad = Não foi possível ler este registro:
replay-unreachable = Não foi possível carregar a partida. Confira o endereço ou tente de novo.
replay-too-long = Este arquivo é grande demais para ser um registro.
replay-versus = { $light } contra { $dark }
replay-first = Ao começo
replay-previous = Uma rolagem para trás
replay-next = Uma rolagem para frente
replay-last = Ao fim
replay-slider = Rolagem
replay-at-start = Antes da primeira rolagem
replay-at = Rolagem { $number } de { $total }
replay-keys = As setas avançam e recuam; Home e End saltam.
replay-plies = A partida em palavras
replay-starting = O começo
replay-running = A partida não terminou.
replay-download = Baixar o registro
replay-check = Conferir os dados
replay-another = Carregar outro registro

## Dice

fair-title = Os dados são honestos?
fair-lead = Ninguém pode viciar estes dados: nem você, nem seu oponente, nem este servidor. E você não precisa acreditar só na nossa palavra.
fair-seal-step = Um envelope selado
fair-seal-when = Antes da partida
fair-seal-how = O servidor inventa um segredo e o coloca em um envelope selado. Todos veem o selo. Ele não revela o segredo, mas não serve em nenhum outro: ninguém pode trocá-lo depois.
fair-mix-step = Uma pitada de acaso sua
fair-mix-when = A cada rolagem
fair-mix-how = Quando você rola, seu navegador inventa um número naquele exato momento. O segredo e o número juntos dão a rolagem. O servidor não conhecia seu número, e você não conhecia o segredo: ninguém pôde escolher.
fair-open-step = O envelope é aberto
fair-open-when = Depois da partida
fair-open-how = Agora todos podem ver o segredo. Seu navegador verifica se ele combina com o selo e calcula cada rolagem de novo. Se uma só tivesse sido trocada, você veria aqui.
fair-seal = Selo, mostrado antes da partida
fair-secret = Segredo, do envelope
fair-secret-closed = O envelope ainda está fechado.
fair-check = Conferir esta partida
fair-check-again = Conferir de novo
fair-checking = Calculando: rolagem { $number } de { $total }
fair-running = Esta partida ainda está sendo jogada. O segredo aparece quando ela terminar; então você poderá conferir aqui cada rolagem.
fair-seeded = Os dados desta partida não são honestos. Eles vêm de um número fixo, para que o programa possa ser testado.
fair-unsealed = Este registro não diz como os dados foram rolados, por isso não há o que conferir. Mesmo assim você pode ver como as rolagens caíram.
fair-which = Abra a conferência a partir de uma partida ou carregue o registro dela: então o cálculo é feito aqui.
fair-load = Carregar um registro
fair-no-game = Não foi possível carregar a partida. Confira o endereço ou tente de novo.
fair-holds =
    { $count ->
        [one] Tudo confere. O selo está certo, e a única rolagem também.
       *[other] Tudo confere. O selo está certo, e as { $count } rolagens também.
    }
fair-breaks = Algo não confere. Não confie nos dados desta partida.
fair-seal-holds = O segredo combina com o selo.
fair-seal-breaks = O segredo não combina com o selo. Não é o que estava no envelope.
fair-missing =
    { $count ->
        [one] Uma rolagem não tem número de um navegador e não pode ser calculada.
       *[other] { $count } rolagens não têm número de um navegador e não podem ser calculadas.
    }
fair-surplus =
    { $count ->
        [one] Um número de um navegador não pertence a nenhuma rolagem da partida.
       *[other] { $count } números dos navegadores não pertencem a nenhuma rolagem da partida.
    }
fair-kept-seal = O envelope é o que este navegador viu antes da primeira rolagem.
fair-kept-seal-late =
    { $count ->
        [one] O envelope é o que este navegador viu ao chegar, depois da primeira rolagem.
       *[other] O envelope é o que este navegador viu ao chegar, depois de { $count } rolagens.
    }
fair-kept-seal-differs = O envelope não é o que este navegador viu. Naquele momento, o selo mostrado era outro.
fair-kept-salts =
    { $count ->
        [one] O número que este navegador acrescentou foi usado, e na sua rolagem.
       *[other] Todos os { $count } números que este navegador acrescentou foram usados, cada um na sua rolagem.
    }
fair-kept-salts-differ =
    { $count ->
        [one] Uma rolagem não foi feita com o número que este navegador acrescentou.
       *[other] { $count } rolagens não foram feitas com os números que este navegador acrescentou.
    }
fair-kept-no-salts = Este navegador não jogou, então nenhum dos números é dele.
fair-kept-nothing = Este navegador não jogou esta partida. Se o selo foi mostrado antes da primeira rolagem e se os números são os dos jogadores, só os navegadores deles podem dizer.
fair-throws = Todas as rolagens
fair-column-number = Rolagem
fair-column-who = Quem
fair-column-salt = Número do navegador
fair-column-computed = Cálculo
fair-column-shown = Na partida
fair-column-matches = Confere
fair-lot = Sorteio para começar
fair-for-start = { $side }, para começar
fair-yes = sim
fair-no = não
fair-rolls = Como as rolagens caíram
fair-rolls-hint = A barra mostra quantas vezes uma rolagem saiu; o traço, quantas eram esperadas.
fair-rolls-none = Ninguém rolou ainda.
fair-both = Os dois lados juntos
fair-rolls-count =
    { $rolls ->
        [one] uma rolagem
       *[other] { $rolls } rolagens
    }
fair-bar =
    { $count ->
        [one] { $roll }: saiu uma vez, esperadas { $expected }
       *[other] { $roll }: saiu { $count } vezes, esperadas { $expected }
    }
fair-luck-few = Ainda são poucas rolagens para dizer algo sobre a sorte.
fair-luck-usual = Nada incomum: de 100 partidas com dados honestos, cerca de { $count } se desviam tanto ou mais.
fair-luck-uneven = Um pouco desigual: de 100 partidas com dados honestos, cerca de { $count } se desviam tanto ou mais.
fair-luck-rare = Raro, mas acontece: de 1000 partidas com dados honestos, cerca de { $count } se desviam tanto ou mais.
fair-luck-hardly = Muito raro: de 1000 partidas com dados honestos, nem uma se desvia tanto.
fair-luck-check = Isso sozinho não prova nada. A conferência acima, sim.
fair-exactly = Como se calcula exatamente
fair-exactly-seal = O selo é o SHA-256 dos 32 bytes do segredo.
fair-exactly-block = Para a rolagem n, contando a partir de 0, com os 16 bytes salt que o navegador enviou:
fair-exactly-words = O resultado são oito números de 32 bits, com o byte mais alto primeiro. Com T lançamentos igualmente prováveis, q é 2³² dividido por T, arredondado para baixo. O primeiro número w para o qual w dividido por q, arredondado para baixo, é menor que T dá o lançamento. Se nenhum dos oito servir, try aumenta em um.
fair-exactly-rolls = Os lançamentos se repartem entre as rolagens nesta ordem:
fair-replay = Ver a partida

## The interface for programs

interface-title = A interface para programas
interface-link = Para programas
interface-lead = O que um programa pode pedir a este servidor e o que recebe em resposta. As descrições estão em inglês.
interface-requests = Pedidos
interface-types = Tipos
interface-parameters = No endereço
interface-body = Conteúdo
interface-answers = Respostas
interface-optional = pode ser omitido
interface-raw = Tudo como OpenAPI
interface-unreachable = Não é possível carregar a descrição da interface.
