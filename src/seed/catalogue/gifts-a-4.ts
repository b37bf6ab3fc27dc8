import type { SeedGift } from '../types';

/** Gifts with a story: hand made, personalised, sustainable, and small finds up to R$ 50. */
export const giftsA4: SeedGift[] = [
  {
    title: 'Colcha de retalhos costurada em mutirão',
    shortDescription:
      'Feita por oito costureiras do sertão com sobras de algodão, tem tamanho de casal e um nome bordado no canto.',
    descriptionHtml:
      '<p>Cada quadrado já foi outra coisa: camisa, cortina, vestido de festa junina. As costureiras juntam as <strong>sobras de algodão</strong>, combinam as cores no chão da sala e acolchoam tudo à mão, durante três semanas.</p><p>O resultado é uma colcha de casal, pesada na medida, com o nome de quem a fez bordado no canto. Não existem duas iguais.</p><p>Lave em água fria e seque à sombra. <em>Escolha pela paleta, não pelo desenho:</em> há versões em tons quentes, frios e crus.</p>',
    price: 1119.9,
    affiliateLink: 'https://atelie-ipe.example/p/colcha-retalhos-mutirao?ref=mimoteca',
    categories: ['feito-a-mao', 'decoracao', 'casa-nova', 'sustentaveis'],
    occasions: ['casamento', 'bodas', 'dia-das-maes', 'natal'],
    intentions: ['para celebrar', 'para confortar'],
    daysOld: 187,
    detailViews: 1538,
    art: [
      {
        hero: '🛏️',
        props: ['🧵', '🌼'],
        palette: 'terracotta',
        scene: 'window',
        alt: 'Cama coberta com a colcha, carretel de linha e margarida',
      },
      {
        hero: '🧵',
        props: ['🪡', '✂️'],
        palette: 'apricot',
        scene: 'table',
        alt: 'Linha, agulha e tesoura usadas na costura da colcha',
      },
    ],
  },
  {
    title: 'Boneca de pano com três vestidos',
    shortDescription:
      'Cabelo de lã, rosto bordado e um guarda-roupa pequeno, em tons de pele que a criança reconhece no espelho.',
    descriptionHtml:
      '<p>Boneca de pano não fala, não pisca e por isso conversa sobre tudo. Esta tem <strong>rosto bordado</strong>, cabelo de lã que aceita trança e três vestidos com botão de pressão, fáceis para mãos de quatro anos.</p><p>Você escolhe entre seis tons de pele e quatro cabelos. O tecido é de algodão e o enchimento, antialérgico.</p><p>Vai à máquina no ciclo delicado, sem os vestidos. <em>O ateliê faz por encomenda:</em> conte oito dias, e mais em outubro.</p>',
    price: 118.9,
    affiliateLink: 'https://atelie-ipe.example/p/boneca-de-pano-tres-vestidos?ref=mimoteca',
    categories: ['feito-a-mao', 'criancas', 'personalizados'],
    occasions: ['dia-das-criancas', 'aniversario', 'natal'],
    intentions: ['para surpreender', 'para confortar'],
    daysOld: 99,
    detailViews: 1184,
    art: [
      {
        hero: '🪆',
        props: ['👗', '🎀'],
        palette: 'rose',
        scene: 'pedestal',
        alt: 'Boneca artesanal com vestido e laço',
      },
      {
        hero: '👗',
        props: ['🪆', '🧵'],
        palette: 'lavender',
        scene: 'scatter',
        alt: 'Vestidinho da boneca com carretel de linha',
      },
    ],
  },
  {
    title: 'Moringa de barro com copo',
    shortDescription:
      'Água fresca na cabeceira sem geladeira: barro do Jequitinhonha, modelado e queimado por mãos de família.',
    descriptionHtml:
      '<p>Antes do filtro elétrico existia o barro, e a água dele tem gosto de casa de avó. A moringa é modelada no <strong>Vale do Jequitinhonha</strong>, comporta um litro e refresca a água sozinha, pela parede porosa.</p><p>O copo encaixa no gargalo e serve de tampa. Fica na cabeceira, na mesa do escritório ou na prateleira, só de enfeite.</p><p>Ela sua, e é assim que funciona: <em>use um pires embaixo.</em> Lave só com água, sem sabão.</p>',
    price: 104.9,
    affiliateLink: 'https://bazar-bem-te-vi.example/p/moringa-barro-jequitinhonha?ref=mimoteca',
    categories: ['feito-a-mao', 'casa-nova', 'avos', 'sustentaveis'],
    occasions: ['cha-de-casa-nova', 'dia-dos-avos', 'agradecimento'],
    intentions: ['para agradecer', 'para surpreender'],
    daysOld: 226,
    detailViews: 743,
    art: [
      {
        hero: '🏺',
        props: ['💧', '🌵'],
        palette: 'terracotta',
        scene: 'window',
        alt: 'Moringa de barro com gota de água e um cacto',
      },
      {
        hero: '💧',
        props: ['🏺'],
        palette: 'clay',
        scene: 'close-up',
        alt: 'Gota de água fresca diante da peça de barro',
      },
      {
        hero: '🎁',
        props: ['🏺', '🌾'],
        palette: 'butter',
        scene: 'table',
        alt: 'Presente embrulhado com a moringa e ramo de trigo',
      },
    ],
  },
  {
    title: 'Presépio de barro em nove peças',
    shortDescription:
      'Figuras pequenas, pintadas à mão em Pernambuco, com jumento, galo e um banco de praça no lugar da manjedoura.',
    descriptionHtml:
      '<p>O presépio que se herda começa com alguém que compra. Este tem nove figuras de barro, entre <strong>oito e doze centímetros</strong>, pintadas à mão no agreste de Pernambuco, com bichos da terra e roupas de feira.</p><p>Vem em caixa com divisórias, para dormir onze meses sem lascar. Cada figura traz embaixo as iniciais de quem a pintou.</p><p>É frágil e pede prateleira alta se houver gato. <em>Compre até o começo de novembro</em>, porque a produção é pequena e acaba.</p>',
    price: 246.5,
    originalPrice: 298,
    affiliateLink: 'https://bazar-bem-te-vi.example/p/presepio-barro-nove-pecas?ref=mimoteca',
    categories: ['feito-a-mao', 'decoracao', 'avos', 'mae'],
    occasions: ['natal', 'batizado', 'casamento'],
    intentions: ['para celebrar', 'para agradecer'],
    isNew: true,
    daysOld: 18,
    detailViews: 612,
    art: [
      {
        hero: '🌟',
        props: ['👼', '🐑', '🐓'],
        palette: 'night',
        scene: 'window',
        alt: 'Estrela brilhante com anjo, ovelha e galo do presépio',
      },
      {
        hero: '🐑',
        props: ['🐓', '🌾'],
        palette: 'clay',
        scene: 'table',
        alt: 'Ovelha e galo de barro com ramo de trigo',
      },
    ],
  },
  {
    title: 'Brincos de capim-dourado em espiral',
    shortDescription:
      'Brilham como metal e pesam como pluma: espirais do Jalapão costuradas com fibra de buriti, gancho de prata.',
    descriptionHtml:
      '<p>À primeira vista parecem ouro; na mão, não pesam nada. Os brincos são de <strong>capim-dourado do Jalapão</strong>, costurado em espiral com fibra de buriti por artesãs de uma comunidade quilombola.</p><p>O diâmetro é de quatro centímetros, vistoso sem incomodar. O gancho é de prata e não dá alergia.</p><p>A colheita só acontece em setembro, e a peça vem com selo de origem. <em>Tire para nadar e tomar banho:</em> a fibra não gosta de ficar molhada.</p>',
    price: 79.9,
    affiliateLink: 'https://bazar-bem-te-vi.example/p/brincos-capim-dourado-espiral?ref=mimoteca',
    categories: ['feito-a-mao', 'namorada', 'sustentaveis', 'jovem-senhora'],
    occasions: ['dia-da-mulher', 'aniversario', 'quinze-anos', 'amigo-secreto'],
    intentions: ['para surpreender', 'para agradecer'],
    daysOld: 56,
    detailViews: 1976,
    art: [
      {
        hero: '🌾',
        props: ['✨', '👂'],
        palette: 'butter',
        scene: 'close-up',
        alt: 'Capim-dourado brilhante com orelha para os brincos',
      },
      {
        hero: '🎁',
        props: ['🌾', '🌸'],
        palette: 'apricot',
        scene: 'pedestal',
        alt: 'Embalagem dos brincos com ramo de capim e flor',
      },
    ],
  },
  {
    title: 'Mapa do céu da noite de vocês',
    shortDescription:
      'As estrelas como estavam na data e na cidade que você escolher, impressas em papel de algodão, com moldura.',
    descriptionHtml:
      '<p>Na noite em que se conheceram, o céu estava de um jeito que só se repete em muitos anos. O pôster mostra <strong>exatamente esse céu</strong>, calculado pela data, pela hora e pela cidade, com uma frase sua embaixo.</p><p>A impressão é em papel de algodão, no tamanho 30 por 40 centímetros, com moldura de madeira clara ou preta.</p><p>Serve também para nascimento, mudança e bodas. <em>Confira o fuso e o ano antes de aprovar:</em> a prova chega por e-mail em dois dias.</p>',
    price: 154.9,
    originalPrice: 189.9,
    affiliateLink: 'https://papelaria-miudeza.example/p/mapa-do-ceu-personalizado?ref=mimoteca',
    categories: ['personalizados', 'namorada', 'namorado', 'decoracao'],
    occasions: ['dia-dos-namorados', 'bodas', 'casamento', 'batizado'],
    intentions: ['para surpreender', 'para celebrar'],
    daysOld: 113,
    detailViews: 3783,
    art: [
      {
        hero: '🌌',
        props: ['⭐', '💞'],
        palette: 'night',
        scene: 'window',
        alt: 'Céu estrelado com estrela e corações',
      },
      {
        hero: '🖼️',
        props: ['🌌', '📍'],
        palette: 'lavender',
        scene: 'table',
        alt: 'Quadro do mapa do céu com um alfinete de localização',
      },
      {
        hero: '🌠',
        props: ['🌙', '✉️'],
        palette: 'night',
        scene: 'close-up',
        alt: 'Estrela cadente com lua e carta',
      },
    ],
  },
  {
    title: 'Pulseira de prata com coordenadas gravadas',
    shortDescription:
      'Uma plaquinha curva com a latitude e a longitude de um lugar importante, em prata fina e fecho regulável.',
    descriptionHtml:
      '<p>Quem vê lê números; quem ganha lê <strong>um lugar</strong>: a praia do pedido, a casa da infância, o portão da escola onde a amizade começou.</p><p>A pulseira é de prata 925, com plaquinha curva de três centímetros e corrente regulável entre 15 e 19. A gravação é a laser e não apaga com o tempo.</p><p>Envie o endereço, e a loja calcula as coordenadas. <em>Prata escurece ao ar;</em> a flanela que acompanha devolve o brilho em um minuto.</p>',
    price: 214.9,
    affiliateLink: 'https://loja-aurora.example/p/pulseira-coordenadas-prata?ref=mimoteca',
    categories: ['personalizados', 'namorada', 'amigos', 'mae'],
    occasions: ['aniversario', 'dia-dos-namorados', 'dia-do-amigo', 'formatura', 'quinze-anos'],
    intentions: ['para surpreender', 'para celebrar'],
    daysOld: 68,
    detailViews: 1694,
    art: [
      {
        hero: '📍',
        props: ['🗺️', '💗'],
        palette: 'rose',
        scene: 'pedestal',
        alt: 'Alfinete de localização com mapa e coração, motivo da pulseira',
      },
      {
        hero: '🗺️',
        props: ['🧭', '🎁'],
        palette: 'sky',
        scene: 'table',
        alt: 'Mapa dobrado com bússola e a caixinha da pulseira',
      },
    ],
  },
  {
    title: 'Livro infantil com o nome da criança',
    shortDescription:
      'Uma aventura em que quem lê é a personagem principal: você escolhe nome, cabelo, pele, óculos e até o bicho.',
    descriptionHtml:
      '<p>Na terceira página a criança entende que o livro é sobre ela, e o silêncio que se segue vale o presente. A história percorre o Brasil atrás de <strong>cada letra do nome</strong>: jabuti, onça, ipê, saci.</p><p>Você escolhe cabelo, tom de pele, óculos, aparelho auditivo e um companheiro de viagem. A capa é dura e o papel, grosso.</p><p>Melhor entre três e sete anos. <em>Nomes com mais de dez letras viram um livro mais longo</em>, sem custo extra.</p>',
    price: 88.9,
    affiliateLink: 'https://papelaria-miudeza.example/p/livro-com-nome-da-crianca?ref=mimoteca',
    categories: ['personalizados', 'criancas', 'leitores'],
    occasions: ['dia-das-criancas', 'aniversario', 'pascoa', 'natal'],
    intentions: ['para surpreender', 'para celebrar'],
    daysOld: 136,
    detailViews: 2412,
    art: [
      {
        hero: '📖',
        props: ['🐆', '🐢'],
        palette: 'eucalyptus',
        scene: 'close-up',
        alt: 'Livro aberto de onde saem uma onça e um jabuti',
      },
      {
        hero: '🔤',
        props: ['📖', '🖍️'],
        palette: 'butter',
        scene: 'scatter',
        alt: 'Letras do nome com livro e giz de cera',
      },
    ],
  },
  {
    title: 'Caneta de madeira com frase gravada',
    shortDescription:
      'Corpo de imbuia, ponta que desliza e uma frase curta gravada a laser, em estojo que fecha com ímã.',
    descriptionHtml:
      '<p>Assinar o primeiro contrato com caneta de brinde é um desperdício de cena. Esta tem corpo de <strong>imbuia torneada</strong>, peso equilibrado e uma carga de gel que desliza sem falhar.</p><p>Cabem até 28 letras na gravação: um nome, uma data, um “eu sabia”. O estojo fecha com ímã e aceita um bilhete dobrado.</p><p>A carga é comum e se acha em qualquer papelaria. <em>Frases longas ficam miúdas demais:</em> com nome e ano, ela envelhece melhor.</p>',
    price: 96.5,
    affiliateLink: 'https://papelaria-miudeza.example/p/caneta-madeira-frase-gravada?ref=mimoteca',
    categories: ['personalizados', 'trabalho-e-estudo', 'presentes-uteis'],
    occasions: [
      'formatura',
      'primeiro-emprego',
      'promocao',
      'dia-do-professor',
      'aprovacao-no-vestibular',
    ],
    intentions: ['para motivar', 'para celebrar', 'para agradecer'],
    daysOld: 203,
    detailViews: 1851,
    art: [
      {
        hero: '🖋️',
        props: ['📜', '🎓'],
        palette: 'clay',
        scene: 'close-up',
        alt: 'Caneta elegante com pergaminho e capelo de formatura',
      },
      {
        hero: '✍️',
        props: ['📄', '🖋️'],
        palette: 'butter',
        scene: 'table',
        alt: 'Mão assinando um papel com a caneta gravada',
      },
    ],
  },
  {
    title: 'Retrato da família em aquarela',
    shortDescription:
      'Pintado a partir das suas fotos, com até seis pessoas e os bichos da casa, em papel francês e com assinatura.',
    descriptionHtml:
      '<p>Nem sempre existe uma foto com todo mundo junto. A ilustradora resolve: você manda várias imagens e ela pinta <strong>a família reunida</strong>, com os avós que moram longe e o cachorro que não para quieto.</p><p>São até seis figuras em papel de algodão, no tamanho A4, assinado e sem moldura. Você aprova o esboço antes da tinta.</p><p>O prazo é de quinze dias úteis. <em>Mande fotos de rosto com boa luz</em> e conte um hábito de cada um: ela usa tudo.</p>',
    price: 385.9,
    affiliateLink: 'https://atelie-ipe.example/p/retrato-familia-aquarela?ref=mimoteca',
    categories: ['personalizados', 'feito-a-mao', 'mae', 'avos'],
    occasions: ['dia-das-maes', 'bodas', 'dia-dos-avos', 'natal', 'batizado'],
    intentions: ['para surpreender', 'para celebrar', 'para agradecer'],
    daysOld: 159,
    detailViews: 2618,
    art: [
      {
        hero: '👨‍👩‍👧‍👦',
        props: ['🎨', '🐶'],
        palette: 'apricot',
        scene: 'pedestal',
        alt: 'Família retratada com paleta de tintas e cachorro',
      },
      {
        hero: '🎨',
        props: ['🖌️', '🖼️'],
        palette: 'sky',
        scene: 'table',
        alt: 'Paleta e pincel usados no retrato, com a moldura',
      },
    ],
  },
  {
    title: 'Medalha de batizado em prata gravada',
    shortDescription:
      'Pombinha em relevo de um lado, nome e data do outro, em corrente curta e estojo de linho para guardar a carta.',
    descriptionHtml:
      '<p>É presente de madrinha: pequeno hoje, enorme daqui a vinte anos. A medalha de <strong>prata 950</strong> traz uma pombinha em relevo e, no verso, o nome e a data gravados à mão.</p><p>Tem as bordas arredondadas e acompanha corrente de quarenta centímetros, para quando a criança crescer. O estojo de linho guarda também uma carta dobrada.</p><p>Escreva essa carta. <em>Bebês não devem usar corrente no pescoço:</em> até os três anos, a medalha mora na caixa.</p>',
    price: 268.9,
    affiliateLink: 'https://loja-aurora.example/p/medalha-batizado-prata?ref=mimoteca',
    categories: ['personalizados', 'bebes'],
    occasions: ['batizado', 'cha-de-bebe'],
    intentions: ['para celebrar'],
    daysOld: 325,
    detailViews: 778,
    art: [
      {
        hero: '🕊️',
        props: ['✨', '👶'],
        palette: 'sky',
        scene: 'pedestal',
        alt: 'Pomba branca com brilhos e bebê, símbolo da medalha',
      },
      {
        hero: '🏅',
        props: ['🕊️', '💌'],
        palette: 'butter',
        scene: 'close-up',
        alt: 'Medalha com pomba e carta para abrir no futuro',
      },
    ],
  },
  {
    title: 'Copos feitos de garrafa de vinho',
    shortDescription:
      'Quatro copos cortados e polidos a partir de garrafas recolhidas em bares, no tom verde que só o vidro velho tem.',
    descriptionHtml:
      '<p>Ontem eram garrafas na calçada de um bar; hoje servem água, vinho e caipirinha. Os quatro copos são <strong>cortados, lixados e polidos</strong> por uma cooperativa de Porto Alegre, com borda lisa e fundo grosso.</p><p>O verde varia de garrafa para garrafa, e o conjunto fica mais bonito por isso. Comportam 300 mililitros e vão à lava-louças.</p><p>Não suportam líquido fervente. <em>Deixe chás e cafés para a cerâmica</em> e eles duram anos.</p>',
    price: 98.9,
    affiliateLink: 'https://quintal-azul.example/p/copos-garrafa-de-vinho?ref=mimoteca',
    categories: ['sustentaveis', 'casa-nova', 'amigos', 'feito-a-mao'],
    occasions: ['cha-de-casa-nova', 'dia-do-amigo', 'agradecimento', 'ano-novo'],
    intentions: ['para celebrar', 'para agradecer'],
    daysOld: 79,
    detailViews: 1359,
    art: [
      {
        hero: '🥃',
        props: ['🍾', '♻️'],
        palette: 'eucalyptus',
        scene: 'table',
        alt: 'Copo de fundo grosso com garrafa e símbolo de reciclagem',
      },
      {
        hero: '🍾',
        props: ['🥃', '🍋'],
        palette: 'sage',
        scene: 'window',
        alt: 'Garrafa que dá origem aos copos, com limão ao lado',
      },
    ],
  },
  {
    title: 'Composteira de cozinha sem cheiro',
    shortDescription:
      'Um baldinho bonito com filtro de carvão e farelo: casca vira adubo em apartamento, sem minhoca e sem drama.',
    descriptionHtml:
      '<p>Metade do lixo da cozinha poderia voltar para um vaso. Esta composteira usa <strong>farelo com microrganismos</strong>, que fermenta as cascas em duas semanas, com tampa vedada e filtro de carvão. Não cheira e não usa minhocas.</p><p>Uma torneirinha recolhe o líquido, que diluído vira adubo para as plantas. O balde cabe debaixo da pia.</p><p>Rende para até três pessoas. <em>O farelo acaba em dois meses</em> e precisa ser reposto: um pacote extra completa o presente.</p>',
    price: 249.9,
    originalPrice: 309.9,
    affiliateLink: 'https://quintal-azul.example/p/composteira-de-cozinha?ref=mimoteca',
    categories: ['sustentaveis', 'jardim-e-plantas', 'presentes-uteis', 'cozinheiros'],
    occasions: ['cha-de-casa-nova', 'aniversario', 'ano-novo'],
    intentions: ['para motivar', 'para surpreender'],
    daysOld: 268,
    detailViews: 467,
    art: [
      {
        hero: '🪣',
        props: ['🍌', '🥕', '🌱'],
        palette: 'sage',
        scene: 'pedestal',
        alt: 'Balde da composteira com banana, cenoura e broto',
      },
      {
        hero: '🥕',
        props: ['🪱', '🍂'],
        palette: 'eucalyptus',
        scene: 'scatter',
        alt: 'Cenoura, folhas secas e uma minhoca, o ciclo do adubo',
      },
    ],
  },
  {
    title: 'Mochila feita de lona de caminhão',
    shortDescription:
      'Impermeável de nascença e cheia de histórias: cada mochila sai de uma lona que já rodou o país.',
    descriptionHtml:
      '<p>A lona cobriu soja, móveis e mudanças antes de virar mochila. Foi lavada, cortada e costurada com linha náutica, e ainda guarda <strong>marcas da estrada</strong>, que tornam cada peça única.</p><p>Tem compartimento para notebook de quinze polegadas, bolso escondido nas costas e alças acolchoadas. Chuva não entra.</p><p>Pesa um pouco mais que as de náilon e chega com um leve cheiro de lona. <em>Dois dias na varanda resolvem.</em> Conserto grátis por dez anos.</p>',
    price: 418.9,
    affiliateLink: 'https://quintal-azul.example/p/mochila-lona-de-caminhao?ref=mimoteca',
    categories: ['sustentaveis', 'trabalho-e-estudo', 'viajantes', 'namorado'],
    occasions: ['primeiro-emprego', 'aprovacao-no-vestibular', 'formatura', 'aniversario'],
    intentions: ['para motivar', 'para surpreender'],
    daysOld: 24,
    detailViews: 1123,
    art: [
      {
        hero: '🎒',
        props: ['🚚', '💻'],
        palette: 'eucalyptus',
        scene: 'pedestal',
        alt: 'Mochila com caminhão e notebook em miniatura',
      },
      {
        hero: '🚚',
        props: ['🎒', '🌧️'],
        palette: 'sky',
        scene: 'window',
        alt: 'Caminhão na chuva e a mochila impermeável',
      },
    ],
  },
  {
    title: 'Lampião solar para varanda e acampamento',
    shortDescription:
      'Toma sol de dia e ilumina a conversa à noite: luz morna, alça de corda e zero pilha na gaveta.',
    descriptionHtml:
      '<p>Deixe no parapeito durante o dia e ele devolve <strong>oito horas de luz morna</strong>. O lampião tem painel na tampa, alça de corda e três intensidades, da leitura ao clima de jantar.</p><p>Serve na varanda, na barraca e nas noites de falta de luz. Em semana chuvosa, carrega também na tomada, com o cabo guardado na base.</p><p>A bateria pode ser trocada, coisa rara. <em>Resiste a chuva fraca, não a mergulho:</em> recolha em temporal.</p>',
    price: 132.9,
    affiliateLink: 'https://armazem-do-vento.example/p/lampiao-solar?ref=mimoteca',
    categories: ['sustentaveis', 'viajantes', 'presentes-uteis', 'decoracao'],
    occasions: ['natal', 'dia-dos-pais', 'aposentadoria-merecida', 'amigo-secreto'],
    intentions: ['para surpreender', 'para confortar'],
    isNew: true,
    daysOld: 2,
    detailViews: 94,
    art: [
      {
        hero: '🏮',
        props: ['☀️', '⛺'],
        palette: 'night',
        scene: 'window',
        alt: 'Lampião aceso à noite com sol e barraca',
      },
      {
        hero: '🏕️',
        props: ['🏮', '🌙'],
        palette: 'eucalyptus',
        scene: 'scatter',
        alt: 'Acampamento iluminado pelo lampião sob a lua',
      },
    ],
  },
  {
    title: 'Kit de banho sólido sem plástico',
    shortDescription:
      'Xampu, condicionador e sabonete em barra, com bucha vegetal e latinha de viagem: três frascos a menos no lixo.',
    descriptionHtml:
      '<p>Um xampu em barra equivale a três frascos e nunca vaza na mala. O kit tem <strong>xampu, condicionador e sabonete</strong>, feitos em pequenos lotes com óleos de babaçu e de castanha, mais bucha vegetal e uma latinha ventilada.</p><p>Faz espuma boa, mesmo em água dura, e o perfume de laranjeira é discreto.</p><p>O cabelo leva uma semana para se acostumar. <em>Seque a barra entre os banhos</em>, senão ela derrete antes da hora. Há versão para fios cacheados.</p>',
    price: 89.9,
    affiliateLink: 'https://quintal-azul.example/p/kit-banho-solido?ref=mimoteca',
    categories: ['sustentaveis', 'beleza-e-bem-estar', 'viajantes'],
    occasions: ['amigo-secreto', 'aniversario', 'dia-da-mulher', 'sem-motivo'],
    intentions: ['para motivar', 'para agradecer'],
    daysOld: 144,
    detailViews: 1032,
    art: [
      {
        hero: '🧼',
        props: ['🫧', '🍊'],
        palette: 'eucalyptus',
        scene: 'close-up',
        alt: 'Sabonete em barra com bolhas e laranja',
      },
      {
        hero: '🧽',
        props: ['🧼', '🌿'],
        palette: 'sage',
        scene: 'table',
        alt: 'Bucha com barra de sabonete e folhas verdes',
      },
    ],
  },
  {
    title: 'Cartões de papel que viram flores',
    shortDescription:
      'Oito cartões de papel-semente com envelope: a pessoa lê o recado, planta o papel e espera duas semanas.',
    descriptionHtml:
      '<p>Todo cartão bonito enfrenta o mesmo dilema: guardar ou jogar fora? Estes oferecem a terceira saída. O papel é artesanal e tem <strong>sementes de cravo, boca-de-leão e camomila</strong> misturadas à massa.</p><p>Escreva com lápis ou caneta comum, envie, e a pessoa rasga, rega e espera. Em duas semanas aparecem os brotos.</p><p>São oito cartões sem texto, com envelopes de papel reciclado. <em>Plante até um ano depois da compra</em>, enquanto a semente está viva.</p>',
    price: 32.9,
    affiliateLink: 'https://papelaria-miudeza.example/p/cartoes-papel-semente?ref=mimoteca',
    categories: ['sustentaveis', 'ate-50-reais', 'jardim-e-plantas'],
    occasions: ['agradecimento', 'dia-do-professor', 'pedido-de-desculpas', 'melhoras', 'pascoa'],
    intentions: ['para agradecer', 'para confortar'],
    daysOld: 182,
    detailViews: 1276,
    art: [
      {
        hero: '✉️',
        props: ['🌱', '🌼'],
        palette: 'sage',
        scene: 'table',
        alt: 'Envelope com broto e margarida nascidos do cartão',
      },
      {
        hero: '🌼',
        props: ['✉️', '💧'],
        palette: 'butter',
        scene: 'window',
        alt: 'Margarida na janela com envelope e gota de água',
      },
      {
        hero: '🪴',
        props: ['✉️', '☀️'],
        palette: 'apricot',
        scene: 'close-up',
        alt: 'Vaso com planta nascida do cartão, envelope e sol',
      },
    ],
  },
  {
    title: 'Pote de bilhetes para dias difíceis',
    shortDescription:
      'Um vidro com trinta papéis enrolados: metade já vem escrita com gentilezas, metade espera pela sua letra.',
    descriptionHtml:
      '<p>Abraço em conserva é mais ou menos isto. O pote de vidro traz trinta papéis enrolados com fita: <strong>quinze têm frases gentis</strong>, sem lição de moral, e quinze estão em branco para você completar.</p><p>Lembranças, piadas internas, letra de música, o telefone de uma boa pizzaria: vale tudo o que levante uma terça-feira ruim.</p><p>É um ótimo presente para quem está longe. <em>Não deixe os brancos vazios</em>, porque são eles que a pessoa vai guardar.</p>',
    price: 34.9,
    affiliateLink: 'https://papelaria-miudeza.example/p/pote-bilhetes-dias-dificeis?ref=mimoteca',
    categories: ['ate-50-reais', 'amigos', 'personalizados', 'namorada'],
    occasions: ['melhoras', 'sem-motivo', 'pedido-de-desculpas', 'dia-do-amigo'],
    intentions: ['para confortar', 'para motivar'],
    daysOld: 107,
    detailViews: 2891,
    art: [
      {
        hero: '🫙',
        props: ['💌', '💛'],
        palette: 'apricot',
        scene: 'window',
        alt: 'Pote de vidro com carta e coração amarelo',
      },
      {
        hero: '📜',
        props: ['🎀', '🫙'],
        palette: 'rose',
        scene: 'scatter',
        alt: 'Bilhete enrolado com laço e o pote de vidro',
      },
      {
        hero: '✏️',
        props: ['📝', '💛'],
        palette: 'butter',
        scene: 'table',
        alt: 'Lápis e papel para completar os bilhetes do pote',
      },
    ],
  },
  {
    title: 'Meias com estampa de frutas brasileiras',
    shortDescription:
      'Caju, jabuticaba ou maracujá no tornozelo: algodão penteado, punho que não aperta e humor discreto.',
    descriptionHtml:
      '<p>Meia já foi sinônimo de presente sem graça; o problema era a cor. Estas trazem <strong>caju, jabuticaba ou maracujá</strong> em algodão penteado, com calcanhar reforçado e punho que não marca a perna.</p><p>Ficam escondidas na reunião e aparecem na hora de cruzar as pernas. Servem do 35 ao 43, em qualquer pé disposto.</p><p>A tabela de tamanhos é generosa: <em>quem calça 34 vai achar grande.</em> Lave do avesso para a cor durar.</p>',
    price: 28.9,
    affiliateLink: 'https://bazar-bem-te-vi.example/p/meias-frutas-brasileiras?ref=mimoteca',
    categories: ['ate-50-reais', 'amigos', 'pai', 'presentes-uteis'],
    occasions: ['amigo-secreto', 'natal', 'dia-do-amigo', 'sem-motivo'],
    intentions: ['para surpreender', 'para celebrar'],
    daysOld: 62,
    detailViews: 1511,
    art: [
      {
        hero: '🧦',
        props: ['🥭', '🫐'],
        palette: 'butter',
        scene: 'scatter',
        alt: 'Par de meias com manga e frutinhas roxas',
      },
      {
        hero: '🥭',
        props: ['🧦', '🎁'],
        palette: 'apricot',
        scene: 'pedestal',
        alt: 'Manga, par de meias e pacote de presente',
      },
    ],
  },
  {
    title: 'Brigadeiros de colher em quatro potinhos',
    shortDescription:
      'Chocolate meio amargo, paçoca, café e maracujá, em vidros pequenos com colher de madeira amarrada na tampa.',
    descriptionHtml:
      '<p>Não precisa enrolar nem dividir. São quatro potinhos de vidro com <strong>brigadeiro de colher</strong> em sabores adultos: meio amargo, paçoca, café e maracujá, este último com o azedinho na medida.</p><p>É feito sob encomenda e dura dez dias fora da geladeira. A colher de madeira vem amarrada na tampa, porque ninguém espera chegar em casa.</p><p>Contém leite e amendoim. <em>Em pedido de desculpas, leve dois conjuntos</em> e fique para comer junto.</p>',
    price: 45.9,
    affiliateLink:
      'https://emporio-canela.example/p/brigadeiros-colher-quatro-potinhos?ref=mimoteca',
    categories: ['ate-50-reais', 'namorada', 'amigos', 'cozinheiros'],
    occasions: ['pascoa', 'pedido-de-desculpas', 'agradecimento', 'dia-dos-namorados'],
    intentions: ['para agradecer', 'para confortar', 'para surpreender'],
    daysOld: 35,
    detailViews: 2334,
    art: [
      {
        hero: '🍫',
        props: ['🥄', '🥜'],
        palette: 'clay',
        scene: 'close-up',
        alt: 'Chocolate com colher e amendoim, sabores do brigadeiro',
      },
      {
        hero: '🥄',
        props: ['🍫', '☕'],
        palette: 'terracotta',
        scene: 'table',
        alt: 'Colher pronta para o brigadeiro, com chocolate e café',
      },
    ],
  },
  {
    title: 'Ímãs de azulejo antigo para geladeira',
    shortDescription:
      'Seis miniaturas de cerâmica inspiradas em azulejos de São Luís e Olinda, com ímã forte que segura foto e boleto.',
    descriptionHtml:
      '<p>A porta da geladeira é o mural da casa e merece moldura. Os seis ímãs reproduzem, em cerâmica de verdade, <strong>padrões de azulejos</strong> vistos em fachadas de São Luís e de Olinda.</p><p>Cada um tem três centímetros e um ímã que segura quatro folhas. Vêm em caixinha de papel com o mapa das ruas de onde saíram os desenhos.</p><p>Caiu no chão, pode lascar. <em>Não grudam em geladeira de inox</em>, então dê uma olhada na cozinha antes.</p>',
    price: 24.9,
    affiliateLink: 'https://bazar-bem-te-vi.example/p/imas-azulejo-antigo?ref=mimoteca',
    categories: ['ate-50-reais', 'decoracao', 'viajantes', 'casa-nova'],
    occasions: ['amigo-secreto', 'cha-de-casa-nova', 'agradecimento'],
    intentions: ['para surpreender', 'para agradecer'],
    daysOld: 292,
    detailViews: 536,
    art: [
      {
        hero: '🧲',
        props: ['💠', '📄'],
        palette: 'sky',
        scene: 'close-up',
        alt: 'Ímã com desenho de azulejo azul e folha de papel',
      },
      {
        hero: '💠',
        props: ['🧲', '⛪'],
        palette: 'lavender',
        scene: 'window',
        alt: 'Azulejo azul com ímã e igreja de fachada antiga',
      },
    ],
  },
  {
    title: 'Cacto pequeno plantado em xícara',
    shortDescription:
      'Uma xícara garimpada em antiquário, um cacto redondo e instruções de uma linha: água a cada quinze dias.',
    descriptionHtml:
      '<p>Para quem jura que não leva jeito com planta, um começo sem culpa. O cacto vem em <strong>xícara de antiquário</strong>, com furo no fundo e pires, e pede água só a cada quinze dias.</p><p>As xícaras são diferentes entre si: há com filete dourado, com flor e com nome de hotel que nem existe mais. Você não escolhe, e a surpresa faz parte.</p><p>Precisa de janela clara. <em>Deixe fora do alcance de crianças e gatos:</em> os espinhos são pequenos, mas honestos.</p>',
    price: 39.9,
    originalPrice: 49.9,
    affiliateLink: 'https://quintal-azul.example/p/cacto-em-xicara?ref=mimoteca',
    categories: ['ate-50-reais', 'jardim-e-plantas', 'sustentaveis', 'trabalho-e-estudo'],
    occasions: ['amigo-secreto', 'dia-do-professor', 'primeiro-emprego', 'promocao'],
    intentions: ['para motivar', 'para agradecer'],
    daysOld: 121,
    detailViews: 1642,
    art: [
      {
        hero: '🌵',
        props: ['☕', '☀️'],
        palette: 'apricot',
        scene: 'window',
        alt: 'Cacto na janela ensolarada ao lado de uma xícara',
      },
      {
        hero: '🪴',
        props: ['🌵', '💧'],
        palette: 'sage',
        scene: 'table',
        alt: 'Vaso de planta e cacto sobre a mesa, com gota de água',
      },
    ],
  },
  {
    title: 'Ioiô de madeira com manual de manobras',
    shortDescription:
      'Madeira torneada, cordão de algodão e doze truques ilustrados, para crianças, pais e colegas entediados.',
    descriptionHtml:
      '<p>Cabe no bolso, não usa pilha e já salvou muita fila de banco. O ioiô é de <strong>madeira torneada</strong>, com peso nas bordas para girar mais tempo, e vem com dois cordões de algodão.</p><p>O manual de bolso ensina doze manobras, do “dorminhoco” à volta ao mundo, com desenhos que se entendem sem ler.</p><p>A partir dos sete anos, longe do lustre. <em>Corte o cordão na altura do umbigo de quem vai brincar:</em> é o segredo do primeiro truque.</p>',
    price: 19.9,
    affiliateLink: 'https://bazar-bem-te-vi.example/p/ioio-madeira-manobras?ref=mimoteca',
    categories: ['ate-50-reais', 'criancas', 'nerd'],
    occasions: ['dia-das-criancas', 'amigo-secreto', 'sem-motivo', 'aniversario'],
    intentions: ['para surpreender'],
    daysOld: 376,
    detailViews: 683,
    art: [
      {
        hero: '🪀',
        props: ['📘', '✨'],
        palette: 'butter',
        scene: 'pedestal',
        alt: 'Ioiô com livrinho de manobras e brilhos',
      },
      {
        hero: '👧',
        props: ['🪀', '🌳'],
        palette: 'sky',
        scene: 'window',
        alt: 'Menina com o ioiô e uma árvore do parque',
      },
    ],
  },
];
