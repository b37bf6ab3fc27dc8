import type { SeedGift } from '../types';

export const giftsB3: SeedGift[] = [
  {
    title: 'Vaso de cerâmica torneado à mão',
    shortDescription:
      'Barro claro, esmalte fosco e a marca dos dedos de quem fez. Bonito com flores, com um galho seco ou com absolutamente nada dentro.',
    descriptionHtml:
      '<p>Cada vaso sai um pouco diferente do anterior, e a ceramista faz questão de não esconder isso. O barro é <strong>torneado à mão e queimado em alta temperatura</strong>, com um esmalte fosco cor de areia que combina com madeira, tijolo ou parede branca.</p><p>Tem vinte e seis centímetros de altura, boa proporção para um maço de feira ou um galho de eucalipto que dura semanas.</p><p><em>Retém água, mas sua um pouco.</em> Use um pratinho sobre móveis delicados. A embalagem é reforçada, e a loja repõe o que chegar quebrado.</p>',
    price: 189,
    affiliateLink: 'https://loja-do-quintal.example/p/vaso-ceramica-torneado-mao?ref=mimoteca',
    categories: ['decoracao', 'feito-a-mao', 'mae', 'casa-nova'],
    occasions: ['dia-das-maes', 'cha-de-casa-nova', 'casamento', 'dia-da-mulher'],
    intentions: ['para agradecer', 'para celebrar'],
    daysOld: 113,
    detailViews: 1836,
    art: [
      {
        hero: '🏺',
        palette: 'terracotta',
        scene: 'pedestal',
        alt: 'Vaso de cerâmica torneado à mão sobre um pedestal',
      },
      {
        hero: '🏺',
        props: ['🌾', '🍂'],
        palette: 'clay',
        scene: 'window',
        alt: 'Vaso junto à janela, com ramos secos e folhas',
      },
      {
        hero: '💐',
        props: ['🏺'],
        palette: 'rose',
        scene: 'table',
        alt: 'Buquê de flores ao lado do vaso de cerâmica',
      },
    ],
  },
  {
    title: 'Espelho oval de parede com moldura dourada',
    shortDescription:
      'Sessenta centímetros de luz multiplicada para o corredor, o lavabo ou a cabeceira. Moldura fina, fixação simples e zero vontade de aparecer demais.',
    descriptionHtml:
      '<p>Espelho é o truque mais antigo para uma casa pequena parecer maior, e continua funcionando. Este é <strong>oval, de moldura fina</strong>, e aceita ser pendurado em pé ou deitado.</p><p>Fica bem diante de uma janela, onde dobra o verde do vizinho, ou sobre o aparador da entrada, para a última conferida. O dourado é discreto, mais para latão velho do que para festa.</p><p><em>Pergunte antes sobre a parede.</em> São quatro quilos: o gesso pede bucha própria, que não vem na caixa. O resto do que é preciso para pendurar, vem.</p>',
    price: 289.9,
    affiliateLink:
      'https://loja-do-quintal.example/p/espelho-oval-parede-moldura-dourada?ref=mimoteca',
    categories: ['decoracao', 'casa-nova', 'jovem-senhora'],
    occasions: ['cha-de-casa-nova', 'casamento', 'dia-da-mulher'],
    intentions: ['para celebrar', 'para surpreender'],
    daysOld: 255,
    detailViews: 977,
    art: [
      { hero: '🪞', palette: 'rose', scene: 'pedestal', alt: 'Espelho oval com moldura dourada' },
      {
        hero: '🪞',
        props: ['🪴', '🔑'],
        palette: 'apricot',
        scene: 'window',
        alt: 'Espelho na entrada da casa, com planta e chaves',
      },
    ],
  },
  {
    title: 'Trio de velas de cera vegetal',
    shortDescription:
      'Figo, capim-limão e madeira de cedro, em copos que depois viram copo mesmo. Queimam devagar e perfumam a sala sem invadir o jantar.',
    descriptionHtml:
      '<p>Vela boa se reconhece apagada: o perfume está ali, mas não corre atrás de você. Estas são de <strong>cera de coco e soja</strong>, com pavio de algodão, e vêm em três aromas que combinam entre si.</p><p>Cada uma queima por cerca de trinta horas. Quando terminar, um pouco de água quente solta o que sobrou e o copo de vidro vai para o armário.</p><p><em>Na primeira vez, deixe acesa por duas horas</em>, até a cera derreter de borda a borda. É o que evita aquele buraco no meio. E nunca durma com ela acesa.</p>',
    price: 87.9,
    affiliateLink: 'https://loja-do-quintal.example/p/trio-velas-cera-vegetal?ref=mimoteca',
    categories: ['decoracao', 'sustentaveis', 'namorada', 'beleza-e-bem-estar'],
    occasions: ['pedido-de-desculpas', 'agradecimento', 'dia-das-maes', 'sem-motivo'],
    intentions: ['para confortar', 'para agradecer'],
    daysOld: 34,
    detailViews: 2732,
    art: [
      { hero: '🕯️', palette: 'apricot', scene: 'close-up', alt: 'Vela acesa vista de perto' },
      {
        hero: '🕯️',
        props: ['🍋', '🌿'],
        palette: 'butter',
        scene: 'table',
        alt: 'Vela ao lado de um limão e de ervas aromáticas',
      },
      {
        hero: '🕯️',
        props: ['🛁'],
        palette: 'rose',
        scene: 'window',
        alt: 'Vela acesa perto da banheira',
      },
    ],
  },
  {
    title: 'Gravura botânica emoldurada',
    shortDescription:
      'Impressão em papel de algodão de uma planta da Mata Atlântica, numerada e assinada. Moldura de madeira clara, pronta para o prego.',
    descriptionHtml:
      '<p>Uma parede vazia assusta quem acabou de mudar. Esta gravura começa a conversa: o desenho de uma <strong>planta da Mata Atlântica</strong>, impresso em papel de algodão, com o nome científico escrito a lápis.</p><p>A tiragem é de duzentas cópias, numeradas e assinadas pela ilustradora. A moldura de madeira clara e o vidro fosco vão bem do escritório à cozinha.</p><p><em>Mede trinta por quarenta centímetros</em>, um tamanho que fica bem sozinho sobre o aparador e melhor em dupla sobre o sofá. Evite sol direto, que desbota qualquer papel.</p>',
    price: 165,
    affiliateLink: 'https://loja-do-quintal.example/p/gravura-botanica-emoldurada?ref=mimoteca',
    categories: ['decoracao', 'jardim-e-plantas', 'mae', 'casa-nova'],
    occasions: ['cha-de-casa-nova', 'dia-das-maes', 'agradecimento', 'dia-do-professor'],
    intentions: ['para agradecer', 'para celebrar'],
    daysOld: 191,
    detailViews: 623,
    art: [
      {
        hero: '🖼️',
        props: ['🌿'],
        palette: 'sage',
        scene: 'window',
        alt: 'Gravura emoldurada ao lado de um ramo verde',
      },
      {
        hero: '🖼️',
        props: ['🛋️'],
        palette: 'clay',
        scene: 'table',
        alt: 'Quadro sobre o sofá da sala',
      },
    ],
  },
  {
    title: 'Lanterna de papel para luz de canto',
    shortDescription:
      'Papel artesanal sobre estrutura de bambu e uma lâmpada quente por dentro. Acende, e a sala inteira fala mais baixo.',
    descriptionHtml:
      '<p>A luz do teto serve para procurar coisas. Para o resto da noite, existe a luz de canto. Esta lanterna é de <strong>papel artesanal sobre bambu</strong>, montada à mão, e espalha uma claridade morna que não faz sombra dura.</p><p>Pode ficar no chão, sobre um banco ou pendurada pelo fio, que tem dois metros e interruptor de pé. Usa lâmpada comum de LED, já incluída.</p><p><em>Papel é papel:</em> pede distância de cortina ao vento e de gato escalador. O pó sai com um pincel macio, nunca com pano molhado.</p>',
    price: 129.9,
    originalPrice: 159.9,
    affiliateLink: 'https://loja-do-quintal.example/p/lanterna-papel-luz-canto?ref=mimoteca',
    categories: ['decoracao', 'feito-a-mao', 'jovem-senhora'],
    occasions: ['cha-de-casa-nova', 'aniversario', 'sem-motivo'],
    intentions: ['para confortar', 'para surpreender'],
    isNew: true,
    daysOld: 18,
    detailViews: 267,
    art: [
      { hero: '🏮', palette: 'apricot', scene: 'pedestal', alt: 'Lanterna de papel acesa' },
      {
        hero: '🏮',
        props: ['🪴', '🛋️'],
        palette: 'terracotta',
        scene: 'window',
        alt: 'Lanterna acesa no canto da sala, entre o sofá e uma planta',
      },
    ],
  },
  {
    title: 'Relógio de mesa em madeira e latão',
    shortDescription:
      'Mostrador limpo, ponteiros que não fazem tique-taque e corpo de nogueira. Marca as horas com educação, na estante ou no escritório.',
    descriptionHtml:
      '<p>Olhar as horas sem olhar para uma tela virou um pequeno luxo. Este relógio tem <strong>corpo de madeira, detalhes em latão</strong> e um movimento contínuo que não se ouve nem de madrugada.</p><p>Funciona com uma pilha, que dura mais de um ano. O mostrador é grande o bastante para ser lido do outro lado da sala, sem óculos, e isso foi bastante elogiado pelos avós da redação.</p><p><em>Não tem alarme.</em> É um objeto de companhia. Para gravar uma data no verso, escreva à loja antes de fechar o pedido.</p>',
    price: 259.9,
    affiliateLink: 'https://loja-do-quintal.example/p/relogio-mesa-madeira-latao?ref=mimoteca',
    categories: ['decoracao', 'pai', 'avos', 'trabalho-e-estudo'],
    occasions: ['dia-dos-pais', 'bodas', 'aposentadoria-merecida', 'promocao'],
    intentions: ['para celebrar', 'para agradecer'],
    daysOld: 298,
    detailViews: 854,
    art: [
      { hero: '🕰️', palette: 'clay', scene: 'pedestal', alt: 'Relógio de mesa em madeira e latão' },
      {
        hero: '🕰️',
        props: ['📚', '🪴'],
        palette: 'terracotta',
        scene: 'table',
        alt: 'Relógio na estante entre livros e uma planta',
      },
    ],
  },
  {
    title: 'Horta de temperos para a janela',
    shortDescription:
      'Três vasos, terra, sementes de manjericão, salsinha e cebolinha, mais um guia sem mistério. Do peitoril direto para a omelete.',
    descriptionHtml:
      '<p>Colher o próprio manjericão dá uma alegria desproporcional ao tamanho da folha. O kit traz <strong>três vasos de cerâmica, substrato e sementes</strong>, com um guia que diz quanto regar em vez de dizer “regue com moderação”.</p><p>Em sete a dez dias aparecem os primeiros brotos; em dois meses, há tempero para a semana. É um bom começo para crianças e para quem jura que mata até cacto.</p><p><em>Só pede uma coisa: sol.</em> São quatro horas diárias de luz direta. Numa cozinha escura, escolha outra planta da nossa lista.</p>',
    price: 79.9,
    affiliateLink: 'https://horto-urbano.example/p/horta-temperos-janela?ref=mimoteca',
    categories: ['jardim-e-plantas', 'cozinheiros', 'sustentaveis', 'casa-nova'],
    occasions: ['cha-de-casa-nova', 'dia-das-maes', 'agradecimento', 'amigo-secreto'],
    intentions: ['para motivar', 'para agradecer'],
    daysOld: 86,
    detailViews: 2168,
    art: [
      {
        hero: '🌿',
        palette: 'sage',
        scene: 'window',
        alt: 'Vaso de ervas frescas no peitoril da janela',
      },
      {
        hero: '🌱',
        props: ['🪴', '💧'],
        palette: 'eucalyptus',
        scene: 'table',
        alt: "Brotos da horta ao lado de um vaso e de uma gota d'água",
      },
      {
        hero: '🌿',
        props: ['🍳'],
        palette: 'sage',
        scene: 'close-up',
        alt: 'Ervas colhidas ao lado da frigideira',
      },
    ],
  },
  {
    title: 'Vaso autoirrigável com jiboia',
    shortDescription:
      'Um reservatório no fundo cuida da rega por até três semanas. A planta já vem crescida, bem-humorada e avessa a dramas.',
    descriptionHtml:
      '<p>Para quem viaja muito, esquece muito ou tem medo de planta, existe a jiboia. E para garantir, existe este vaso, com um <strong>reservatório que a raiz bebe aos poucos</strong>.</p><p>Um visor mostra quando falta água, o que acontece a cada vinte dias, mais ou menos. Ela aceita sombra, ar-condicionado e escritório; só não gosta de sol forte nas folhas.</p><p>A muda vem enraizada, com uns trinta centímetros. <em>Se houver gato ou cachorro mordedor em casa, deixe no alto</em>: a jiboia é tóxica para eles.</p>',
    price: 98,
    originalPrice: 119,
    affiliateLink: 'https://horto-urbano.example/p/vaso-autoirrigavel-jiboia?ref=mimoteca',
    categories: ['jardim-e-plantas', 'decoracao', 'casa-nova', 'trabalho-e-estudo'],
    occasions: ['cha-de-casa-nova', 'promocao', 'primeiro-emprego', 'melhoras'],
    intentions: ['para confortar', 'para celebrar'],
    daysOld: 51,
    detailViews: 1529,
    art: [
      { hero: '🪴', palette: 'eucalyptus', scene: 'pedestal', alt: 'Planta em vaso autoirrigável' },
      {
        hero: '🪴',
        props: ['💻', '☕'],
        palette: 'sage',
        scene: 'table',
        alt: 'Vaso na mesa de trabalho, com computador e café',
      },
    ],
  },
  {
    title: 'Kit para plantar girassóis',
    shortDescription:
      'Sementes de três alturas, vaso biodegradável e um cartão com espaço para recado. Alegria amarela com prazo de sessenta dias.',
    descriptionHtml:
      '<p>Flores cortadas duram uma semana; estas começam do zero e fazem a pessoa esperar por elas. O kit leva <strong>sementes de três alturas</strong>, um vaso que se planta inteiro na terra e um bastão para medir o crescimento.</p><p>É um carinho para quem está de repouso, uma aula para crianças e uma lembrança bonita de festa, porque custa pouco e não vira entulho.</p><p><em>Plante entre setembro e março</em> para acertar de primeira. A variedade anã vive bem em vaso; as outras duas querem jardim ou uma floreira funda.</p>',
    price: 32.9,
    affiliateLink: 'https://horto-urbano.example/p/kit-plantar-girassois?ref=mimoteca',
    categories: ['jardim-e-plantas', 'criancas', 'ate-50-reais', 'sustentaveis'],
    occasions: ['melhoras', 'dia-do-professor', 'dia-das-criancas', 'agradecimento', 'batizado'],
    intentions: ['para confortar', 'para agradecer'],
    daysOld: 174,
    detailViews: 1243,
    art: [
      { hero: '🌻', palette: 'butter', scene: 'pedestal', alt: 'Girassol aberto em destaque' },
      {
        hero: '🌻',
        props: ['🌱', '☀️'],
        palette: 'butter',
        scene: 'window',
        alt: 'Girassol junto à janela, com um broto e o sol',
      },
      {
        hero: '🌻',
        props: ['💌'],
        palette: 'apricot',
        scene: 'table',
        alt: 'Girassol ao lado de um cartão com recado',
      },
    ],
  },
  {
    title: 'Comedouro de passarinhos para a varanda',
    shortDescription:
      'Madeira de reflorestamento, telhadinho contra a chuva e bandeja que se lava. Em poucos dias, a vizinhança alada aprende o endereço.',
    descriptionHtml:
      '<p>Um sanhaço na varanda conserta qualquer manhã. O comedouro é de <strong>madeira de reflorestamento</strong>, com telhado de duas águas e uma bandeja que sai para lavar, detalhe que quase todos esquecem.</p><p>Serve frutas e sementes. Coloque mamão ou banana pela manhã, retire o que sobrar à tarde e tenha paciência: a primeira visita costuma levar uma semana.</p><p><em>Onde pendurar importa.</em> Longe de vidros grandes, para evitar batidas, e fora do alcance do gato. Água fresca num pratinho faz tanto sucesso quanto a comida.</p>',
    price: 94.9,
    affiliateLink: 'https://horto-urbano.example/p/comedouro-passarinhos-varanda?ref=mimoteca',
    categories: ['jardim-e-plantas', 'avos', 'aposentadoria', 'sustentaveis'],
    occasions: ['dia-dos-avos', 'aposentadoria-merecida', 'natal'],
    intentions: ['para confortar', 'para surpreender'],
    isNew: true,
    daysOld: 17,
    detailViews: 386,
    art: [
      {
        hero: '🐦',
        props: ['🏡'],
        palette: 'sage',
        scene: 'window',
        alt: 'Passarinho em visita à varanda de casa',
      },
      {
        hero: '🐦',
        props: ['🍌', '🌳'],
        palette: 'eucalyptus',
        scene: 'table',
        alt: 'Passarinho ao lado de uma banana e de uma árvore',
      },
    ],
  },
  {
    title: 'Conjunto de jardinagem com luvas e bolsa',
    shortDescription:
      'Pá, garfo, tesoura e luvas numa bolsa de lona com bolsos. Ferramentas de gente grande, no tamanho certo para vasos e canteiros.',
    descriptionHtml:
      '<p>Quem cuida de planta costuma improvisar com colher de sopa e tesoura de cozinha. Este conjunto dá à função o respeito que ela merece: <strong>aço com cabo de freixo</strong>, luvas que deixam sentir a terra e uma bolsa de lona que fica de pé sozinha.</p><p>A tesoura corta galhos da grossura de um lápis e tem trava para o bolso. Tudo se limpa com um pano e uma gota de óleo.</p><p><em>As luvas vêm em dois tamanhos</em>, e o médio é justo. Na dúvida, peça o grande. Para quintal extenso, faltará uma enxada.</p>',
    price: 139.9,
    affiliateLink: 'https://horto-urbano.example/p/conjunto-jardinagem-luvas-bolsa?ref=mimoteca',
    categories: ['jardim-e-plantas', 'mae', 'avos', 'aposentadoria'],
    occasions: ['dia-das-maes', 'dia-dos-avos', 'aposentadoria-merecida', 'aniversario'],
    intentions: ['para agradecer', 'para motivar'],
    daysOld: 217,
    detailViews: 1107,
    art: [
      {
        hero: '🧤',
        props: ['🌱'],
        palette: 'sage',
        scene: 'table',
        alt: 'Luvas de jardinagem ao lado de um broto',
      },
      {
        hero: '🧤',
        props: ['✂️', '🪴'],
        palette: 'eucalyptus',
        scene: 'scatter',
        alt: 'Luvas, tesoura e um vaso de planta',
      },
      {
        hero: '🌷',
        props: ['🧤'],
        palette: 'rose',
        scene: 'close-up',
        alt: 'Tulipa recém-plantada com as luvas ao lado',
      },
    ],
  },
  {
    title: 'Muda de jabuticabeira em vaso',
    shortDescription:
      'Já enxertada, com um metro de altura e pronta para a varanda grande ou o quintal. Um presente que cresce junto com a família.',
    descriptionHtml:
      '<p>Plantar uma árvore para alguém é dizer que se pretende estar por perto. A muda vem <strong>enxertada e com cerca de um metro</strong>, o que encurta a espera: a primeira florada costuma aparecer entre o segundo e o terceiro ano.</p><p>É um presente bonito para o nascimento de uma criança, para o casamento ou para a casa com quintal. Quem só tem varanda pode mantê-la num vaso de sessenta litros.</p><p><em>Ela bebe muito.</em> Na seca, rega diária. A entrega é feita apenas em dias úteis, e é preciso ter alguém em casa para recebê-la.</p>',
    price: 169.9,
    affiliateLink: 'https://horto-urbano.example/p/muda-jabuticabeira-vaso?ref=mimoteca',
    categories: ['jardim-e-plantas', 'sustentaveis', 'pai', 'casa-nova'],
    occasions: ['batizado', 'casamento', 'bodas', 'dia-dos-pais', 'cha-de-bebe'],
    intentions: ['para celebrar', 'para agradecer'],
    daysOld: 283,
    detailViews: 548,
    art: [
      { hero: '🌳', palette: 'sage', scene: 'pedestal', alt: 'Jabuticabeira com a copa cheia' },
      {
        hero: '🌳',
        props: ['💧', '🏡'],
        palette: 'eucalyptus',
        scene: 'window',
        alt: "Árvore diante da casa, com uma gota d'água",
      },
    ],
  },
  {
    title: 'Kit de café coado no pano',
    shortDescription:
      'Suporte de ferro, dois coadores de algodão, bule pequeno e café de torra média. A casa acorda com o cheiro de antigamente.',
    descriptionHtml:
      '<p>Antes das cápsulas havia o pano, e muita gente nunca deixou de preferi-lo. O kit reúne um <strong>suporte de ferro com base de madeira</strong>, dois coadores de algodão, um bule de ágata e duzentos gramas de café de torra média.</p><p>O café sai encorpado e doce, sem gosto de papel. O ritual toma uns quatro minutos, que são os melhores do dia.</p><p><em>O segredo do pano:</em> nunca lave com sabão. Enxágue, guarde úmido na geladeira e troque a cada três meses. A instrução vai na caixa, em letra grande.</p>',
    price: 149.9,
    affiliateLink: 'https://cozinha-de-casa.example/p/kit-cafe-coado-pano?ref=mimoteca',
    categories: ['cafe-e-cha', 'pai', 'avos', 'casa-nova'],
    occasions: ['dia-dos-pais', 'dia-dos-avos', 'cha-de-casa-nova', 'agradecimento'],
    intentions: ['para agradecer', 'para confortar'],
    daysOld: 73,
    detailViews: 2917,
    art: [
      { hero: '☕', palette: 'clay', scene: 'close-up', alt: 'Xícara de café recém-coado' },
      {
        hero: '☕',
        props: ['🫘', '🍞'],
        palette: 'butter',
        scene: 'table',
        alt: 'Café na mesa da manhã, com grãos e pão',
      },
      {
        hero: '☕',
        props: ['🌄'],
        palette: 'apricot',
        scene: 'window',
        alt: 'Xícara de café junto à janela ao amanhecer',
      },
    ],
  },
  {
    title: 'Bule de cerâmica com duas xícaras',
    shortDescription:
      'Esmalte verde-água, filtro para folhas soltas e xícaras sem asa que aquecem as mãos. Chá para dois, ou para uma pessoa sem pressa.',
    descriptionHtml:
      '<p>Oferecer chá é um modo de dizer “senta aqui um pouco”. O bule, <strong>esmaltado à mão num verde-água irregular</strong>, rende duas xícaras cheias e vem com um filtro fundo, em que as folhas se abrem de verdade.</p><p>As xícaras não têm asa de propósito: quando dá para segurar, dá para beber. O conjunto chega em caixa forrada de palha de papel, já com cara de presente.</p><p><em>Vai ao micro-ondas e à lava-louças</em>, mas não à chama. Combine com uma latinha de erva-cidreira e o pedido de desculpas está quase aceito.</p>',
    price: 178,
    affiliateLink: 'https://cozinha-de-casa.example/p/bule-ceramica-duas-xicaras?ref=mimoteca',
    categories: ['cafe-e-cha', 'feito-a-mao', 'mae', 'namorada'],
    occasions: ['dia-das-maes', 'dia-dos-namorados', 'pedido-de-desculpas', 'melhoras'],
    intentions: ['para confortar', 'para agradecer'],
    daysOld: 159,
    detailViews: 1378,
    art: [
      { hero: '🫖', palette: 'sage', scene: 'pedestal', alt: 'Bule de cerâmica em destaque' },
      {
        hero: '🫖',
        props: ['🍵', '🍋'],
        palette: 'eucalyptus',
        scene: 'table',
        alt: 'Bule com uma xícara de chá e um limão',
      },
    ],
  },
  {
    title: 'Kit de chimarrão com cuia de porongo',
    shortDescription:
      'Cuia curada à mão, bomba de inox, pá e meio quilo de erva. Para quem veio do Sul, para quem foi e para quem quer entrar na roda.',
    descriptionHtml:
      '<p>Chimarrão é bebida de roda, e quem está longe de casa sente mais falta da roda do que da bebida. O kit começa pela <strong>cuia de porongo já curada</strong>, para usar no mesmo dia, com bomba de inox que desmonta para limpar.</p><p>A erva é de moagem média, boa para quem ainda está aprendendo a não mexer na bomba. Um folheto ensina a montar o morro sem entupir.</p><p><em>A cuia natural precisa secar de boca para cima</em> depois do uso, senão mofa. Quem não tem paciência vive melhor com uma de inox.</p>',
    price: 179,
    affiliateLink: 'https://cozinha-de-casa.example/p/kit-chimarrao-cuia-porongo?ref=mimoteca',
    categories: ['cafe-e-cha', 'amigos', 'pai', 'viajantes'],
    occasions: ['dia-dos-pais', 'amigo-secreto', 'dia-do-amigo', 'aniversario'],
    intentions: ['para agradecer', 'para celebrar'],
    daysOld: 326,
    detailViews: 719,
    art: [
      { hero: '🧉', palette: 'sage', scene: 'pedestal', alt: 'Cuia de chimarrão com a bomba' },
      {
        hero: '🧉',
        props: ['🌿', '🍪'],
        palette: 'eucalyptus',
        scene: 'table',
        alt: 'Chimarrão na mesa com folhas de erva e biscoito',
      },
      {
        hero: '🧉',
        props: ['🌄'],
        palette: 'clay',
        scene: 'window',
        alt: 'Cuia junto à janela, diante das montanhas ao amanhecer',
      },
    ],
  },
  {
    title: 'Kit de matchá com batedor de bambu',
    shortDescription:
      'Tigela funda, batedor de oitenta fios e trinta gramas de chá verde em pó. Uma pausa verde e espumosa no meio da tarde.',
    descriptionHtml:
      '<p>Há quem tome pelo sabor, há quem tome pela pausa. O preparo do matchá pede dois minutos de atenção: peneirar, molhar, <strong>bater em zigue-zague</strong> até a espuma subir. Depois disso, a tarde recomeça.</p><p>O kit traz a tigela de cerâmica, o batedor de bambu feito de uma peça só, a colher medidora e o chá, de uma safra boa para beber puro ou com leite.</p><p><em>Tem cafeína</em>, quase tanta quanto um café fraco. Para quem dorme mal, só até as três. Lave o batedor apenas com água morna.</p>',
    price: 199.9,
    affiliateLink: 'https://cozinha-de-casa.example/p/kit-matcha-batedor-bambu?ref=mimoteca',
    categories: ['cafe-e-cha', 'jovem-senhora', 'beleza-e-bem-estar'],
    occasions: ['aniversario', 'dia-da-mulher', 'dia-do-amigo'],
    intentions: ['para surpreender', 'para motivar'],
    isNew: true,
    daysOld: 9,
    detailViews: 604,
    art: [
      {
        hero: '🍵',
        palette: 'sage',
        scene: 'close-up',
        alt: 'Tigela de matchá espumoso vista de cima',
      },
      {
        hero: '🍵',
        props: ['🎋', '🥄'],
        palette: 'eucalyptus',
        scene: 'table',
        alt: 'Matchá com bambu e colher medidora',
      },
    ],
  },
  {
    title: 'Trio de méis de abelhas nativas',
    shortDescription:
      'Jataí, mandaçaia e uruçu: três méis brasileiros, fluidos e perfumados, em potes pequenos com colher de madeira. Para o chá, o queijo e a curiosidade.',
    descriptionHtml:
      '<p>As abelhas sem ferrão são daqui e fazem um mel que surpreende: <strong>mais líquido, um pouco ácido</strong>, com perfume de flor de verdade. Este trio reúne três delas, de criadores que vivem da mata em pé.</p><p>Prove puro primeiro, numa colher de madeira. Depois leve o de jataí para o chá, o de mandaçaia para o queijo curado e o de uruçu para a fruta.</p><p>Os potes são pequenos porque a produção também é. <em>Guarde na geladeira depois de aberto</em> e, como todo mel, não ofereça a bebês com menos de um ano.</p>',
    price: 92.9,
    affiliateLink: 'https://cozinha-de-casa.example/p/trio-meis-abelhas-nativas?ref=mimoteca',
    categories: ['cafe-e-cha', 'cozinheiros', 'sustentaveis', 'avos'],
    occasions: ['agradecimento', 'natal', 'dia-dos-avos', 'pascoa'],
    intentions: ['para agradecer', 'para surpreender'],
    daysOld: 236,
    detailViews: 891,
    art: [
      { hero: '🍯', palette: 'butter', scene: 'pedestal', alt: 'Pote de mel em destaque' },
      {
        hero: '🍯',
        props: ['🐝', '🌼'],
        palette: 'apricot',
        scene: 'scatter',
        alt: 'Mel com uma abelha e uma flor',
      },
      {
        hero: '🍯',
        props: ['🧀', '🍞'],
        palette: 'butter',
        scene: 'table',
        alt: 'Mel na mesa, com queijo e pão',
      },
    ],
  },
  {
    title: 'Cafeteira espresso com vaporizador de leite',
    shortDescription:
      'Moagem ao gosto, extração com pressão de verdade e leite cremoso para o cappuccino. A cafeteria do bairro, sem fila e de pijama.',
    descriptionHtml:
      '<p>Para quem paga dois cafés por dia na rua, esta máquina é quase um plano de poupança. Ela usa <strong>café moído, sem cápsulas</strong>, e permite ajustar dose e temperatura até o gosto da casa.</p><p>O vaporizador faz um leite sedoso depois de alguns treinos, dois litros talvez. A bandeja sobe e desce, de modo que a caneca alta também cabe.</p><p><em>Dois avisos de amigo:</em> espresso bom exige moedor decente, que não está incluído, e limpeza semanal. Quem só quer apertar um botão ficará mais feliz com o coador.</p>',
    price: 1549,
    originalPrice: 1849,
    affiliateLink:
      'https://cozinha-de-casa.example/p/cafeteira-espresso-vaporizador-leite?ref=mimoteca',
    categories: ['cafe-e-cha', 'tecnologia', 'namorado', 'casa-nova'],
    occasions: ['casamento', 'bodas', 'promocao', 'dia-dos-namorados'],
    intentions: ['para celebrar', 'para surpreender'],
    daysOld: 131,
    detailViews: 1987,
    art: [
      {
        hero: '☕',
        props: ['🥛'],
        palette: 'clay',
        scene: 'pedestal',
        alt: 'Xícara de espresso com leite vaporizado ao lado',
      },
      {
        hero: '☕',
        props: ['🥐', '🥛'],
        palette: 'apricot',
        scene: 'table',
        alt: 'Cappuccino servido com croissant e leite',
      },
    ],
  },
];
