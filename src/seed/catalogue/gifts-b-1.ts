import type { SeedGift } from '../types';

export const giftsB1: SeedGift[] = [
  {
    title: 'Dados de RPG em metal com estojo',
    shortDescription:
      'Sete dados pesados, de canto vivo e números bem marcados, num estojo de feltro. Para a mesa de sábado que já dura anos e merece rolar com cerimônia.',
    descriptionHtml:
      '<p>Quem joga RPG tem dados espalhados por toda mochila, e quase nenhum que escolheria guardar. Este conjunto muda isso: são <strong>sete peças de metal</strong>, do d4 ao d20, com peso de verdade na mão e acabamento envelhecido.</p><p>O estojo de feltro abre e vira bandeja, o que poupa a mesa de jantar. E vai poupar mesmo, porque metal risca madeira e vidro.</p><p><em>Dica da redação:</em> entregue junto com um convite para a próxima sessão. Se a pessoa só joga pela internet, prefira outro presente da nossa lista, porque a graça aqui é o barulho.</p>',
    price: 159.9,
    affiliateLink: 'https://oficina-nerd.example/p/dados-rpg-metal-estojo?ref=mimoteca',
    categories: ['nerd', 'amigos', 'adolescentes'],
    occasions: ['aniversario', 'amigo-secreto', 'dia-do-amigo'],
    intentions: ['para surpreender', 'para celebrar'],
    daysOld: 38,
    detailViews: 1873,
    art: [
      {
        hero: '🎲',
        props: ['📜', '🐉'],
        palette: 'night',
        scene: 'pedestal',
        alt: 'Dados de RPG em destaque, com um pergaminho e um pequeno dragão ao fundo',
      },
      {
        hero: '🎲',
        props: ['🕯️'],
        palette: 'lavender',
        scene: 'close-up',
        alt: 'Detalhe dos dados de metal à luz de uma vela',
      },
      {
        hero: '🎲',
        props: ['🗡️', '🗺️', '🎲'],
        palette: 'night',
        scene: 'scatter',
        alt: 'Dados espalhados sobre a mesa de jogo, entre um mapa e uma adaga',
      },
    ],
  },
  {
    title: 'Xadrez de madeira com tabuleiro dobrável',
    shortDescription:
      'Tabuleiro que fecha em forma de caixa e guarda as próprias peças, esculpidas em madeira clara e escura. Bonito na estante, melhor ainda aberto.',
    descriptionHtml:
      '<p>Há presentes que pedem companhia, e um <strong>xadrez de madeira</strong> é o melhor deles. As peças têm base de feltro, deslizam sem ruído e ficam presas por dentro da caixa quando o jogo acaba.</p><p>Serve tanto para o avô que ensina quanto para a neta que está prestes a ganhar dele. Quem nunca jogou encontra um folheto com as regras, escrito sem pressa.</p><p>O tabuleiro aberto tem trinta e quatro centímetros: <em>confortável na mesa de centro</em>, um pouco pequeno para quem treina para torneios.</p>',
    price: 219,
    originalPrice: 269,
    affiliateLink: 'https://oficina-nerd.example/p/xadrez-madeira-tabuleiro-dobravel?ref=mimoteca',
    categories: ['nerd', 'pai', 'aposentadoria', 'avos'],
    occasions: ['dia-dos-pais', 'aposentadoria-merecida', 'natal', 'dia-dos-avos'],
    intentions: ['para celebrar', 'para agradecer'],
    daysOld: 142,
    detailViews: 964,
    art: [
      {
        hero: '♟️',
        palette: 'clay',
        scene: 'pedestal',
        alt: 'Peça de xadrez de madeira sobre um pedestal',
      },
      {
        hero: '♟️',
        props: ['☕', '⏳'],
        palette: 'butter',
        scene: 'table',
        alt: 'Xadrez armado na mesa, com uma ampulheta e uma xícara de café ao lado',
      },
    ],
  },
  {
    title: 'Quebra-cabeça de mil peças do céu noturno',
    shortDescription:
      'A Via Láctea em mil peças foscas, sem reflexo, com um mapa das constelações impresso no verso da caixa. Um mês de noites bem ocupadas.',
    descriptionHtml:
      '<p>Montar um céu inteiro é um exercício de paciência, e é exatamente por isso que acalma. As <strong>mil peças são foscas</strong>, de encaixe firme, e o azul tem variações suficientes para não levar ninguém ao desespero.</p><p>Funciona para quem está de repouso, para casais que querem desligar a televisão e para famílias em que cada um passa pela mesa e encaixa uma peça.</p><p><em>Um aviso honesto:</em> montado, ele ocupa cerca de 70 por 50 centímetros. Confira se há uma mesa que possa ficar parada por algumas semanas.</p>',
    price: 89.9,
    affiliateLink:
      'https://oficina-nerd.example/p/quebra-cabeca-mil-pecas-ceu-noturno?ref=mimoteca',
    categories: ['nerd', 'adolescentes', 'avos', 'amigos'],
    occasions: ['natal', 'amigo-secreto', 'melhoras', 'sem-motivo'],
    intentions: ['para confortar', 'para surpreender'],
    daysOld: 77,
    detailViews: 1426,
    art: [
      {
        hero: '🧩',
        props: ['🌙', '⭐'],
        palette: 'night',
        scene: 'scatter',
        alt: 'Peça de quebra-cabeça cercada por uma lua e uma estrela',
      },
      {
        hero: '🧩',
        palette: 'lavender',
        scene: 'close-up',
        alt: 'Peça do quebra-cabeça vista de perto',
      },
      {
        hero: '🧩',
        props: ['☕', '🌌'],
        palette: 'night',
        scene: 'table',
        alt: 'Quebra-cabeça do céu noturno na mesa, ao lado de uma xícara de café',
      },
    ],
  },
  {
    title: 'Telescópio refrator para primeiras noites',
    shortDescription:
      'Crateras da Lua, anéis de Saturno e as luas de Júpiter vistos da varanda. Vem com tripé, duas oculares e um guia do céu do hemisfério sul.',
    descriptionHtml:
      '<p>Ninguém esquece a primeira vez que viu as crateras da Lua com os próprios olhos. Este refrator de <strong>setenta milímetros</strong> foi pensado para essa estreia: monta sem ferramentas e já vem com as duas oculares que um iniciante usa de fato.</p><p>O guia que acompanha é do nosso céu, o do hemisfério sul, e sugere o que procurar em cada estação.</p><p><em>Para não frustrar:</em> ele mostra planetas e a Lua lindamente, mas galáxias distantes continuam sendo manchinhas. E, da janela fechada, não se vê nada. Precisa de varanda, quintal ou estrada.</p>',
    price: 689,
    originalPrice: 829,
    affiliateLink:
      'https://oficina-nerd.example/p/telescopio-refrator-primeiras-noites?ref=mimoteca',
    categories: ['nerd', 'criancas', 'adolescentes', 'pai'],
    occasions: ['natal', 'dia-das-criancas', 'aprovacao-no-vestibular', 'aniversario'],
    intentions: ['para surpreender', 'para motivar'],
    daysOld: 210,
    detailViews: 2318,
    art: [
      {
        hero: '🔭',
        props: ['🌙'],
        palette: 'night',
        scene: 'window',
        alt: 'Telescópio apontado para a Lua diante da janela',
      },
      {
        hero: '🔭',
        props: ['🪐', '⭐'],
        palette: 'night',
        scene: 'pedestal',
        alt: 'Telescópio em destaque com um planeta e uma estrela ao fundo',
      },
    ],
  },
  {
    title: 'Console portátil de jogos retrô',
    shortDescription:
      'Cabe no bolso do casaco, liga em segundos e traz centenas de jogos de plataforma e de nave. Nostalgia pura, sem cadastro e sem atualização.',
    descriptionHtml:
      '<p>Este aqui é para quem soprou cartucho na infância e ainda sabe de cor a música da segunda fase. A tela é pequena e nítida, os botões têm o <strong>clique certo</strong> e a bateria aguenta umas seis horas de sofá.</p><p>O melhor é o que ele não faz: não pede senha, não avisa nada, não vende moedinhas. Liga e joga. Dá para ligar também na televisão e jogar em dupla.</p><p><em>Atenção:</em> o segundo controle é vendido à parte, e os jogos vêm em inglês.</p>',
    price: 329.9,
    affiliateLink: 'https://oficina-nerd.example/p/console-portatil-jogos-retro?ref=mimoteca',
    categories: ['nerd', 'tecnologia', 'namorado', 'adolescentes'],
    occasions: ['aniversario', 'dia-dos-namorados', 'natal', 'amigo-secreto'],
    intentions: ['para surpreender', 'para celebrar'],
    daysOld: 55,
    detailViews: 4127,
    art: [
      {
        hero: '🕹️',
        props: ['👾'],
        palette: 'night',
        scene: 'pedestal',
        alt: 'Console retrô com um personagem em pixels ao lado',
      },
      {
        hero: '🎮',
        props: ['📺'],
        palette: 'lavender',
        scene: 'table',
        alt: 'Controle do console diante de uma televisão antiga',
      },
      { hero: '🕹️', palette: 'night', scene: 'close-up', alt: 'Comando do console visto de perto' },
    ],
  },
  {
    title: 'Luminária de mesa disco voador',
    shortDescription:
      'Um pequeno disco voador que flutua sobre um facho de luz quente. Divertida na estante, discreta o bastante para a mesa de quem trabalha.',
    descriptionHtml:
      '<p>Luminárias temáticas costumam ser engraçadas por uma semana. Esta continua bonita depois, porque o desenho é simples: um <strong>disco de metal fosco</strong>, um cone de acrílico translúcido e uma luz âmbar que não cansa os olhos.</p><p>Tem três intensidades, comandadas por um toque na parte de cima, e se alimenta por cabo USB. Faz boa figura no quarto, na estante de quadrinhos ou ao lado do computador.</p><p><em>Só não espere ler com ela:</em> é luz de companhia, não de trabalho. O cabo tem um metro e meio.</p>',
    price: 139.9,
    affiliateLink: 'https://oficina-nerd.example/p/luminaria-mesa-disco-voador?ref=mimoteca',
    categories: ['nerd', 'decoracao', 'adolescentes', 'jovem-senhora'],
    occasions: ['aniversario', 'amigo-secreto', 'dia-dos-namorados'],
    intentions: ['para surpreender'],
    isNew: true,
    daysOld: 6,
    detailViews: 412,
    art: [
      {
        hero: '🛸',
        props: ['✨'],
        palette: 'night',
        scene: 'pedestal',
        alt: 'Luminária em forma de disco voador acesa sobre um pedestal',
      },
      {
        hero: '🛸',
        props: ['📚', '🪐'],
        palette: 'lavender',
        scene: 'table',
        alt: 'Luminária disco voador na estante, entre livros e um planeta decorativo',
      },
    ],
  },
  {
    title: 'Kit de robótica para montar em família',
    shortDescription:
      'Motores, sensores e peças de encaixe para três robôs diferentes. Não precisa de solda, e o manual em português conversa com gente de dez a oitenta anos.',
    descriptionHtml:
      '<p>Antes de programar, é bom ver uma coisa se mexer porque <strong>você encaixou o fio certo</strong>. Esse é o espírito do kit: três montagens em ordem de dificuldade, da lagarta que foge da luz ao robô que desvia das paredes.</p><p>O manual explica o porquê de cada passo e não só o como. Crianças a partir de dez anos se viram sozinhas; as menores vão precisar de um adulto paciente, o que é metade da graça.</p><p><em>Lembre-se das pilhas:</em> são quatro do tipo AA, não incluídas. Embrulhe junto.</p>',
    price: 279.9,
    affiliateLink: 'https://oficina-nerd.example/p/kit-robotica-montar-familia?ref=mimoteca',
    categories: ['nerd', 'criancas', 'adolescentes', 'tecnologia'],
    occasions: ['dia-das-criancas', 'natal', 'aniversario', 'aprovacao-no-vestibular'],
    intentions: ['para motivar', 'para surpreender'],
    daysOld: 164,
    detailViews: 1089,
    art: [
      {
        hero: '🤖',
        props: ['🔋', '🔩'],
        palette: 'sky',
        scene: 'pedestal',
        alt: 'Robô montado com o kit, ao lado de uma pilha e de um parafuso',
      },
      { hero: '🤖', palette: 'lavender', scene: 'close-up', alt: 'Rosto do robô visto de perto' },
      {
        hero: '🤖',
        props: ['🔧', '⚙️', '🔋'],
        palette: 'night',
        scene: 'scatter',
        alt: 'Robô cercado de engrenagem, chave e pilha durante a montagem',
      },
    ],
  },
  {
    title: 'Microscópio de bolso com luz própria',
    shortDescription:
      'Do tamanho de um chaveiro grande, revela o avesso da folha, o sal e a asa da formiga. Curiosidade em estado portátil, para qualquer idade.',
    descriptionHtml:
      '<p>Coloque um grão de açúcar sob a lente e observe a cara de quem nunca tinha visto um. Este microscópio amplia <strong>de sessenta a cento e vinte vezes</strong>, acende a própria luz e cabe no bolso da calça.</p><p>É um ótimo presente para professores de ciências, crianças que desmontam brinquedos e adultos que ainda param para olhar formiga. Acompanha um adaptador que prende na câmera do celular.</p><p>O foco é manual e pede mão firme. <em>Nos primeiros minutos, apoie os cotovelos na mesa</em> e tudo fica mais fácil.</p>',
    price: 79.9,
    affiliateLink: 'https://oficina-nerd.example/p/microscopio-bolso-luz-propria?ref=mimoteca',
    categories: ['nerd', 'criancas', 'viajantes'],
    occasions: ['dia-das-criancas', 'dia-do-professor', 'amigo-secreto', 'sem-motivo'],
    intentions: ['para motivar', 'para surpreender'],
    daysOld: 301,
    detailViews: 587,
    art: [
      {
        hero: '🔬',
        props: ['🍃'],
        palette: 'eucalyptus',
        scene: 'table',
        alt: 'Microscópio sobre a mesa ao lado de uma folha',
      },
      {
        hero: '🔬',
        props: ['🐜', '🌼'],
        palette: 'sage',
        scene: 'scatter',
        alt: 'Microscópio entre uma flor e uma formiga prontas para observar',
      },
    ],
  },
  {
    title: 'Luminária de leitura de prender no livro',
    shortDescription:
      'Luz quente, três intensidades e um clipe forrado que não marca a página. Um lê até tarde, o outro dorme, e ninguém discute.',
    descriptionHtml:
      '<p>Poucos objetos salvam tantos casamentos por tão pouco. A luminária prende na capa com um <strong>clipe forrado de silicone</strong>, ilumina as duas páginas por igual e deixa o resto do quarto no escuro.</p><p>A luz âmbar é a melhor das três opções para antes de dormir. Recarrega por USB e dura cerca de vinte horas, ou um romance russo dos mais curtos.</p><p><em>Antes de comprar:</em> em livros de bolso muito finos ela pesa um pouco na mão. Com capa dura ou edição comum, você se esquece de que está ali.</p>',
    price: 79.9,
    affiliateLink:
      'https://livraria-do-largo.example/p/luminaria-leitura-prender-livro?ref=mimoteca',
    categories: ['leitores', 'presentes-uteis', 'namorada', 'namorado'],
    occasions: ['dia-dos-namorados', 'amigo-secreto', 'aniversario'],
    intentions: ['para agradecer', 'para surpreender'],
    daysOld: 188,
    detailViews: 2641,
    art: [
      {
        hero: '💡',
        props: ['📖'],
        palette: 'night',
        scene: 'close-up',
        alt: 'Luminária acesa junto a um livro aberto',
      },
      {
        hero: '📖',
        props: ['💡', '🌙'],
        palette: 'night',
        scene: 'window',
        alt: 'Livro aberto iluminado à noite, com a lua ao fundo',
      },
    ],
  },
  {
    title: 'Coleção de clássicos brasileiros em capa dura',
    shortDescription:
      'Cinco romances que todo mundo diz que leu, em edição de tecido com fita marcadora e notas na medida. Uma prateleira inteira pronta para emocionar.',
    descriptionHtml:
      '<p>Reler um clássico numa edição bonita é como reencontrar um amigo bem vestido. São <strong>cinco volumes em capa de tecido</strong>, com fita marcadora, letra generosa e notas que explicam o necessário e se calam.</p><p>A caixa é um gesto completo: chega pronta, ocupa um palmo de estante e atravessa mudanças de casa. Vai bem para quem está se formando e para quem enfim terá as tardes livres.</p><p><em>Vale sondar antes:</em> leitores vorazes podem já ter dois ou três dos títulos. A loja troca a coleção lacrada em até trinta dias.</p>',
    price: 249.9,
    originalPrice: 319.9,
    affiliateLink:
      'https://livraria-do-largo.example/p/colecao-classicos-brasileiros-capa-dura?ref=mimoteca',
    categories: ['leitores', 'mae', 'avos', 'aposentadoria'],
    occasions: ['natal', 'dia-das-maes', 'formatura', 'dia-do-professor', 'aposentadoria-merecida'],
    intentions: ['para celebrar', 'para agradecer'],
    daysOld: 96,
    detailViews: 1742,
    art: [
      { hero: '📚', palette: 'clay', scene: 'pedestal', alt: 'Pilha de livros em capa dura' },
      {
        hero: '📚',
        props: ['☕', '👓'],
        palette: 'butter',
        scene: 'table',
        alt: 'Coleção de livros na mesa, com óculos e uma xícara de café',
      },
      {
        hero: '📖',
        props: ['🌹'],
        palette: 'clay',
        scene: 'close-up',
        alt: 'Um dos volumes aberto, com uma rosa entre as páginas',
      },
    ],
  },
  {
    title: 'Diário de leituras com fichas ilustradas',
    shortDescription:
      'Cem fichas para anotar o que leu, o que sentiu e a frase que ficou. Vira, com os anos, a biografia mais sincera de um leitor.',
    descriptionHtml:
      '<p>A gente esquece enredos, mas guarda o que estava vivendo quando leu. Este diário foi desenhado para isso: <strong>uma ficha por livro</strong>, com espaço para a data, a companhia, o trecho preferido e uma nota que só faz sentido para quem a deu.</p><p>Há também um mapa de metas para o ano, deliberadamente modesto, e uma lista de empréstimos, para nunca mais perder um livro de vista.</p><p>O papel segura bem a caneta comum; <em>com tinteiro, a tinta atravessa um pouco</em>. Acompanhe com um lápis macio e fica perfeito.</p>',
    price: 47.9,
    affiliateLink:
      'https://livraria-do-largo.example/p/diario-leituras-fichas-ilustradas?ref=mimoteca',
    categories: ['leitores', 'ate-50-reais', 'jovem-senhora', 'amigos'],
    occasions: ['dia-do-amigo', 'amigo-secreto', 'quinze-anos', 'ano-novo'],
    intentions: ['para motivar', 'para surpreender'],
    daysOld: 132,
    detailViews: 1318,
    art: [
      {
        hero: '📓',
        props: ['✏️'],
        palette: 'butter',
        scene: 'table',
        alt: 'Diário de leituras na mesa com um lápis ao lado',
      },
      {
        hero: '📓',
        props: ['🔖', '📚'],
        palette: 'clay',
        scene: 'scatter',
        alt: 'Diário entre livros e um marcador de página',
      },
    ],
  },
  {
    title: 'Marcadores de página em latão recortado',
    shortDescription:
      'Quatro marcadores finos como folha, recortados em desenhos da mata brasileira. Pequenos, bonitos e muito mais úteis do que a orelha dobrada.',
    descriptionHtml:
      '<p>É o presente que se compra para a professora e se acaba comprando de novo para si. São quatro peças de <strong>latão recortado</strong>: uma samambaia, um tucano, uma onça e uma folha de mamoeiro.</p><p>Finíssimos, não deformam a lombada nem caem quando o livro viaja na bolsa. Vêm presos a um cartão de papel cru, com espaço para a dedicatória.</p><p><em>Com o tempo o latão escurece</em>, e nós achamos que melhora. Se a pessoa preferir brilho, uma flanela resolve. Só não são indicados para crianças pequenas, porque as pontas são delicadas.</p>',
    price: 24.9,
    affiliateLink:
      'https://livraria-do-largo.example/p/marcadores-pagina-latao-recortado?ref=mimoteca',
    categories: ['leitores', 'ate-50-reais', 'amigos'],
    occasions: ['dia-do-professor', 'agradecimento', 'amigo-secreto', 'dia-da-mulher'],
    intentions: ['para agradecer'],
    daysOld: 245,
    detailViews: 893,
    art: [
      {
        hero: '🔖',
        props: ['🌿'],
        palette: 'sage',
        scene: 'close-up',
        alt: 'Marcador de página ao lado de um ramo verde',
      },
      {
        hero: '🔖',
        props: ['📖', '🍃'],
        palette: 'butter',
        scene: 'table',
        alt: 'Marcador sobre um livro aberto, com uma folha ao lado',
      },
    ],
  },
  {
    title: 'Três meses de livros surpresa',
    shortDescription:
      'Todo mês, um livro escolhido por livreiros a partir de um questionário curto, embrulhado em papel e com um bilhete escrito à mão. Correio bom de abrir.',
    descriptionHtml:
      '<p>Depois da assinatura feita, a pessoa responde a seis perguntas: o último livro que amou, o que abandonou, se prefere chorar ou rir. Com isso, um livreiro de carne e osso <strong>escolhe um título por mês</strong>, durante três meses.</p><p>O pacote chega embrulhado e com um bilhete explicando a escolha. É um ótimo jeito de estar presente à distância, sobretudo para quem se recupera ou mora longe.</p><p><em>O detalhe importante:</em> o primeiro envio leva até quinze dias. Se a data estiver perto, imprima o cartão que acompanha o pedido.</p>',
    price: 219,
    affiliateLink: 'https://livraria-do-largo.example/p/tres-meses-livros-surpresa?ref=mimoteca',
    categories: ['leitores', 'mae', 'namorada', 'avos'],
    occasions: ['dia-das-maes', 'aniversario', 'natal', 'melhoras', 'dia-dos-avos'],
    intentions: ['para surpreender', 'para confortar'],
    isNew: true,
    daysOld: 12,
    detailViews: 475,
    art: [
      {
        hero: '📦',
        props: ['📚', '💌'],
        palette: 'terracotta',
        scene: 'pedestal',
        alt: 'Pacote surpresa com livros e uma carta',
      },
      {
        hero: '📚',
        props: ['🎁'],
        palette: 'butter',
        scene: 'table',
        alt: 'Livros do mês ao lado do embrulho',
      },
      {
        hero: '💌',
        props: ['📖'],
        palette: 'rose',
        scene: 'close-up',
        alt: 'Bilhete do livreiro junto de um livro aberto',
      },
    ],
  },
  {
    title: 'Poltrona de leitura com encosto alto',
    shortDescription:
      'Apoio para a cabeça, braços na altura certa e tecido que aguenta gato, café e três capítulos a mais. O canto preferido da casa, com endereço fixo.',
    descriptionHtml:
      '<p>Há um momento da vida em que ler deitado deixa de ser boa ideia. A poltrona resolve com <strong>encosto alto, braços largos</strong> e uma espuma firme que não afunda depois do primeiro inverno.</p><p>O tecido é um linho misto fácil de limpar, em três cores que combinam com quase tudo. É um presente para dar em grupo: filhos que se juntam, colegas que fazem a despedida, padrinhos generosos.</p><p><em>Meça a porta antes.</em> Ela chega montada, com oitenta centímetros de largura, e a entrega não sobe por escada acima do segundo andar.</p>',
    price: 1890,
    originalPrice: 2290,
    affiliateLink: 'https://loja-do-quintal.example/p/poltrona-leitura-encosto-alto?ref=mimoteca',
    categories: ['leitores', 'decoracao', 'casa-nova', 'aposentadoria'],
    occasions: ['aposentadoria-merecida', 'bodas', 'casamento', 'promocao'],
    intentions: ['para celebrar', 'para agradecer'],
    daysOld: 267,
    detailViews: 731,
    art: [
      {
        hero: '🛋️',
        props: ['📚'],
        palette: 'terracotta',
        scene: 'window',
        alt: 'Poltrona junto à janela com uma pilha de livros ao lado',
      },
      {
        hero: '🛋️',
        props: ['☕', '💡'],
        palette: 'clay',
        scene: 'table',
        alt: 'Canto de leitura com a poltrona, uma luz acesa e uma xícara de café',
      },
    ],
  },
  {
    title: 'Panela de ferro esmaltada para a família',
    shortDescription:
      'Vai do fogão ao forno e do forno à mesa sem perder a pose. Feijão, assado, pão de casca grossa: tudo fica mais sério dentro dela.',
    descriptionHtml:
      '<p>Se fosse para ter uma panela só, seria esta. O <strong>ferro fundido esmaltado</strong> guarda o calor, sela a carne, cozinha o feijão devagar e ainda assa um pão de casca que estala.</p><p>Com quatro litros e meio, atende uma família de cinco ou um jantar de amigos. O esmalte claro por dentro deixa ver o fundo, o que ajuda quem ainda está aprendendo o ponto.</p><p><em>Um senão que é preciso dizer:</em> cheia, ela pesa. Para quem tem dor nos punhos, escolha a versão menor da mesma linha.</p>',
    price: 459.9,
    originalPrice: 569.9,
    affiliateLink: 'https://cozinha-de-casa.example/p/panela-ferro-esmaltada-familia?ref=mimoteca',
    categories: ['cozinheiros', 'casa-nova', 'mae', 'presentes-uteis'],
    occasions: ['casamento', 'cha-de-casa-nova', 'dia-das-maes', 'bodas'],
    intentions: ['para celebrar', 'para agradecer'],
    daysOld: 118,
    detailViews: 2894,
    art: [
      {
        hero: '🥘',
        palette: 'terracotta',
        scene: 'pedestal',
        alt: 'Panela com um ensopado recém-saído do fogão',
      },
      {
        hero: '🥘',
        props: ['🌿', '🧄', '🍞'],
        palette: 'apricot',
        scene: 'table',
        alt: 'Panela na mesa com alho, ervas e um pão',
      },
      {
        hero: '🍲',
        props: ['🥄'],
        palette: 'terracotta',
        scene: 'close-up',
        alt: 'Caldo servido com a colher ao lado',
      },
    ],
  },
  {
    title: 'Faca do chef com lâmina de vinte centímetros',
    shortDescription:
      'Aço que segura o fio, cabo de madeira equilibrado e bainha para guardar na gaveta. A ferramenta que faz cebola parecer assunto fácil.',
    descriptionHtml:
      '<p>Quase todo mundo que cozinha em casa luta com uma faca ruim sem saber. Esta tem <strong>vinte centímetros de lâmina</strong>, equilíbrio no ponto em que a mão segura e um fio que se mantém por meses de uso caseiro.</p><p>O cabo de madeira pede um pouco de óleo mineral de vez em quando. A bainha de feltro evita acidentes na gaveta e deixa viajar para o churrasco.</p><p><em>Há quem diga que não se dá faca de presente.</em> Cole uma moeda no cartão: a pessoa devolve a moeda, “compra” a faca e a superstição fica satisfeita.</p>',
    price: 239,
    affiliateLink:
      'https://cozinha-de-casa.example/p/faca-chef-lamina-vinte-centimetros?ref=mimoteca',
    categories: ['cozinheiros', 'pai', 'namorado', 'presentes-uteis'],
    occasions: ['dia-dos-pais', 'aniversario', 'cha-de-casa-nova'],
    intentions: ['para motivar', 'para surpreender'],
    daysOld: 333,
    detailViews: 1267,
    art: [
      {
        hero: '🔪',
        props: ['🧅'],
        palette: 'clay',
        scene: 'table',
        alt: 'Faca do chef ao lado de uma cebola',
      },
      {
        hero: '🔪',
        props: ['🍅', '🌿', '🧄'],
        palette: 'terracotta',
        scene: 'scatter',
        alt: 'Faca entre tomate, alho e ervas na bancada',
      },
    ],
  },
  {
    title: 'Kit de massa fresca para dois',
    shortDescription:
      'Cortador de rolo, secador de madeira, farinha de sêmola e um caderninho com quatro molhos. Um jantar inteiro dentro da caixa.',
    descriptionHtml:
      '<p>Fazer macarrão a quatro mãos é lento, enfarinha a cozinha toda e rende boas conversas. O kit traz o <strong>cortador de rolo</strong> para tagliatelle, o secador dobrável de madeira, um quilo de sêmola e quatro receitas de molho que não passam de vinte minutos.</p><p>Não é máquina elétrica e não quer ser. A massa se abre com rolo, ou com uma garrafa vazia, como se fez por séculos.</p><p><em>Conselho de quem errou:</em> na primeira vez, sirva tarde. Reserve duas horas, abra um vinho e deixe o molho por último.</p>',
    price: 169.9,
    affiliateLink: 'https://cozinha-de-casa.example/p/kit-massa-fresca-dois?ref=mimoteca',
    categories: ['cozinheiros', 'namorada', 'namorado', 'casa-nova'],
    occasions: ['dia-dos-namorados', 'bodas', 'cha-de-casa-nova', 'sem-motivo'],
    intentions: ['para surpreender', 'para celebrar'],
    daysOld: 71,
    detailViews: 1594,
    art: [
      {
        hero: '🍝',
        props: ['🍅'],
        palette: 'terracotta',
        scene: 'table',
        alt: 'Prato de massa fresca com um tomate ao lado',
      },
      {
        hero: '🍝',
        props: ['🍷', '🌿'],
        palette: 'apricot',
        scene: 'window',
        alt: 'Massa servida à janela com uma taça de vinho e ervas',
      },
      {
        hero: '🥣',
        props: ['🥚', '🌾'],
        palette: 'butter',
        scene: 'scatter',
        alt: 'Tigela, ovo e trigo prontos para a massa',
      },
    ],
  },
  {
    title: 'Pedra de assar pizza com pá de madeira',
    shortDescription:
      'Massa crocante no forno de casa em oito minutos. Acompanha pá, cortador e a receita de uma massa que descansa na geladeira de um dia para o outro.',
    descriptionHtml:
      '<p>O segredo da pizzaria está no chão do forno, e esta <strong>pedra de cordierita</strong> é um pedacinho dele. Aquecida por quarenta minutos, ela devolve o calor de uma vez e deixa a base sequinha e crocante.</p><p>A pá de madeira parece enfeite até a hora de deslizar a massa sem desastre. Guarde um punhado de fubá para polvilhar embaixo.</p><p><em>Cuidados simples:</em> nunca lave com sabão e nunca ponha a pedra fria num forno quente, porque ela racha. Manchas são parte da história e não saem mais.</p>',
    price: 149.9,
    affiliateLink: 'https://cozinha-de-casa.example/p/pedra-assar-pizza-pa-madeira?ref=mimoteca',
    categories: ['cozinheiros', 'amigos', 'pai', 'casa-nova'],
    occasions: ['dia-dos-pais', 'dia-do-amigo', 'amigo-secreto', 'aniversario'],
    intentions: ['para celebrar', 'para surpreender'],
    daysOld: 222,
    detailViews: 1158,
    art: [
      {
        hero: '🍕',
        palette: 'terracotta',
        scene: 'close-up',
        alt: 'Fatia de pizza de massa crocante',
      },
      {
        hero: '🍕',
        props: ['🍅', '🧀', '🌿'],
        palette: 'apricot',
        scene: 'table',
        alt: 'Pizza na mesa com tomate, queijo e manjericão',
      },
    ],
  },
  {
    title: 'Caixa de temperos dos biomas brasileiros',
    shortDescription:
      'Doze vidrinhos com puxuri, pimenta-de-macaco, baru, aroeira e outros sabores que a gente tem em casa e conhece pouco. Com receitas de quem usa.',
    descriptionHtml:
      '<p>Um mapa do Brasil que se lê com o nariz. São <strong>doze temperos</strong> comprados de pequenos produtores, da pimenta-de-macaco do Cerrado ao puxuri da Amazônia, cada um com a história de onde veio e duas ideias de uso.</p><p>Funciona para quem cozinha muito e para quem mora fora e sente falta de um cheiro. A caixa de papelão rígido vira gaveta na despensa.</p><p><em>Olho no prazo:</em> tempero é coisa viva. Os vidros têm quantidade para uns seis meses de uso, e é melhor gastar do que guardar para visita.</p>',
    price: 98,
    affiliateLink:
      'https://cozinha-de-casa.example/p/caixa-temperos-biomas-brasileiros?ref=mimoteca',
    categories: ['cozinheiros', 'sustentaveis', 'amigos', 'viajantes'],
    occasions: ['amigo-secreto', 'natal', 'agradecimento', 'dia-do-amigo'],
    intentions: ['para surpreender', 'para agradecer'],
    daysOld: 47,
    detailViews: 812,
    art: [
      {
        hero: '🌶️',
        props: ['🧂', '🌿'],
        palette: 'terracotta',
        scene: 'scatter',
        alt: 'Pimenta, sal e ervas da caixa de temperos',
      },
      {
        hero: '🫙',
        props: ['🌶️', '🌰'],
        palette: 'apricot',
        scene: 'table',
        alt: 'Vidro de tempero com pimenta e castanha ao lado',
      },
      {
        hero: '🧄',
        props: ['🌿'],
        palette: 'sage',
        scene: 'close-up',
        alt: 'Alho e ervas frescas para combinar com os temperos',
      },
    ],
  },
  {
    title: 'Frigideira de ferro que dura gerações',
    shortDescription:
      'Já vem curada, vai do fogão ao forno e melhora a cada uso. Ovo que não gruda, bife dourado e broa de frigideira no fim da tarde.',
    descriptionHtml:
      '<p>Com o tempo, uma boa frigideira de ferro fica melhor do que nova, e pouca coisa na cozinha pode dizer o mesmo. Esta sai da fundição <strong>já curada com óleo vegetal</strong>, pronta para o primeiro ovo.</p><p>Tem vinte e seis centímetros, bico dos dois lados para escorrer e um cabo curto que entra no forno. Serve ao bife, ao pão de queijo de frigideira e à torta de maçã.</p><p><em>Ela tem manias:</em> nada de molho de tomate por horas, nada de dormir na pia. Lave, seque na chama, passe um fio de óleo e herde para alguém.</p>',
    price: 149,
    affiliateLink: 'https://cozinha-de-casa.example/p/frigideira-ferro-dura-geracoes?ref=mimoteca',
    categories: ['cozinheiros', 'sustentaveis', 'namorado', 'casa-nova'],
    occasions: ['dia-dos-namorados', 'casamento', 'pascoa', 'bodas'],
    intentions: ['para celebrar', 'para surpreender'],
    daysOld: 174,
    detailViews: 1483,
    art: [
      {
        hero: '🍳',
        palette: 'apricot',
        scene: 'pedestal',
        alt: 'Frigideira de ferro com um ovo recém-frito',
      },
      {
        hero: '🍳',
        props: ['🥓', '🍞'],
        palette: 'terracotta',
        scene: 'table',
        alt: 'Frigideira na mesa do café, com pão e fatias douradas',
      },
    ],
  },
];
