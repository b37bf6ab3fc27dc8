import type { SeedGift } from '../types';

/** Gifts for grandparents, friends, babies and children. */
export const giftsA2: SeedGift[] = [
  {
    title: 'Caderno de receitas da família encadernado',
    shortDescription:
      'Capa de tecido, divisórias e páginas grossas para passar a limpo as receitas que hoje vivem em papel de pão.',
    descriptionHtml:
      '<p>Toda família tem uma receita que só existe na cabeça da avó e termina em “até dar o ponto”. O caderno é um <strong>convite para registrá-la</strong>: capa de tecido lavável, divisórias e 160 páginas que não borram.</p><p>Há um campo para o nome de quem inventou o prato e outro para a história dele. É a parte que os netos vão ler primeiro.</p><p>Entregue com uma caneta boa e uma tarde livre. <em>Se a letra já treme, escreva você enquanto ela dita.</em></p>',
    price: 112.9,
    affiliateLink: 'https://papelaria-miudeza.example/p/caderno-receitas-da-familia?ref=mimoteca',
    categories: ['avos', 'cozinheiros', 'mae', 'personalizados'],
    occasions: ['dia-dos-avos', 'dia-das-maes', 'natal'],
    intentions: ['para agradecer', 'para celebrar'],
    daysOld: 166,
    detailViews: 2317,
    art: [
      {
        hero: '📔',
        props: ['🥚', '🥄'],
        palette: 'butter',
        scene: 'table',
        alt: 'Caderno de receitas de capa dura com ovo e colher',
      },
      {
        hero: '🍰',
        props: ['📔', '🖋️'],
        palette: 'apricot',
        scene: 'window',
        alt: 'Fatia de bolo ao lado do caderno e de uma caneta',
      },
    ],
  },
  {
    title: 'Quebra-cabeça com foto em peças grandes',
    shortDescription:
      'A foto que você enviar em 150 peças de madeira, grossas e fáceis de segurar, com caixa e imagem de apoio.',
    descriptionHtml:
      '<p>Quebra-cabeça comum exige vista de águia. Este tem <strong>peças grandes de madeira</strong>, com encaixe firme e superfície fosca, para montar sem lupa e sem disputar com a luz da janela.</p><p>Você envia a foto: a casa antiga, o casamento, a turma de netos. São 150 peças, o que rende duas ou três tardes boas.</p><p>Imagens nítidas e claras ficam melhores. <em>Evite fotos com céu muito grande</em>, porque azul liso é cruel com qualquer idade. Produção em seis dias úteis.</p>',
    price: 134.5,
    originalPrice: 164.5,
    affiliateLink: 'https://papelaria-miudeza.example/p/quebra-cabeca-foto-madeira?ref=mimoteca',
    categories: ['avos', 'personalizados', 'aposentadoria'],
    occasions: ['dia-dos-avos', 'natal', 'aniversario', 'melhoras'],
    intentions: ['para surpreender', 'para confortar'],
    daysOld: 58,
    detailViews: 1291,
    art: [
      {
        hero: '🧩',
        props: ['🖼️', '👓'],
        palette: 'sage',
        scene: 'close-up',
        alt: 'Peça grande de quebra-cabeça com foto e óculos',
      },
      {
        hero: '🖼️',
        props: ['🧩', '☕'],
        palette: 'apricot',
        scene: 'table',
        alt: 'Foto de família ao lado de peça de quebra-cabeça e café',
      },
    ],
  },
  {
    title: 'Chinelo de lã com sola antiderrapante',
    shortDescription:
      'Lã de carneiro por dentro, sola de borracha por fora e contraforte que segura o calcanhar do avô.',
    descriptionHtml:
      '<p>Pé frio tira o sono de qualquer um. O chinelo tem <strong>lã de verdade</strong> por dentro, sola de borracha que não escorrega no ladrilho e um contraforte baixo, que segura o calcanhar e facilita calçar sem abaixar.</p><p>Vai do 34 ao 45, em cinza, caramelo e azul-marinho. Com meia grossa, peça um número acima.</p><p>A lã areja sozinha: uma noite na janela basta. <em>Nada de máquina de lavar</em>, que encolhe a forração na primeira volta.</p>',
    price: 108.9,
    affiliateLink: 'https://loja-aurora.example/p/chinelo-la-antiderrapante?ref=mimoteca',
    categories: ['avos', 'pai', 'presentes-uteis'],
    occasions: ['dia-dos-avos', 'natal', 'dia-dos-pais', 'melhoras'],
    intentions: ['para confortar'],
    daysOld: 294,
    detailViews: 634,
    art: [
      {
        hero: '🥿',
        props: ['🧦', '🐑'],
        palette: 'clay',
        scene: 'pedestal',
        alt: 'Calçado macio de casa com meias e uma ovelha',
      },
      {
        hero: '🐑',
        props: ['🥿', '☁️'],
        palette: 'sky',
        scene: 'scatter',
        alt: 'Ovelha, o chinelo de lã e uma nuvem fofa',
      },
    ],
  },
  {
    title: 'Bandeja de madeira para café na cama',
    shortDescription:
      'Pés dobráveis, bordas altas e alças firmes: leva o café até a cama, serve de mesinha e apoia o livro.',
    descriptionHtml:
      '<p>Os avós passaram a vida servindo os outros. A bandeja inverte a cena: <strong>pés dobráveis</strong>, borda alta para a xícara não fugir e alças fáceis de segurar com as duas mãos.</p><p>A madeira é de reflorestamento, com acabamento que limpa com pano úmido. De tarde, vira apoio para palavras cruzadas, tricô ou tabuleiro de damas.</p><p>Mede 55 por 35 centímetros e fica firme em colchão macio. <em>Entregue já com o café montado</em>: pão, fruta e um bilhete.</p>',
    price: 156.9,
    affiliateLink: 'https://casa-jabuti.example/p/bandeja-cafe-na-cama?ref=mimoteca',
    categories: ['avos', 'cafe-e-cha', 'mae', 'presentes-uteis'],
    occasions: ['dia-dos-avos', 'dia-das-maes', 'melhoras', 'bodas'],
    intentions: ['para confortar', 'para agradecer'],
    daysOld: 131,
    detailViews: 1087,
    art: [
      {
        hero: '🥐',
        props: ['☕', '🍓'],
        palette: 'apricot',
        scene: 'window',
        alt: 'Café da manhã servido na bandeja com croissant, xícara e morango',
      },
      {
        hero: '🛏️',
        props: ['🥐', '🌼'],
        palette: 'butter',
        scene: 'table',
        alt: 'Cama arrumada à espera da bandeja com croissant e margarida',
      },
    ],
  },
  {
    title: 'Lupa de leitura com luz morna',
    shortDescription:
      'Lente larga, luz que não ofusca e cabo de madeira torneada, para o jornal, a bula e a linha da agulha.',
    descriptionHtml:
      '<p>Bula de remédio foi escrita para gente de vinte anos. A lupa tem lente de dez centímetros, <strong>luz morna</strong> em volta do aro e um cabo de madeira que descansa bem na mão.</p><p>Aumenta duas vezes e meia sem entortar as bordas e recarrega na mesma tomada do celular. Fica bonita sobre a mesa, longe da gaveta das coisas de hospital.</p><p>Para bordar, há um suporte vendido à parte. <em>Guarde com a capa:</em> lente no sol direto esquenta.</p>',
    price: 79.9,
    affiliateLink: 'https://casa-jabuti.example/p/lupa-de-leitura-com-luz?ref=mimoteca',
    categories: ['avos', 'leitores', 'presentes-uteis'],
    occasions: ['dia-dos-avos', 'aniversario', 'natal'],
    intentions: ['para confortar', 'para agradecer'],
    daysOld: 368,
    detailViews: 413,
    art: [
      {
        hero: '🔍',
        props: ['📰', '💡'],
        palette: 'sage',
        scene: 'table',
        alt: 'Lupa sobre a mesa com jornal e luz acesa',
      },
      {
        hero: '📰',
        props: ['🔍', '👓'],
        palette: 'butter',
        scene: 'close-up',
        alt: 'Jornal com lupa e óculos de leitura',
      },
    ],
  },
  {
    title: 'Jogo de cartas para conversas compridas',
    shortDescription:
      'Cem perguntas que vão do bobo ao profundo, para a mesa de bar, a viagem de carro ou a noite sem internet.',
    descriptionHtml:
      '<p>Depois do “e aí, novidades?” costuma vir um silêncio de celular. As cem cartas começam leves, passam pelas <strong>memórias da turma</strong> e terminam em perguntas que ninguém tinha feito.</p><p>Não há ponto nem vencedor. Quem não quiser responder passa a carta, e isso também é resposta.</p><p>Funciona de duas a oito pessoas, a partir dos 16 anos. <em>Com gente que acabou de se conhecer, use só o baralho amarelo</em>; o azul é para quem já se viu chorar.</p>',
    price: 64.9,
    affiliateLink: 'https://papelaria-miudeza.example/p/cartas-conversas-compridas?ref=mimoteca',
    categories: ['amigos', 'nerd', 'adolescentes'],
    occasions: ['dia-do-amigo', 'amigo-secreto', 'aniversario', 'sem-motivo'],
    intentions: ['para surpreender', 'para celebrar'],
    daysOld: 102,
    detailViews: 2654,
    art: [
      {
        hero: '🃏',
        props: ['💬', '🍕'],
        palette: 'apricot',
        scene: 'scatter',
        alt: 'Carta de baralho com balão de conversa e pizza',
      },
      {
        hero: '💬',
        props: ['🃏', '🍻'],
        palette: 'terracotta',
        scene: 'close-up',
        alt: 'Balão de conversa com carta de baralho e canecas em brinde',
      },
      {
        hero: '🎁',
        props: ['🃏', '💛'],
        palette: 'butter',
        scene: 'table',
        alt: 'Caixa de presente com carta do jogo e coração amarelo',
      },
    ],
  },
  {
    title: 'Fondue de cerâmica para seis amigos',
    shortDescription:
      'Panela funda, seis garfos de cores diferentes e fogareiro: a desculpa oficial para juntar a turma no frio.',
    descriptionHtml:
      '<p>Marcar encontro de adulto leva três semanas. Marcar <em>fondue</em> leva dois minutos, porque ninguém recusa. O conjunto tem panela de <strong>cerâmica grossa</strong>, fogareiro, seis garfos e potinhos para os acompanhamentos.</p><p>Serve para queijo e para chocolate. As cores nos cabos evitam a briga clássica sobre de quem era o pedaço que caiu.</p><p>O álcool em gel do fogareiro é vendido em mercado e não acompanha. <em>Aqueça aos poucos:</em> choque de temperatura trinca a cerâmica.</p>',
    price: 234.9,
    originalPrice: 289.9,
    affiliateLink: 'https://casa-jabuti.example/p/fondue-ceramica-seis-garfos?ref=mimoteca',
    categories: ['amigos', 'casa-nova', 'cozinheiros', 'namorada'],
    occasions: ['dia-do-amigo', 'cha-de-casa-nova', 'casamento', 'natal'],
    intentions: ['para celebrar'],
    daysOld: 188,
    detailViews: 876,
    art: [
      {
        hero: '🫕',
        props: ['🧀', '🍞'],
        palette: 'terracotta',
        scene: 'table',
        alt: 'Panela de fondue com garfos, queijo e pão',
      },
      {
        hero: '🍫',
        props: ['🍓', '🫕'],
        palette: 'clay',
        scene: 'close-up',
        alt: 'Barra de chocolate e morango para a panela de fondue',
      },
    ],
  },
  {
    title: 'Vela com aroma de café passado',
    shortDescription:
      'Cera de coco, pavio de algodão e cheiro de cozinha às quatro da tarde, para a amiga que mora longe.',
    descriptionHtml:
      '<p>Certos cheiros fazem visita. Esta vela lembra <strong>café passado na hora</strong>, com um fundo de baunilha e madeira, e é um bom modo de estar na casa de quem mudou de cidade.</p><p>A cera de coco queima limpo e rende quarenta horas. O copo âmbar, depois de lavado com água quente, vira porta-lápis ou vaso de suculenta.</p><p>Na primeira vez, deixe acesa até derreter a superfície toda. <em>Assim ela não afunda no meio</em> e dura bem mais.</p>',
    price: 58.9,
    affiliateLink: 'https://emporio-canela.example/p/vela-aroma-cafe-passado?ref=mimoteca',
    categories: ['amigos', 'decoracao', 'cafe-e-cha', 'beleza-e-bem-estar'],
    occasions: ['dia-do-amigo', 'agradecimento', 'sem-motivo', 'dia-do-professor'],
    intentions: ['para confortar', 'para agradecer'],
    daysOld: 27,
    detailViews: 1432,
    art: [
      {
        hero: '🕯️',
        props: ['☕', '🫘'],
        palette: 'clay',
        scene: 'close-up',
        alt: 'Vela acesa com xícara de café e grãos torrados',
      },
      {
        hero: '🫙',
        props: ['🕯️', '🪴'],
        palette: 'butter',
        scene: 'window',
        alt: 'Pote de vidro da vela reaproveitado ao lado de uma planta',
      },
    ],
  },
  {
    title: 'Karaokê portátil com dois microfones',
    shortDescription:
      'Caixa de som, dois microfones sem fio e nenhum talento exigido: monta em um minuto na sala ou na laje.',
    descriptionHtml:
      '<p>Todo grupo tem alguém que canta bem e alguém que canta com vontade. A caixa aceita os dois: <strong>dois microfones sem fio</strong>, volume separado para voz e música e um leve eco que perdoa bastante.</p><p>Liga no celular, e as letras vêm de qualquer vídeo. A bateria dura seis horas, mais que a paciência do vizinho.</p><p>Um botão limita o volume depois das dez. <em>Use com carinho:</em> a festa é de vocês, mas o barulho é do prédio inteiro.</p>',
    price: 329.9,
    affiliateLink:
      'https://armazem-do-vento.example/p/karaoke-portatil-dois-microfones?ref=mimoteca',
    categories: ['amigos', 'musicos', 'tecnologia', 'adolescentes'],
    occasions: ['dia-do-amigo', 'aniversario', 'natal', 'ano-novo'],
    intentions: ['para celebrar', 'para surpreender'],
    isNew: true,
    daysOld: 13,
    detailViews: 523,
    art: [
      {
        hero: '🎤',
        props: ['🎶', '🪩'],
        palette: 'night',
        scene: 'pedestal',
        alt: 'Microfone com notas musicais e globo de festa espelhado',
      },
      {
        hero: '🪩',
        props: ['🎤', '🎉'],
        palette: 'lavender',
        scene: 'scatter',
        alt: 'Globo espelhado, microfone e confetes de uma festa',
      },
    ],
  },
  {
    title: 'Tábua de petiscos com alças de couro',
    shortDescription:
      'Sessenta centímetros de madeira para espalhar queijo, fruta e azeitona no meio da mesa e da conversa.',
    descriptionHtml:
      '<p>Receber bem é pôr tudo no meio e deixar cada um se servir. A tábua tem <strong>sessenta centímetros</strong> de teca, canaleta para o caldo e alças de couro que facilitam levar da cozinha à varanda.</p><p>A madeira escura faz qualquer queijo simples parecer escolhido. Dos dois lados é lisa: um serve, o outro corta.</p><p>Lave com sabão neutro, seque em pé e <em>passe óleo mineral uma vez por mês</em>. Lava-louças, jamais.</p>',
    price: 179.9,
    affiliateLink: 'https://casa-jabuti.example/p/tabua-petiscos-alcas-couro?ref=mimoteca',
    categories: ['amigos', 'casa-nova', 'cozinheiros'],
    occasions: ['dia-do-amigo', 'cha-de-casa-nova', 'agradecimento', 'natal'],
    intentions: ['para agradecer', 'para celebrar'],
    daysOld: 239,
    detailViews: 968,
    art: [
      {
        hero: '🧀',
        props: ['🍇', '🫒'],
        palette: 'butter',
        scene: 'table',
        alt: 'Queijo, uvas e azeitonas servidos na tábua de madeira',
      },
      {
        hero: '🪵',
        props: ['🧀', '🔪'],
        palette: 'clay',
        scene: 'pedestal',
        alt: 'Madeira maciça da tábua com queijo e faca',
      },
    ],
  },
  {
    title: 'Naninha de coelho em algodão orgânico',
    shortDescription:
      'Metade coelho, metade paninho: leve, lavável e com orelhas compridas para mãozinhas que agarram tudo.',
    descriptionHtml:
      '<p>Naninha boa é a que aguenta ser arrastada, mastigada e lavada toda semana. Esta é de <strong>algodão orgânico</strong>, com enchimento só na cabeça e orelhas longas, fáceis de segurar.</p><p>Olhos e nariz são bordados, sem botão nem peça que se solte. Vai à máquina dentro de um saquinho e sai igual.</p><p>Aqui vai um conselho de quem já passou por isso: <em>dê duas iguais</em>. E lembre aos pais que, até um ano, o berço deve ficar vazio.</p>',
    price: 69.9,
    affiliateLink: 'https://quintal-azul.example/p/naninha-coelho-algodao?ref=mimoteca',
    categories: ['bebes', 'sustentaveis'],
    occasions: ['cha-de-bebe', 'batizado', 'pascoa'],
    intentions: ['para confortar', 'para celebrar'],
    daysOld: 82,
    detailViews: 1873,
    art: [
      {
        hero: '🐰',
        props: ['☁️', '🌙'],
        palette: 'sky',
        scene: 'pedestal',
        alt: 'Coelhinho de orelhas compridas com nuvem e lua',
      },
      {
        hero: '👶',
        props: ['🐰', '🍼'],
        palette: 'apricot',
        scene: 'close-up',
        alt: 'Bebê com a naninha de coelho e uma mamadeira',
      },
    ],
  },
  {
    title: 'Móbile de balões e nuvens em feltro',
    shortDescription:
      'Seis balões de feltro costurados à mão giram devagar sobre o berço e ocupam o bebê enquanto a casa respira.',
    descriptionHtml:
      '<p>Nos primeiros meses, o teto é a paisagem. O móbile põe ali seis <strong>balões e nuvens de feltro</strong>, em cores suaves com contraste suficiente para o bebê acompanhar.</p><p>Gira com o vento da janela, sem pilha e sem musiquinha repetida. O aro de madeira mede trinta centímetros e o suporte para o berço está incluído.</p><p>Pendure fora do alcance e <em>retire quando o bebê começar a se sentar</em>. Depois, fica lindo como enfeite do quarto.</p>',
    price: 148.9,
    affiliateLink: 'https://atelie-ipe.example/p/mobile-baloes-nuvens-feltro?ref=mimoteca',
    categories: ['bebes', 'feito-a-mao', 'decoracao'],
    occasions: ['cha-de-bebe', 'batizado'],
    intentions: ['para celebrar', 'para surpreender'],
    daysOld: 142,
    detailViews: 1136,
    art: [
      {
        hero: '🎈',
        props: ['☁️', '⭐'],
        palette: 'sky',
        scene: 'window',
        alt: 'Balão do móbile entre nuvem e estrela diante da janela',
      },
      {
        hero: '☁️',
        props: ['🎈', '🧵'],
        palette: 'lavender',
        scene: 'scatter',
        alt: 'Nuvem de feltro com balão e carretel de linha',
      },
    ],
  },
  {
    title: 'Manta bordada com o nome do bebê',
    shortDescription:
      'Algodão de toque duplo, bordado discreto no canto e tamanho que serve do colo da maternidade ao carrinho.',
    descriptionHtml:
      '<p>É a manta da saída da maternidade e, três anos depois, a capa do super-herói. O tecido é <strong>malha dupla de algodão</strong>, sem avesso áspero, com o nome bordado no canto em linha que não desbota.</p><p>Mede 80 por 100 centímetros e fica mais macia a cada lavagem. O bordado vem com forro para não roçar na pele.</p><p>Confirme a grafia com os pais: entre Luísa, Luiza e Louise mora o perigo. <em>O ateliê pede cinco dias úteis.</em></p>',
    price: 137.9,
    affiliateLink: 'https://atelie-ipe.example/p/manta-bordada-nome-do-bebe?ref=mimoteca',
    categories: ['bebes', 'personalizados', 'feito-a-mao'],
    occasions: ['cha-de-bebe', 'batizado', 'aniversario'],
    intentions: ['para celebrar', 'para confortar'],
    daysOld: 19,
    isNew: true,
    detailViews: 764,
    art: [
      {
        hero: '👶',
        props: ['🪡', '🤍'],
        palette: 'rose',
        scene: 'close-up',
        alt: 'Bebê aconchegado, com agulha de bordado e coração branco',
      },
      {
        hero: '🪡',
        props: ['🧵', '🍼'],
        palette: 'butter',
        scene: 'table',
        alt: 'Agulha e linha do bordado da manta, com mamadeira',
      },
    ],
  },
  {
    title: 'Livro de banho dos bichos do mangue',
    shortDescription:
      'Páginas que boiam, cores que mudam com a água morna e bichos brasileiros: caranguejo, guará, peixe e tartaruga.',
    descriptionHtml:
      '<p>A primeira biblioteca pode começar na banheira. Este livro macio boia, não rasga e <strong>muda de cor</strong> quando molha: o guará fica vermelho, o caranguejo aparece na lama.</p><p>Os bichos são do mangue brasileiro e cada página tem uma frase curta, boa de ler em voz alta. Não há apito nem furo por onde a água entre e embolore.</p><p>Indicado a partir dos quatro meses. <em>Depois do banho, escorra e seque em pé</em>, como se fosse um livro de verdade. É.</p>',
    price: 36.9,
    affiliateLink: 'https://papelaria-miudeza.example/p/livro-banho-bichos-do-mangue?ref=mimoteca',
    categories: ['bebes', 'leitores', 'ate-50-reais'],
    occasions: ['cha-de-bebe', 'batizado', 'sem-motivo'],
    intentions: ['para surpreender'],
    daysOld: 211,
    detailViews: 592,
    art: [
      {
        hero: '🦀',
        props: ['🫧', '🐢'],
        palette: 'eucalyptus',
        scene: 'scatter',
        alt: 'Caranguejo do livro de banho com bolhas e tartaruga',
      },
      {
        hero: '🛁',
        props: ['📖', '🦀'],
        palette: 'sky',
        scene: 'close-up',
        alt: 'Banheira com livro aberto e caranguejo de brinquedo',
      },
    ],
  },
  {
    title: 'Cesta de sobrevivência para pais recentes',
    shortDescription:
      'Café, barrinhas, garrafa com canudo, máscara de dormir e vales de ajuda: um mimo para quem virou plantonista.',
    descriptionHtml:
      '<p>O bebê ganha vinte presentes; os pais, vinte palpites. Esta cesta é para eles: café moído, barrinhas de castanha, uma <strong>garrafa com canudo</strong> para beber com uma mão só e máscara de dormir.</p><p>O melhor item é de papel: seis vales para você preencher. “Fico duas horas com o bebê”, “levo o jantar na quinta”, “lavo a louça e vou embora”.</p><p>Há versão sem cafeína para quem amamenta. <em>Não dê os vales se não for cumprir.</em></p>',
    price: 198.9,
    originalPrice: 239.9,
    affiliateLink:
      'https://emporio-canela.example/p/cesta-sobrevivencia-pais-recentes?ref=mimoteca',
    categories: ['bebes', 'amigos', 'presentes-uteis'],
    occasions: ['cha-de-bebe', 'batizado', 'sem-motivo'],
    intentions: ['para confortar', 'para motivar'],
    daysOld: 51,
    detailViews: 1657,
    art: [
      {
        hero: '🧺',
        props: ['☕', '🍼', '🎟️'],
        palette: 'apricot',
        scene: 'table',
        alt: 'Cesta com café, mamadeira e vales de ajuda em volta',
      },
      {
        hero: '☕',
        props: ['😴', '🌙'],
        palette: 'night',
        scene: 'window',
        alt: 'Café quente à noite com rosto dormindo e lua',
      },
    ],
  },
  {
    title: 'Pipa gigante para montar em família',
    shortDescription:
      'Varetas, tecido leve, linha sem cerol e moldes para pintar: do chão da sala ao céu do parque em uma tarde.',
    descriptionHtml:
      '<p>Primeiro se pinta, depois se monta, por último se corre. O conjunto tem varetas de bambu, <strong>tecido que não rasga</strong>, tinta, rabiola e cem metros de linha de algodão no carretel.</p><p>Aberta, a pipa mede quase um metro e meio e sobe com vento moderado. A criança pinta sozinha; a amarração pede um adulto, e essa é a intenção.</p><p>A partir dos seis anos. <em>Só em campo aberto, longe da rede elétrica</em>, e nunca com linha cortante.</p>',
    price: 78.5,
    affiliateLink: 'https://armazem-do-vento.example/p/pipa-gigante-para-montar?ref=mimoteca',
    categories: ['criancas', 'esportistas'],
    occasions: ['dia-das-criancas', 'aniversario', 'natal'],
    intentions: ['para celebrar', 'para motivar'],
    daysOld: 37,
    detailViews: 1498,
    art: [
      {
        hero: '🪁',
        props: ['☁️', '🖌️'],
        palette: 'sky',
        scene: 'window',
        alt: 'Pipa colorida no céu com nuvem e pincel',
      },
      {
        hero: '🖌️',
        props: ['🪁', '🎨'],
        palette: 'butter',
        scene: 'table',
        alt: 'Pincel e tinta para decorar a pipa sobre a mesa',
      },
      {
        hero: '👨‍👧',
        props: ['🪁', '🌳'],
        palette: 'apricot',
        scene: 'close-up',
        alt: 'Pai e filha com a pipa perto de uma árvore',
      },
    ],
  },
  {
    title: 'Laboratório de primeiras experiências na cozinha',
    shortDescription:
      'Vinte experiências com vinagre, gelo, repolho-roxo e paciência, explicadas para crianças de sete a onze anos.',
    descriptionHtml:
      '<p>A ciência começa quando algo transborda. O kit traz lupa, tubos, corantes, funil e um livro com <strong>vinte experiências</strong> que usam o que já existe na cozinha.</p><p>O repolho-roxo vira detector de ácido, o ovo pula, a vela bebe água. Cada página termina com um “por quê?” bem respondido, que os adultos leem escondido.</p><p>Dos sete aos onze anos, com supervisão. <em>Forre a mesa antes:</em> o corante lava da mão, mas guarda rancor da toalha.</p>',
    price: 159.9,
    originalPrice: 199.9,
    affiliateLink:
      'https://bazar-bem-te-vi.example/p/laboratorio-experiencias-cozinha?ref=mimoteca',
    categories: ['criancas', 'nerd'],
    occasions: ['dia-das-criancas', 'aniversario', 'natal'],
    intentions: ['para surpreender', 'para motivar'],
    daysOld: 124,
    detailViews: 2043,
    art: [
      {
        hero: '🧪',
        props: ['🥚', '🔍'],
        palette: 'eucalyptus',
        scene: 'close-up',
        alt: 'Tubo de ensaio colorido com ovo e lupa',
      },
      {
        hero: '⚗️',
        props: ['🧪', '🧊'],
        palette: 'lavender',
        scene: 'table',
        alt: 'Alambique de brinquedo com tubo de ensaio e gelo',
      },
      {
        hero: '🔬',
        props: ['🥬', '💡'],
        palette: 'sky',
        scene: 'pedestal',
        alt: 'Microscópio com folha verde e lâmpada acesa',
      },
    ],
  },
  {
    title: 'Cabana de pano para ler escondido',
    shortDescription:
      'Quatro varas, algodão cru e uma janelinha: um esconderijo que monta em dez minutos no canto do quarto.',
    descriptionHtml:
      '<p>Toda criança precisa de um lugar onde adulto não cabe direito. A cabana é de <strong>algodão cru</strong>, com varas de pínus lixadas, janelinha e uma fita para amarrar a porta.</p><p>Por dentro sobra espaço para duas crianças, três bichos e uma pilha de gibis. Desmontada, vai para trás do armário.</p><p>Ocupa 1,20 metro quadrado, então meça o canto. <em>Uma luzinha de pilha e uma almofada</em> completam o presente por pouco a mais.</p>',
    price: 289.9,
    affiliateLink: 'https://casa-jabuti.example/p/cabana-de-pano-infantil?ref=mimoteca',
    categories: ['criancas', 'leitores', 'decoracao'],
    occasions: ['dia-das-criancas', 'natal', 'aniversario'],
    intentions: ['para surpreender', 'para confortar'],
    daysOld: 263,
    detailViews: 1752,
    art: [
      {
        hero: '⛺',
        props: ['📚', '🧸'],
        palette: 'sage',
        scene: 'pedestal',
        alt: 'Cabana montada com livros e ursinho ao lado',
      },
      {
        hero: '🧸',
        props: ['🔦', '📖'],
        palette: 'night',
        scene: 'close-up',
        alt: 'Ursinho com lanterna e livro dentro da cabana',
      },
      {
        hero: '📚',
        props: ['⛺', '⭐'],
        palette: 'butter',
        scene: 'window',
        alt: 'Livros e estrela perto da cabana, junto à janela',
      },
    ],
  },
  {
    title: 'Blocos de madeira da cidade pequena',
    shortDescription:
      'Sessenta peças pintadas com tinta à base de água: casas, árvores, ponte, igreja e uma padaria, claro.',
    descriptionHtml:
      '<p>Um brinquedo que não faz nada deixa a criança fazer tudo. São sessenta blocos de madeira que formam uma <strong>cidade do interior</strong>: casario, coreto, ponte, rio de tecido e a padaria da esquina.</p><p>As peças são grandes, lixadas, pintadas com tinta à base de água. Vêm em uma sacola de algodão, para a hora de guardar virar parte do jogo.</p><p>Dos dois aos oito anos, cada idade de um jeito. <em>No porcelanato faz barulho:</em> um tapete resolve.</p>',
    price: 219.9,
    affiliateLink: 'https://bazar-bem-te-vi.example/p/blocos-madeira-cidade-pequena?ref=mimoteca',
    categories: ['criancas', 'feito-a-mao', 'sustentaveis', 'bebes'],
    occasions: ['dia-das-criancas', 'natal', 'aniversario'],
    intentions: ['para surpreender', 'para motivar'],
    daysOld: 318,
    detailViews: 834,
    art: [
      {
        hero: '🏘️',
        props: ['🌳', '🚗'],
        palette: 'butter',
        scene: 'table',
        alt: 'Casinhas de brinquedo com árvore e carrinho',
      },
      {
        hero: '⛪',
        props: ['🏠', '🌳'],
        palette: 'sage',
        scene: 'scatter',
        alt: 'Igreja de brinquedo com casa e árvore da cidade de blocos',
      },
    ],
  },
  {
    title: 'Patins ajustáveis com kit de proteção',
    shortDescription:
      'Quatro números em um só par, rodas macias e joelheiras de verdade, para aprender sem perder a coragem.',
    descriptionHtml:
      '<p>O primeiro tombo é inevitável; o segundo depende do equipamento. Os patins <strong>crescem quatro números</strong>, têm freio na frente e vêm com joelheiras, cotoveleiras e munhequeiras do tamanho certo.</p><p>As rodas são macias e rolam bem em quadra e calçada lisa. A bota é acolchoada e fecha com fivela que criança consegue abrir.</p><p>Há do 28 ao 31 e do 32 ao 35. <em>Capacete não acompanha</em> e é obrigatório por bom senso.</p>',
    price: 348.7,
    originalPrice: 419.7,
    affiliateLink: 'https://armazem-do-vento.example/p/patins-ajustaveis-kit-protecao?ref=mimoteca',
    categories: ['criancas', 'esportistas', 'adolescentes'],
    occasions: ['dia-das-criancas', 'natal', 'aniversario'],
    intentions: ['para motivar', 'para surpreender'],
    daysOld: 94,
    detailViews: 1325,
    art: [
      {
        hero: '🛼',
        props: ['⭐', '🌳'],
        palette: 'lavender',
        scene: 'pedestal',
        alt: 'Patins de quatro rodas com estrela e árvore do parque',
      },
      {
        hero: '🏅',
        props: ['🛼', '🩹'],
        palette: 'apricot',
        scene: 'scatter',
        alt: 'Medalha de coragem com patins e curativo adesivo',
      },
    ],
  },
  {
    title: 'Horta de dedinho para apartamento',
    shortDescription:
      'Três vasinhos, sementes que brotam rápido e plaquinhas para escrever o nome de cada planta em letra torta.',
    descriptionHtml:
      '<p>Feijão no algodão foi só o começo. A hortinha tem três vasos de fibra de coco, pastilhas de terra e sementes de <strong>rabanete, manjericão e girassol-anão</strong>, escolhidas porque brotam em menos de uma semana.</p><p>Há plaquinhas para nomear as plantas e um diário para desenhar o crescimento. Uma janela com quatro horas de sol é o suficiente.</p><p>Dos quatro aos dez anos. <em>Combine quem rega aos sábados</em>, porque a responsabilidade também é parte da colheita.</p>',
    price: 47.9,
    affiliateLink: 'https://quintal-azul.example/p/horta-de-dedinho?ref=mimoteca',
    categories: ['criancas', 'jardim-e-plantas', 'ate-50-reais', 'sustentaveis'],
    occasions: ['dia-das-criancas', 'pascoa', 'sem-motivo'],
    intentions: ['para motivar', 'para surpreender'],
    daysOld: 156,
    detailViews: 947,
    art: [
      {
        hero: '🌱',
        props: ['🌻', '💧'],
        palette: 'eucalyptus',
        scene: 'window',
        alt: 'Broto na janela com girassol e gota de água',
      },
      {
        hero: '🌻',
        props: ['🌱', '🖍️'],
        palette: 'butter',
        scene: 'table',
        alt: 'Girassol com broto e giz para escrever as plaquinhas',
      },
    ],
  },
];
