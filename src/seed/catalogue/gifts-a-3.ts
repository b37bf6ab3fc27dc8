import type { SeedGift } from '../types';

/** Gifts for teenagers, young old souls, new retirees and new homes. */
export const giftsA3: SeedGift[] = [
  {
    title: 'Teclado compacto de cinco oitavas',
    shortDescription:
      'Sessenta e uma teclas sensíveis ao toque, saída para fone e suporte dobrável para o quarto que já está cheio.',
    descriptionHtml:
      '<p>Se o adolescente da casa batuca na mesa do jantar, talvez falte um instrumento. O teclado tem <strong>teclas sensíveis ao toque</strong>, que respondem à força do dedo como as de um piano, e saída para fone, em nome da paz familiar.</p><p>O suporte dobra e o conjunto cabe atrás da porta. Ligado ao computador, grava as primeiras composições.</p><p>Cinco oitavas bastam para aprender. <em>Quem já toca piano clássico vai sentir falta</em> do peso e das outras duas.</p>',
    price: 1399,
    originalPrice: 1649,
    affiliateLink: 'https://armazem-do-vento.example/p/teclado-compacto-cinco-oitavas?ref=mimoteca',
    categories: ['adolescentes', 'musicos', 'tecnologia'],
    occasions: ['quinze-anos', 'natal', 'aniversario'],
    intentions: ['para motivar', 'para surpreender'],
    daysOld: 109,
    detailViews: 1174,
    art: [
      {
        hero: '🎹',
        props: ['🎶', '🎧'],
        palette: 'lavender',
        scene: 'pedestal',
        alt: 'Teclado musical com notas e fone de ouvido',
      },
      {
        hero: '🎼',
        props: ['🎹', '✏️'],
        palette: 'night',
        scene: 'table',
        alt: 'Partitura com lápis e teclado sobre a mesa',
      },
    ],
  },
  {
    title: 'Luminária de pôr do sol para o quarto',
    shortDescription:
      'Um disco de luz alaranjada na parede, com dezesseis tons, para estudar, ouvir música e posar para fotos.',
    descriptionHtml:
      '<p>Quarto de adolescente tem três estados: escuro, com luz de tela ou com <strong>luz de pôr do sol</strong>. A luminária projeta um disco quente na parede e gira para mudar o desenho.</p><p>São dezesseis tons, do dourado ao violeta, trocados pelo controle pequeno que vai se perder na cama. Liga em qualquer tomada com entrada de celular.</p><p>Ilumina o clima, não o caderno. <em>Para estudar, combine com uma boa luz de mesa.</em> Esquenta pouco e pode ficar ligada por horas.</p>',
    price: 87.4,
    affiliateLink: 'https://armazem-do-vento.example/p/luminaria-por-do-sol?ref=mimoteca',
    categories: ['adolescentes', 'decoracao', 'tecnologia'],
    occasions: ['aniversario', 'quinze-anos', 'amigo-secreto', 'natal'],
    intentions: ['para surpreender'],
    daysOld: 41,
    detailViews: 3216,
    art: [
      {
        hero: '🌇',
        props: ['💡', '🎵'],
        palette: 'apricot',
        scene: 'window',
        alt: 'Pôr do sol projetado na parede, com lâmpada e nota musical',
      },
      {
        hero: '💡',
        props: ['🌇', '🛏️'],
        palette: 'lavender',
        scene: 'close-up',
        alt: 'Lâmpada acesa perto da cama, com luz de fim de tarde',
      },
    ],
  },
  {
    title: 'Toca-discos em maleta para o quarto',
    shortDescription:
      'Toca discos de verdade, tem alto-falante embutido e fecha como mala, para quem coleciona capas antes de ouvir.',
    descriptionHtml:
      '<p>Eles nasceram com toda a música do mundo no bolso e, talvez por isso, querem <strong>um disco só</strong>, com capa grande e lado B. A maleta toca as três velocidades, tem alto-falante embutido e saída para caixa maior.</p><p>Também recebe o celular sem fio, para os dias de preguiça. Fechada, cabe embaixo da cama.</p><p>O som é simpático, não de colecionador. <em>Inclua um disco usado do artista preferido</em>: sem ele, o presente espera até sábado.</p>',
    price: 519.9,
    affiliateLink: 'https://armazem-do-vento.example/p/toca-discos-maleta?ref=mimoteca',
    categories: ['adolescentes', 'musicos', 'decoracao', 'tecnologia'],
    occasions: ['aniversario', 'quinze-anos', 'natal'],
    intentions: ['para surpreender', 'para celebrar'],
    daysOld: 233,
    detailViews: 1561,
    art: [
      {
        hero: '💿',
        props: ['🎶', '🎧'],
        palette: 'lavender',
        scene: 'pedestal',
        alt: 'Disco brilhante com notas musicais e fone de ouvido',
      },
      {
        hero: '🧳',
        props: ['💿', '🎵'],
        palette: 'night',
        scene: 'scatter',
        alt: 'Maleta do toca-discos com disco e nota musical',
      },
    ],
  },
  {
    title: 'Diário de perguntas para cinco anos',
    shortDescription:
      'Uma pergunta por dia, cinco linhas por ano: para ver em uma mesma página quem se era e quem se virou.',
    descriptionHtml:
      '<p>A pergunta de hoje é a mesma do ano que vem; a resposta, nunca. O diário reserva <strong>cinco espaços por página</strong>, um para cada ano, e a graça aparece no segundo, quando ela lê o que escreveu.</p><p>São três linhas por dia, então cabe na preguiça. A capa tem elástico e um fecho simbólico, que protege mais pelo respeito que pela chave.</p><p>Funciona entre os 12 e os 18 anos. <em>Prometa não ler, e cumpra.</em></p>',
    price: 74.9,
    affiliateLink: 'https://papelaria-miudeza.example/p/diario-cinco-anos?ref=mimoteca',
    categories: ['adolescentes', 'leitores', 'trabalho-e-estudo'],
    occasions: ['quinze-anos', 'aniversario', 'ano-novo', 'formatura'],
    intentions: ['para motivar', 'para confortar'],
    daysOld: 176,
    detailViews: 1438,
    art: [
      {
        hero: '📔',
        props: ['🔑', '🖊️'],
        palette: 'lavender',
        scene: 'table',
        alt: 'Diário de capa decorada com chave e caneta',
      },
      {
        hero: '🖊️',
        props: ['📔', '💭'],
        palette: 'rose',
        scene: 'close-up',
        alt: 'Caneta sobre o diário, com balão de pensamento',
      },
    ],
  },
  {
    title: 'Kit de pintura para customizar tênis',
    shortDescription:
      'Doze tintas flexíveis, pincéis, estêncil e fixador: o par branco e sem graça vira peça única em um fim de semana.',
    descriptionHtml:
      '<p>Em vez de escolher o tênis certo, deixe que ela <strong>invente o dela</strong>. O kit traz doze tintas que não racham na dobra, três pincéis finos, estêncil, fita e um fixador fosco.</p><p>Serve para couro, lona e sintético, e também para jaqueta e mochila. O manual mostra como preparar o tecido e como apagar um erro.</p><p>Precisa de 24 horas de secagem, prova real de paciência. <em>O tênis não acompanha:</em> um par usado é ótimo para treinar.</p>',
    price: 124.9,
    originalPrice: 149.9,
    affiliateLink: 'https://atelie-ipe.example/p/kit-pintura-tenis?ref=mimoteca',
    categories: ['adolescentes', 'feito-a-mao', 'sustentaveis'],
    occasions: ['aniversario', 'quinze-anos', 'natal'],
    intentions: ['para surpreender', 'para motivar'],
    isNew: true,
    daysOld: 7,
    detailViews: 268,
    art: [
      {
        hero: '👟',
        props: ['🎨', '🖌️'],
        palette: 'apricot',
        scene: 'close-up',
        alt: 'Tênis pronto para pintar com paleta de tintas e pincel',
      },
      {
        hero: '🎨',
        props: ['👟', '✨'],
        palette: 'butter',
        scene: 'scatter',
        alt: 'Paleta de tintas com o tênis customizado e brilhos',
      },
    ],
  },
  {
    title: 'Bule de porcelana com flores azuis',
    shortDescription:
      'Oitocentos mililitros, infusor de vidro e bico que não pinga: o chá das cinco de quem tem 30 anos e alma de 70.',
    descriptionHtml:
      '<p>Há amigas que recebem com cerveja e há as que recebem com <strong>bule</strong>. Este é de porcelana branca com florzinhas azuis, tampa com trava e bico que, milagre, não pinga na toalha.</p><p>Rende quatro xícaras. O infusor de vidro sai inteiro, para o chá não amargar, e o bule vai ao micro-ondas sem ele.</p><p>As flores ficam sob o esmalte e não saem na esponja. <em>A tampa é delicada:</em> lave à mão e ganhe anos de visita.</p>',
    price: 164.9,
    affiliateLink: 'https://bazar-bem-te-vi.example/p/bule-porcelana-flores-azuis?ref=mimoteca',
    categories: ['jovem-senhora', 'cafe-e-cha', 'casa-nova', 'avos'],
    occasions: ['aniversario', 'cha-de-casa-nova', 'dia-da-mulher', 'dia-do-professor'],
    intentions: ['para agradecer', 'para confortar'],
    daysOld: 69,
    detailViews: 2782,
    art: [
      {
        hero: '🫖',
        props: ['🪻', '🍋'],
        palette: 'lavender',
        scene: 'table',
        alt: 'Bule de porcelana com jacinto azul e limão',
      },
      {
        hero: '🍵',
        props: ['🫖', '🍪'],
        palette: 'sage',
        scene: 'window',
        alt: 'Xícara de chá verde com o bule e um biscoito na janela',
      },
      {
        hero: '🎁',
        props: ['🫖', '🌸'],
        palette: 'rose',
        scene: 'pedestal',
        alt: 'Caixa de presente com o bule e uma flor rosada',
      },
    ],
  },
  {
    title: 'Kit de bordado livre com bastidor',
    shortDescription:
      'Linhas, agulhas, tecido riscado e um bastidor de bambu que depois vira moldura, para mãos que querem sossego.',
    descriptionHtml:
      '<p>Bordar é uma forma elegante de não olhar para o celular. O kit vem com bastidor de bambu, doze meadas, agulhas e <strong>três tecidos já riscados</strong>: ramo de oliveira, casinha e lua.</p><p>O livreto ensina sete pontos com desenhos grandes. O primeiro trabalho sai em um fim de semana, e o próprio bastidor vira moldura.</p><p>O avesso pode ficar feio, ninguém vai virar. <em>Para quem já borda há anos</em>, prefira só as meadas.</p>',
    price: 84.9,
    affiliateLink: 'https://atelie-ipe.example/p/kit-bordado-livre-bastidor?ref=mimoteca',
    categories: ['jovem-senhora', 'feito-a-mao', 'aposentadoria'],
    occasions: ['aniversario', 'amigo-secreto', 'melhoras', 'dia-da-mulher'],
    intentions: ['para confortar', 'para motivar'],
    daysOld: 147,
    detailViews: 1619,
    art: [
      {
        hero: '🪡',
        props: ['🧵', '🌿'],
        palette: 'sage',
        scene: 'close-up',
        alt: 'Agulha com linha, carretel e ramo de oliveira para bordar',
      },
      {
        hero: '🧵',
        props: ['🪡', '🌙', '🏠'],
        palette: 'butter',
        scene: 'scatter',
        alt: 'Carretel de linha cercado pelos motivos do bordado, lua e casinha',
      },
    ],
  },
  {
    title: 'Aparelho de jantar pintado à mão',
    shortDescription:
      'Vinte peças de faiança com ramos de oliveira pintados um a um, para o armário de vidro e para o uso de domingo.',
    descriptionHtml:
      '<p>Louça bonita guardada é louça triste. Este aparelho de vinte peças foi pensado para sair do armário: <strong>faiança resistente</strong>, que vai ao micro-ondas e à lava-louças, com ramos de oliveira pintados um a um.</p><p>Serve quatro pessoas, com prato raso, fundo, sobremesa, xícara e pires. As peças são vendidas avulsas, o que salva a coleção depois da primeira quebra.</p><p>Pincelada à mão varia. <em>A entrega demora até vinte dias</em> e chega muito bem embalada.</p>',
    price: 1749.9,
    affiliateLink: 'https://bazar-bem-te-vi.example/p/aparelho-jantar-pintado-a-mao?ref=mimoteca',
    categories: ['jovem-senhora', 'casa-nova', 'feito-a-mao', 'cozinheiros'],
    occasions: ['casamento', 'bodas', 'cha-de-casa-nova'],
    intentions: ['para celebrar', 'para surpreender'],
    daysOld: 281,
    detailViews: 1093,
    art: [
      {
        hero: '🍽️',
        props: ['🫒', '🌿'],
        palette: 'eucalyptus',
        scene: 'table',
        alt: 'Prato com talheres e ramo de oliveira do aparelho de jantar',
      },
      {
        hero: '🥣',
        props: ['🍽️', '🍞'],
        palette: 'butter',
        scene: 'close-up',
        alt: 'Tigela funda do aparelho servida com sopa e pão',
      },
      {
        hero: '📦',
        props: ['🍽️', '🎀'],
        palette: 'clay',
        scene: 'pedestal',
        alt: 'Caixa reforçada do aparelho de jantar com laço',
      },
    ],
  },
  {
    title: 'Sachês de lavanda para as gavetas',
    shortDescription:
      'Seis saquinhos de linho com flor seca de lavanda, para perfumar roupa de cama, meias e cartas antigas.',
    descriptionHtml:
      '<p>Abrir a gaveta e sentir <strong>lavanda de verdade</strong> é um luxo pequeno. São seis saquinhos de linho, costurados à mão, recheados com flores colhidas na serra e nada mais: sem essência, sem álcool.</p><p>Perfumam por uns quatro meses. Depois, basta apertar entre os dedos para acordar o cheiro, ou pingar uma gota de óleo.</p><p>Traças detestam, o que é um bônus. <em>Quem tem enxaqueca pode preferir um perfume mais fraco</em>: pergunte antes.</p>',
    price: 38.5,
    affiliateLink: 'https://quintal-azul.example/p/saches-lavanda-gavetas?ref=mimoteca',
    categories: ['jovem-senhora', 'ate-50-reais', 'organizacao', 'beleza-e-bem-estar'],
    occasions: ['amigo-secreto', 'agradecimento', 'dia-do-professor', 'sem-motivo'],
    intentions: ['para agradecer', 'para confortar'],
    daysOld: 205,
    detailViews: 1268,
    art: [
      {
        hero: '🪻',
        props: ['🎀', '🧺'],
        palette: 'lavender',
        scene: 'pedestal',
        alt: 'Ramo de flor lilás com laço e cesto de roupas',
      },
    ],
  },
  {
    title: 'Assinatura de flores por três meses',
    shortDescription:
      'Um buquê da estação a cada quinze dias, escolhido por quem planta, com vaso na primeira entrega.',
    descriptionHtml:
      '<p>Dar flores uma vez é bonito. Dar seis vezes é uma pequena <strong>mudança de rotina</strong>: a cada quinze dias chega um buquê da estação, direto do produtor, embrulhado em papel.</p><p>A primeira entrega traz um vaso de vidro e um cartão com o seu recado. As outras vêm com um bilhete sobre a flor da vez e como fazê-la durar.</p><p>Disponível em nove capitais. <em>Confirme se há alguém em casa nas manhãs de sexta</em>, dia fixo da entrega.</p>',
    price: 594,
    originalPrice: 714,
    affiliateLink: 'https://quintal-azul.example/p/assinatura-flores-tres-meses?ref=mimoteca',
    categories: ['jovem-senhora', 'mae', 'namorada', 'jardim-e-plantas'],
    occasions: ['dia-das-maes', 'aniversario', 'dia-da-mulher', 'bodas', 'pedido-de-desculpas'],
    intentions: ['para surpreender', 'para celebrar', 'para confortar'],
    daysOld: 30,
    detailViews: 2139,
    art: [
      {
        hero: '💐',
        props: ['📅', '🚚'],
        palette: 'rose',
        scene: 'pedestal',
        alt: 'Buquê da estação com calendário e caminhão de entrega',
      },
      {
        hero: '🌷',
        props: ['💌', '💧'],
        palette: 'apricot',
        scene: 'window',
        alt: 'Tulipa na janela com bilhete e gota de água',
      },
      {
        hero: '🌻',
        props: ['🌷', '🌼'],
        palette: 'butter',
        scene: 'scatter',
        alt: 'Girassol, tulipa e margarida das entregas da assinatura',
      },
    ],
  },
  {
    title: 'Cadeira de balanço em madeira maciça',
    shortDescription:
      'Encosto alto, assento de palhinha e um vaivém lento, feita para varanda, livro grosso e tarde sem compromisso.',
    descriptionHtml:
      '<p>Depois de trinta anos em cadeira de rodinhas, uma que só vai e volta. É de <strong>tauari maciço</strong>, com encosto alto, braços largos e assento de palhinha trançada, fresco no verão.</p><p>O balanço é curto e estável, bom para quem tem receio de tombar. Aguenta até 120 quilos e chega montada.</p><p>Fica melhor em área coberta. <em>Junte os colegas:</em> é um presente clássico de vaquinha, e cabe uma plaquinha com recado embaixo do assento.</p>',
    price: 2349.9,
    affiliateLink: 'https://casa-jabuti.example/p/cadeira-balanco-palhinha?ref=mimoteca',
    categories: ['aposentadoria', 'avos', 'decoracao', 'casa-nova'],
    occasions: ['aposentadoria-merecida', 'dia-dos-avos', 'bodas'],
    intentions: ['para celebrar', 'para agradecer', 'para confortar'],
    daysOld: 312,
    detailViews: 1657,
    art: [
      {
        hero: '🪑',
        props: ['📖', '🪴'],
        palette: 'sage',
        scene: 'window',
        alt: 'Cadeira de madeira na varanda com livro e planta',
      },
      {
        hero: '📖',
        props: ['🪑', '🍵'],
        palette: 'butter',
        scene: 'close-up',
        alt: 'Livro aberto com chá, ao lado da cadeira de balanço',
      },
    ],
  },
  {
    title: 'Bicicleta retrô com cesta de vime',
    shortDescription:
      'Quadro baixo, sete marchas e selim de mola: para ir à padaria sem pressa e sem despertador.',
    descriptionHtml:
      '<p>Quem se aposenta ganha a manhã inteira. A bicicleta ajuda a gastá-la: <strong>quadro baixo</strong>, fácil de montar, sete marchas no punho, selim largo com molas e uma cesta de vime onde cabem pão e jornal.</p><p>Tem para-lama, corrente coberta e campainha de som antigo. Em ciclovia plana, anda sozinha.</p><p>Vem 85% montada e pede um ajuste em oficina de bairro. <em>Confirme a altura:</em> há dois tamanhos, até 1,68 metro e acima disso.</p>',
    price: 1969,
    originalPrice: 2389,
    affiliateLink: 'https://armazem-do-vento.example/p/bicicleta-retro-cesta?ref=mimoteca',
    categories: ['aposentadoria', 'esportistas', 'jovem-senhora'],
    occasions: ['aposentadoria-merecida', 'aniversario', 'natal'],
    intentions: ['para motivar', 'para celebrar'],
    daysOld: 85,
    detailViews: 1942,
    art: [
      {
        hero: '🚲',
        props: ['🧺', '🥖'],
        palette: 'eucalyptus',
        scene: 'pedestal',
        alt: 'Bicicleta com cesta de vime e pão francês',
      },
      {
        hero: '🧺',
        props: ['🌻', '📰'],
        palette: 'butter',
        scene: 'table',
        alt: 'Cesta de vime com girassol e jornal da manhã',
      },
      {
        hero: '🌳',
        props: ['🚲', '☀️'],
        palette: 'sky',
        scene: 'window',
        alt: 'Árvore e sol no caminho de um passeio de bicicleta',
      },
    ],
  },
  {
    title: 'Fim de semana em pousada na serra',
    shortDescription:
      'Duas noites para dois, com café colonial e lareira, em um vale-presente que deixa a pessoa escolher a data.',
    descriptionHtml:
      '<p>A primeira viagem da aposentadoria pode começar em uma terça-feira. O vale cobre <strong>duas noites para duas pessoas</strong> em pousada na Mantiqueira, com café colonial, lareira e trilha curta.</p><p>Quem ganha escolhe a data em até um ano, pela internet ou por telefone. Vem em caixa de papelão bonito, com um mapa dobrado da região.</p><p>Não inclui transporte nem o chocolate quente. <em>Feriados têm acréscimo</em>, mas agora, afinal, todo dia é dia.</p>',
    price: 1287.5,
    affiliateLink: 'https://loja-aurora.example/p/vale-pousada-na-serra?ref=mimoteca',
    categories: ['aposentadoria', 'viajantes', 'pai', 'mae'],
    occasions: ['aposentadoria-merecida', 'bodas', 'casamento', 'agradecimento'],
    intentions: ['para celebrar', 'para agradecer', 'para surpreender'],
    daysOld: 48,
    detailViews: 2576,
    art: [
      {
        hero: '🏔️',
        props: ['🏡', '🌲'],
        palette: 'eucalyptus',
        scene: 'window',
        alt: 'Montanha vista da janela com casa e pinheiro',
      },
      {
        hero: '🔥',
        props: ['🍷', '🧣'],
        palette: 'terracotta',
        scene: 'close-up',
        alt: 'Fogo da lareira com taça de vinho e cachecol',
      },
      {
        hero: '🗺️',
        props: ['🎁', '🧳'],
        palette: 'butter',
        scene: 'table',
        alt: 'Mapa da serra com presente e mala pronta',
      },
    ],
  },
  {
    title: 'Kit de aquarela para quem nunca pintou',
    shortDescription:
      'Dezoito cores em estojo de metal, papel grosso e doze exercícios curtos para perder o medo da folha branca.',
    descriptionHtml:
      '<p>“Eu não sei desenhar” é a frase que mais se ouve antes de alguém gostar de aquarela. O kit tem <strong>dezoito cores</strong>, pincel com reservatório de água, papel de 300 gramas e um caderno com doze exercícios de quinze minutos.</p><p>O primeiro é só misturar azul e amarelo. O último é a vista da própria janela.</p><p>Cabe em uma bolsa e vai ao parque. <em>O papel bom faz toda a diferença:</em> inclua um bloco extra se puder.</p>',
    price: 147.9,
    affiliateLink: 'https://papelaria-miudeza.example/p/kit-aquarela-iniciante?ref=mimoteca',
    categories: ['aposentadoria', 'jovem-senhora', 'feito-a-mao', 'viajantes'],
    occasions: ['aposentadoria-merecida', 'aniversario', 'natal', 'melhoras'],
    intentions: ['para motivar', 'para confortar'],
    daysOld: 161,
    detailViews: 1347,
    art: [
      {
        hero: '🎨',
        props: ['💧', '🌷'],
        palette: 'sky',
        scene: 'table',
        alt: 'Estojo de tintas com gota de água e tulipa',
      },
      {
        hero: '🖌️',
        props: ['🎨', '🏞️'],
        palette: 'eucalyptus',
        scene: 'close-up',
        alt: 'Pincel de aquarela com tintas e uma paisagem',
      },
    ],
  },
  {
    title: 'Rede de varanda em algodão tingido',
    shortDescription:
      'Tear paraibano, varandas de crochê e espaço para dois: instala em vinte minutos e ocupa todas as tardes.',
    descriptionHtml:
      '<p>Nenhum cargo se compara ao de dono da rede. Esta é feita em <strong>tear de São Bento, na Paraíba</strong>, com algodão grosso tingido em azul e franjas de crochê dos dois lados.</p><p>Mede quatro metros de ponta a ponta e suporta 180 quilos. Vem com cordas e ganchos; a furadeira e o cochilo são por conta da casa.</p><p>Lave na máquina uma vez por mês, com o punho amarrado. <em>Meça o vão:</em> o ideal é entre três e quatro metros.</p>',
    price: 278.9,
    affiliateLink: 'https://bazar-bem-te-vi.example/p/rede-varanda-algodao?ref=mimoteca',
    categories: ['aposentadoria', 'decoracao', 'casa-nova', 'feito-a-mao'],
    occasions: ['aposentadoria-merecida', 'dia-dos-pais', 'cha-de-casa-nova'],
    intentions: ['para confortar', 'para celebrar'],
    daysOld: 351,
    detailViews: 923,
    art: [
      {
        hero: '🌴',
        props: ['🥥', '📖'],
        palette: 'sky',
        scene: 'window',
        alt: 'Coqueiro à sombra do qual se arma a rede, com coco e livro',
      },
      {
        hero: '🧵',
        props: ['🌴', '☀️'],
        palette: 'apricot',
        scene: 'close-up',
        alt: 'Fio de algodão do tear com coqueiro e sol',
      },
      {
        hero: '🏡',
        props: ['🌴', '🍹'],
        palette: 'eucalyptus',
        scene: 'table',
        alt: 'Casa com coqueiro e suco, lugar certo para a rede',
      },
    ],
  },
  {
    title: 'Panela de barro capixaba para moqueca',
    shortDescription:
      'Feita à mão pelas paneleiras de Goiabeiras, vai do fogo à mesa e segura a fervura até a segunda servida.',
    descriptionHtml:
      '<p>As paneleiras de Goiabeiras modelam sem torno, queimam em fogueira e tingem com casca de mangue. Dali sai esta <strong>panela de quatro litros</strong>, preta, funda e cheia de assunto para a primeira reunião na casa nova.</p><p>Serve seis pessoas e continua borbulhando na mesa por dez minutos. Vale para moqueca, feijão e até pão.</p><p>Antes de estrear, aqueça com um fio de óleo. <em>Em fogão de indução não funciona</em>; nos outros, comece sempre em fogo baixo.</p>',
    price: 318.9,
    originalPrice: 389.9,
    affiliateLink: 'https://casa-jabuti.example/p/panela-de-barro-capixaba?ref=mimoteca',
    categories: ['casa-nova', 'cozinheiros', 'feito-a-mao', 'mae'],
    occasions: ['cha-de-casa-nova', 'casamento', 'dia-das-maes', 'natal'],
    intentions: ['para celebrar', 'para surpreender'],
    daysOld: 127,
    detailViews: 3074,
    art: [
      {
        hero: '🥘',
        props: ['🍤', '🍅'],
        palette: 'terracotta',
        scene: 'table',
        alt: 'Moqueca servida na panela com camarão e tomate',
      },
      {
        hero: '🍲',
        props: ['🧅', '🌿'],
        palette: 'clay',
        scene: 'close-up',
        alt: 'Panela fumegante com cebola e ervas',
      },
      {
        hero: '🦐',
        props: ['🌶️', '🥥'],
        palette: 'apricot',
        scene: 'scatter',
        alt: 'Camarão com pimenta e coco, ingredientes da moqueca',
      },
    ],
  },
  {
    title: 'Kit das coisas que faltam na mudança',
    shortDescription:
      'Abridor, saca-rolhas, velas, pilhas, lâmpada, fita e giz de marcar caixa: o socorro da primeira noite na casa nova.',
    descriptionHtml:
      '<p>São nove da noite, a pizza chegou e o abridor está em alguma das quarenta caixas. Este kit prevê o desastre: abridor, saca-rolhas, <strong>vela, fósforo, pilhas, lâmpada</strong>, fita adesiva, estilete, benjamim e um rolo de papel.</p><p>Vem em uma caixa de pinho com alça, que depois guarda temperos ou ferramentas. Na tampa, uma lista do que fazer primeiro, começando por “dormir”.</p><p>Entregue no dia da mudança, <em>nunca embalado com o resto</em>. E, se puder, leve a pizza.</p>',
    price: 144.9,
    affiliateLink: 'https://casa-jabuti.example/p/kit-coisas-que-faltam?ref=mimoteca',
    categories: ['casa-nova', 'presentes-uteis', 'amigos'],
    occasions: ['cha-de-casa-nova', 'casamento', 'aprovacao-no-vestibular', 'primeiro-emprego'],
    intentions: ['para motivar', 'para surpreender'],
    daysOld: 244,
    detailViews: 1486,
    art: [
      {
        hero: '📦',
        props: ['💡', '🔋', '🕯️'],
        palette: 'sky',
        scene: 'pedestal',
        alt: 'Caixa do kit com lâmpada, bateria e vela',
      },
      {
        hero: '🍕',
        props: ['📦', '🍷'],
        palette: 'clay',
        scene: 'table',
        alt: 'Pizza da primeira noite com caixa de mudança e taça de vinho',
      },
    ],
  },
  {
    title: 'Jogo de toalhas de algodão pesado',
    shortDescription:
      'Duas de banho e duas de rosto, felpa densa e cor de areia: a diferença entre hospedar e receber.',
    descriptionHtml:
      '<p>Quando se muda, leva-se a toalha velha de praia, e ela fica. O jogo traz duas toalhas de banho e duas de rosto em <strong>algodão de fio longo</strong>, com felpa densa que seca de verdade desde o primeiro uso.</p><p>A cor de areia combina com qualquer banheiro e não mancha as outras na máquina. Há uma alcinha para pendurar, detalhe raro.</p><p>Lave antes de estrear e <em>esqueça o amaciante:</em> ele impermeabiliza a felpa. Um copo de vinagre faz melhor.</p>',
    price: 229.6,
    affiliateLink: 'https://loja-aurora.example/p/jogo-toalhas-algodao-pesado?ref=mimoteca',
    categories: ['casa-nova', 'presentes-uteis', 'beleza-e-bem-estar'],
    occasions: ['cha-de-casa-nova', 'casamento', 'bodas'],
    intentions: ['para confortar', 'para celebrar'],
    daysOld: 398,
    detailViews: 571,
    art: [
      {
        hero: '🛁',
        props: ['🧼', '🫧'],
        palette: 'sky',
        scene: 'close-up',
        alt: 'Banheira com sabonete e bolhas, à espera das toalhas',
      },
      {
        hero: '🧺',
        props: ['🧼', '☁️'],
        palette: 'butter',
        scene: 'window',
        alt: 'Cesto de toalhas limpas com sabonete e nuvem macia',
      },
    ],
  },
  {
    title: 'Chaveiro de parede com prateleira',
    shortDescription:
      'Quatro ganchos, um apoio para cartas e celular e o fim da frase “você viu a minha chave?” na casa nova.',
    descriptionHtml:
      '<p>Toda casa precisa de um lugar onde o dia termina. Este fica ao lado da porta: <strong>quatro ganchos de latão</strong>, uma prateleira estreita para carteira e óculos e uma fenda que segura a correspondência.</p><p>É de madeira clara e mede quarenta centímetros. Vem com gabarito de papel para furar no ponto certo, e também com fita para quem mora de aluguel.</p><p>A fita aguenta três quilos. <em>Com bolsa pesada, prefira os parafusos.</em></p>',
    price: 96.9,
    affiliateLink: 'https://casa-jabuti.example/p/chaveiro-de-parede-prateleira?ref=mimoteca',
    categories: ['casa-nova', 'organizacao', 'presentes-uteis', 'decoracao'],
    occasions: ['cha-de-casa-nova', 'amigo-secreto', 'agradecimento'],
    intentions: ['para agradecer', 'para surpreender'],
    daysOld: 77,
    detailViews: 1129,
    art: [
      {
        hero: '🔑',
        props: ['🚪', '✉️'],
        palette: 'sage',
        scene: 'window',
        alt: 'Chave pendurada perto da porta, com envelope',
      },
      {
        hero: '🗝️',
        props: ['🔑', '👓'],
        palette: 'clay',
        scene: 'scatter',
        alt: 'Chave antiga, chave nova e óculos sobre a prateleira',
      },
    ],
  },
  {
    title: 'Cesta de boas-vindas com pão e sal',
    shortDescription:
      'Pão de fermentação natural, sal de salina, mel e uma vassourinha: a tradição antiga em versão caprichada.',
    descriptionHtml:
      '<p>Pão para que nunca falte comida, sal para dar gosto à vida, mel para adoçar a briga, vassoura para varrer o mau-olhado. A cesta põe a <strong>tradição na mesa</strong> com produtos ótimos.</p><p>O pão é de fermentação natural e sai do forno na manhã da entrega. O sal vem das salinas do Rio Grande do Norte; o mel, de abelha nativa.</p><p>Entrega em São Paulo, Rio e Belo Horizonte. <em>Mel não é indicado a menores de um ano.</em></p>',
    price: 138.4,
    affiliateLink: 'https://emporio-canela.example/p/cesta-pao-e-sal?ref=mimoteca',
    categories: ['casa-nova', 'cozinheiros', 'amigos'],
    occasions: ['cha-de-casa-nova', 'casamento', 'ano-novo', 'agradecimento'],
    intentions: ['para celebrar', 'para agradecer'],
    isNew: true,
    daysOld: 11,
    detailViews: 389,
    art: [
      {
        hero: '🍞',
        props: ['🧂', '🍯'],
        palette: 'butter',
        scene: 'table',
        alt: 'Pão rústico com sal e pote de mel sobre a mesa',
      },
      {
        hero: '🍯',
        props: ['🐝', '🧹'],
        palette: 'apricot',
        scene: 'pedestal',
        alt: 'Pote de mel com abelha e vassourinha da cesta',
      },
    ],
  },
];
