import type { SeedGift } from '../types';

export const giftsB4: SeedGift[] = [
  {
    title: 'Cestos de palha para a casa toda',
    shortDescription:
      'Três tamanhos que se encaixam, trançados à mão, com alças de couro. Engolem brinquedos, mantas e revistas, e a sala volta a respirar.',
    descriptionHtml:
      '<p>Bagunça dentro de um cesto bonito já é arrumação. O trio é <strong>trançado à mão em palha de milho</strong>, com alças de couro firmes, e os tamanhos se encaixam quando não há o que guardar.</p><p>No quarto do bebê, leva fraldas e bichos; na sala, mantas; no banheiro, toalhas enroladas. É um presente de chá de bebê que continua útil quando a criança faz dez anos.</p><p><em>Palha não gosta de umidade.</em> Em banheiro sem janela, deixe tomar ar de vez em quando. Uma escova seca tira o pó das tramas.</p>',
    price: 159.9,
    affiliateLink: 'https://loja-do-quintal.example/p/cestos-palha-casa-toda?ref=mimoteca',
    categories: ['organizacao', 'feito-a-mao', 'decoracao', 'bebes'],
    occasions: ['cha-de-bebe', 'cha-de-casa-nova', 'dia-das-maes'],
    intentions: ['para agradecer', 'para confortar'],
    daysOld: 109,
    detailViews: 1461,
    art: [
      { hero: '🧺', palette: 'butter', scene: 'pedestal', alt: 'Cesto de palha trançado à mão' },
      {
        hero: '🧺',
        props: ['🧸', '🧦'],
        palette: 'apricot',
        scene: 'table',
        alt: 'Cesto com ursinho e meias ao lado',
      },
      {
        hero: '🧺',
        props: ['🧶'],
        palette: 'sage',
        scene: 'window',
        alt: 'Cesto com novelo de lã junto à janela',
      },
    ],
  },
  {
    title: 'Potes de vidro com tampa de bambu',
    shortDescription:
      'Seis potes herméticos em três alturas, mais um lápis que escreve em vidro. A despensa ganha ordem e, de quebra, fica bonita aberta.',
    descriptionHtml:
      '<p>Ver o arroz, o feijão e a granola evita comprar tudo em dobro. O conjunto tem <strong>seis potes de vidro grosso</strong>, tampas de bambu com anel de vedação e um lápis próprio para escrever e apagar.</p><p>São quadrados, e isso conta: cabem encostados e aproveitam a prateleira funda. O maior recebe um quilo de arroz sem sobras.</p><p><em>O vidro vai à lava-louças; o bambu, não.</em> Passe um pano úmido e seque na hora. E não são para líquidos: a vedação segura a umidade do ar, não a sopa.</p>',
    price: 129.9,
    originalPrice: 159.9,
    affiliateLink: 'https://loja-do-quintal.example/p/potes-vidro-tampa-bambu?ref=mimoteca',
    categories: ['organizacao', 'casa-nova', 'cozinheiros', 'sustentaveis'],
    occasions: ['cha-de-casa-nova', 'casamento', 'dia-das-maes'],
    intentions: ['para agradecer', 'para motivar'],
    daysOld: 182,
    detailViews: 1709,
    art: [
      { hero: '🫙', palette: 'sage', scene: 'pedestal', alt: 'Pote de vidro com tampa' },
      {
        hero: '🫙',
        props: ['🫘', '🌾'],
        palette: 'butter',
        scene: 'table',
        alt: 'Potes com feijão e grãos na despensa',
      },
    ],
  },
  {
    title: 'Etiquetas e carimbos para arrumar tudo',
    shortDescription:
      'Cento e vinte etiquetas em papel kraft, dois carimbos e almofada. Potes, caixas, cadernos e presentes passam a dizer a que vieram.',
    descriptionHtml:
      '<p>Existe um prazer quieto em dar nome às coisas. Este conjunto traz <strong>cento e vinte etiquetas de papel kraft</strong> em quatro formatos, dois carimbos de moldura e uma almofada de tinta que não borra depois de seca.</p><p>Serve para a despensa, para os fios atrás da televisão, para o material da escola e para a geleia que se dá de lembrança.</p><p>A cola segura bem em vidro, papel e plástico liso. <em>Em superfície fria ou úmida, descola</em>: no congelador, prefira o barbante, que também acompanha. Ótima lembrança para colega organizada.</p>',
    price: 38.9,
    affiliateLink: 'https://loja-do-quintal.example/p/etiquetas-carimbos-arrumar-tudo?ref=mimoteca',
    categories: ['organizacao', 'ate-50-reais', 'trabalho-e-estudo', 'amigos'],
    occasions: ['dia-do-professor', 'amigo-secreto', 'cha-de-casa-nova'],
    intentions: ['para motivar'],
    daysOld: 271,
    detailViews: 498,
    art: [
      { hero: '🏷️', palette: 'butter', scene: 'close-up', alt: 'Etiqueta de papel vista de perto' },
      {
        hero: '🏷️',
        props: ['🫙', '🖊️'],
        palette: 'sage',
        scene: 'scatter',
        alt: 'Etiquetas entre um pote de vidro e uma caneta',
      },
    ],
  },
  {
    title: 'Planner de mesa sem datas',
    shortDescription:
      'Sessenta semanas que começam quando você quiser, em folhas destacáveis de papel grosso. Organiza sem culpar quem pulou um mês.',
    descriptionHtml:
      '<p>Agendas acusam: lá está o fevereiro em branco. Este planner não tem datas, então <strong>a semana começa quando a vida permite</strong>. São sessenta folhas grandes, com sete colunas, uma lista do que importa e um cantinho para o que pode esperar.</p><p>O papel é encorpado e não deixa a caneta passar. Cada folha se destaca inteira, para guardar ou para amassar com gosto na sexta-feira.</p><p><em>Ocupa espaço:</em> são trinta por vinte e um centímetros sobre a mesa. Para quem vive na rua, é melhor dar um caderno de bolso.</p>',
    price: 64.9,
    affiliateLink: 'https://livraria-do-largo.example/p/planner-mesa-sem-datas?ref=mimoteca',
    categories: ['organizacao', 'trabalho-e-estudo', 'jovem-senhora', 'mae'],
    occasions: ['ano-novo', 'primeiro-emprego', 'aprovacao-no-vestibular', 'dia-da-mulher'],
    intentions: ['para motivar'],
    daysOld: 126,
    detailViews: 1834,
    art: [
      { hero: '🗓️', palette: 'sky', scene: 'pedestal', alt: 'Planner semanal sobre um pedestal' },
      {
        hero: '🗓️',
        props: ['🖊️', '☕'],
        palette: 'butter',
        scene: 'table',
        alt: 'Planner na mesa, com caneta e xícara de café',
      },
    ],
  },
  {
    title: 'Caixa de lembranças com divisórias',
    shortDescription:
      'Linho por fora, envelopes por dentro e etiquetas para cada ano. Guarda a pulseirinha da maternidade, o bilhete e o ingresso do primeiro encontro.',
    descriptionHtml:
      '<p>As coisas mais importantes da casa costumam morar soltas no fundo de uma gaveta. Esta caixa lhes dá endereço: <strong>revestida de linho</strong>, com doze envelopes, divisórias e uma tampa que recebe um nome bordado.</p><p>Para bebês, acompanha um jogo de etiquetas do primeiro ano. Para casais, há outro, em branco, porque ninguém de fora sabe o que foi importante.</p><p><em>O bordado leva uma semana</em> e aceita até doze letras. Sem nome, ela chega antes e a pessoa escolhe depois se quer personalizar. Guarde longe da umidade.</p>',
    price: 148,
    affiliateLink: 'https://loja-do-quintal.example/p/caixa-lembrancas-divisorias?ref=mimoteca',
    categories: ['organizacao', 'personalizados', 'bebes', 'namorada'],
    occasions: ['batizado', 'cha-de-bebe', 'bodas', 'dia-dos-namorados', 'quinze-anos'],
    intentions: ['para celebrar', 'para confortar'],
    daysOld: 204,
    detailViews: 1152,
    art: [
      {
        hero: '🗃️',
        props: ['💌'],
        palette: 'rose',
        scene: 'pedestal',
        alt: 'Caixa de lembranças com uma carta ao lado',
      },
      {
        hero: '🗃️',
        props: ['📷', '🎟️'],
        palette: 'apricot',
        scene: 'table',
        alt: 'Caixa aberta com fotos e ingressos guardados',
      },
      {
        hero: '💌',
        props: ['🎀'],
        palette: 'rose',
        scene: 'close-up',
        alt: 'Carta guardada com um laço de fita',
      },
    ],
  },
  {
    title: 'Ganchos de parede em madeira torneada',
    shortDescription:
      'Cinco pinos de alturas diferentes para bolsas, casacos e o guarda-chuva que sempre some. Resolve a entrada de casa em meia hora.',
    descriptionHtml:
      '<p>A cadeira que serve de cabide merece descanso. Estes ganchos são de <strong>madeira torneada, cada um de um tamanho</strong>, e ficam bonitos mesmo vazios, espalhados em linha ou ao acaso.</p><p>Aguentam até seis quilos por pino, o que inclui mochila de escola. O parafuso fica escondido, e o molde de papel ajuda a furar no lugar certo.</p><p><em>Precisa de furadeira</em>, e por isso o presente fica ainda melhor se vier com a mão de obra. Para paredes alugadas em que não se pode furar, pule esta página.</p>',
    price: 84.9,
    affiliateLink: 'https://loja-do-quintal.example/p/ganchos-parede-madeira-torneada?ref=mimoteca',
    categories: ['organizacao', 'decoracao', 'casa-nova'],
    occasions: ['cha-de-casa-nova', 'amigo-secreto', 'dia-do-amigo'],
    intentions: ['para agradecer', 'para surpreender'],
    daysOld: 351,
    detailViews: 373,
    art: [
      {
        hero: '🪝',
        props: ['👜'],
        palette: 'clay',
        scene: 'window',
        alt: 'Gancho de parede com uma bolsa ao lado',
      },
      {
        hero: '🪝',
        props: ['🧥', '☂️'],
        palette: 'butter',
        scene: 'table',
        alt: 'Entrada organizada, com gancho, casaco e guarda-chuva',
      },
    ],
  },
  {
    title: 'Caixa de ferramentas para a casa',
    shortDescription:
      'Quarenta peças que resolvem nove em cada dez consertos, numa maleta com lugar para tudo. O presente mais usado do primeiro apartamento.',
    descriptionHtml:
      '<p>Todo mundo que sai da casa dos pais descobre, num domingo à noite, que não tem chave de fenda. Esta maleta traz <strong>quarenta peças escolhidas com critério</strong>: martelo, alicates, chaves, trena, nível, estilete e buchas de vários tamanhos.</p><p>Cada ferramenta encaixa no seu lugar, e dá para ver na hora o que ficou esquecido atrás da geladeira.</p><p><em>Não tem furadeira</em>, e é melhor assim, porque furadeira boa se compra à parte. Quem já conserta de tudo terá metade das peças; é presente de quem está começando.</p>',
    price: 219.9,
    originalPrice: 269.9,
    affiliateLink: 'https://bem-dito-presente.example/p/caixa-ferramentas-casa?ref=mimoteca',
    categories: ['presentes-uteis', 'casa-nova', 'pai', 'namorado'],
    occasions: ['cha-de-casa-nova', 'dia-dos-pais', 'formatura', 'casamento'],
    intentions: ['para motivar', 'para agradecer'],
    daysOld: 98,
    detailViews: 2386,
    art: [
      { hero: '🧰', palette: 'sky', scene: 'pedestal', alt: 'Caixa de ferramentas em destaque' },
      {
        hero: '🧰',
        props: ['🔨', '🔧'],
        palette: 'butter',
        scene: 'scatter',
        alt: 'Caixa aberta com martelo e chave ao redor',
      },
      {
        hero: '🪛',
        props: ['🔩'],
        palette: 'clay',
        scene: 'close-up',
        alt: 'Chave de fenda e parafuso vistos de perto',
      },
    ],
  },
  {
    title: 'Lanterna recarregável para qualquer apagão',
    shortDescription:
      'Facho forte, modo vela e bateria que ainda carrega o celular. Mora na gaveta da cozinha e vira heroína duas vezes por verão.',
    descriptionHtml:
      '<p>Quando a luz cai, ninguém acha as pilhas. Esta lanterna é <strong>recarregável por USB</strong>, segura a carga por meses na gaveta e avisa com uma luzinha onde está.</p><p>Tem três modos: facho longo, luz espalhada para a sala e um âmbar fraquinho, bom para o corredor das crianças. Em caso de aperto, devolve meia carga a um celular.</p><p><em>Deixe combinado</em> que alguém a recarrega no começo de cada estação. Bateria esquecida por um ano perde força, e isso vale para qualquer marca. Resiste a respingos, não a mergulhos.</p>',
    price: 84.9,
    affiliateLink:
      'https://bem-dito-presente.example/p/lanterna-recarregavel-qualquer-apagao?ref=mimoteca',
    categories: ['presentes-uteis', 'viajantes', 'avos', 'pai'],
    occasions: ['dia-dos-avos', 'amigo-secreto', 'dia-dos-pais'],
    intentions: ['para agradecer', 'para confortar'],
    daysOld: 313,
    detailViews: 645,
    art: [
      {
        hero: '🔦',
        palette: 'butter',
        scene: 'pedestal',
        alt: 'Lanterna recarregável em destaque',
      },
      {
        hero: '🔦',
        props: ['🌩️', '🏠'],
        palette: 'night',
        scene: 'window',
        alt: 'Lanterna à mão em noite de tempestade, dentro de casa',
      },
    ],
  },
  {
    title: 'Guarda-chuva que não vira do avesso',
    shortDescription:
      'Varetas flexíveis, abertura automática e um metro e vinte de cobertura. Para a cidade que esquece de avisar que vai chover.',
    descriptionHtml:
      '<p>Guarda-chuva é o objeto mais perdido do mundo, talvez porque ninguém sinta falta dos ruins. Este dá vontade de cuidar: <strong>oito varetas de fibra</strong> que cedem ao vento e voltam, cabo de madeira e um tecido que seca com duas sacudidas.</p><p>Aberto, cobre duas pessoas que se gostem. O fecho com botão funciona com uma mão, o que ajuda quem entra no carro com sacolas.</p><p><em>É do tipo longo</em>, com noventa centímetros, e não cabe na bolsa. Para quem anda de metrô lotado, há a versão dobrável da mesma linha.</p>',
    price: 99.9,
    affiliateLink: 'https://bem-dito-presente.example/p/guarda-chuva-nao-vira-avesso?ref=mimoteca',
    categories: ['presentes-uteis', 'jovem-senhora', 'pai', 'avos'],
    occasions: ['dia-dos-pais', 'dia-dos-avos', 'amigo-secreto', 'agradecimento'],
    intentions: ['para agradecer', 'para confortar'],
    daysOld: 167,
    detailViews: 1268,
    art: [
      {
        hero: '☂️',
        props: ['💧'],
        palette: 'sky',
        scene: 'pedestal',
        alt: "Guarda-chuva aberto com uma gota d'água ao lado",
      },
      {
        hero: '☔',
        props: ['🌧️'],
        palette: 'sky',
        scene: 'window',
        alt: 'Guarda-chuva sob a chuva diante da janela',
      },
      {
        hero: '☂️',
        props: ['🧥', '👢'],
        palette: 'eucalyptus',
        scene: 'table',
        alt: 'Guarda-chuva ao lado de casaco e bota',
      },
    ],
  },
  {
    title: 'Marmita térmica com três andares',
    shortDescription:
      'Salada fria em cima, arroz quente embaixo e nenhum vazamento na mochila. Almoço de casa, com a dignidade que ele merece.',
    descriptionHtml:
      '<p>Levar comida de casa economiza e faz bem, desde que ela chegue inteira. A marmita tem <strong>três compartimentos de inox que se empilham</strong>, uma capa térmica e talheres presos na tampa.</p><p>Mantém o quente por umas quatro horas, tempo de chegar do ônibus ao meio-dia. As travas são firmes, e o teste da sopa na mochila foi feito por nós, com final feliz.</p><p><em>Inox não vai ao micro-ondas.</em> Se o refeitório só tiver um, escolha a versão de vidro. É ótimo presente para estreia no trabalho.</p>',
    price: 126.9,
    affiliateLink: 'https://bem-dito-presente.example/p/marmita-termica-tres-andares?ref=mimoteca',
    categories: ['presentes-uteis', 'trabalho-e-estudo', 'sustentaveis', 'namorada'],
    occasions: ['primeiro-emprego', 'ano-novo', 'aprovacao-no-vestibular', 'aniversario'],
    intentions: ['para motivar', 'para agradecer'],
    daysOld: 58,
    detailViews: 1943,
    art: [
      {
        hero: '🍱',
        palette: 'apricot',
        scene: 'pedestal',
        alt: 'Marmita com os compartimentos cheios',
      },
      {
        hero: '🍱',
        props: ['🥗', '🍎'],
        palette: 'sage',
        scene: 'table',
        alt: 'Marmita com salada e maçã na mesa',
      },
    ],
  },
  {
    title: 'Despertador analógico sem celular na cama',
    shortDescription:
      'Ponteiros que brilham de leve, alarme que aumenta aos poucos e nada de notificações. Devolve à cabeceira o seu antigo sossego.',
    descriptionHtml:
      '<p>A última coisa que muita gente vê antes de dormir é o trabalho, e a primeira ao acordar também. Um <strong>despertador de verdade</strong> quebra esse ciclo por menos de cem reais.</p><p>Este não faz tique-taque, acende só quando tocado e começa baixinho, aumentando por meio minuto até convencer. O botão de soneca existe, mas fica atrás, para dar trabalho.</p><p>Usa uma pilha comum. <em>Vale combinar o presente com um pacto:</em> carregador na sala, celular fora do quarto. Sem isso, vira apenas um relógio simpático.</p>',
    price: 96.9,
    affiliateLink:
      'https://bem-dito-presente.example/p/despertador-analogico-sem-celular-cama?ref=mimoteca',
    categories: ['presentes-uteis', 'beleza-e-bem-estar', 'adolescentes', 'decoracao'],
    occasions: ['ano-novo', 'aprovacao-no-vestibular', 'primeiro-emprego', 'amigo-secreto'],
    intentions: ['para motivar'],
    daysOld: 139,
    detailViews: 1506,
    art: [
      {
        hero: '⏰',
        palette: 'butter',
        scene: 'pedestal',
        alt: 'Despertador analógico em destaque',
      },
      {
        hero: '⏰',
        props: ['🛏️', '🌙'],
        palette: 'night',
        scene: 'window',
        alt: 'Despertador na cabeceira, com cama e lua ao fundo',
      },
    ],
  },
  {
    title: 'Kit de costura em lata',
    shortDescription:
      'Linhas de dezesseis cores, agulhas boas, tesourinha que corta e botões sortidos. Salva barras, botões e entrevistas de emprego.',
    descriptionHtml:
      '<p>Botão cai sempre às sete da manhã. Esta lata redonda, do tamanho de uma de biscoitos pequena, guarda <strong>dezesseis cores de linha</strong>, agulhas que não entortam, passador, fita métrica, alfinetes e uma tesourinha de corte decente.</p><p>É um presente de independência, para o filho que vai morar sozinho ou para a amiga que viaja a trabalho. Um folheto ensina três pontos, e com esses três se vai longe.</p><p><em>Na bagagem de mão, tire a tesoura</em>, porque alguns aeroportos implicam. No fundo da lata há espaço para os botões da casa.</p>',
    price: 42.9,
    affiliateLink: 'https://bem-dito-presente.example/p/kit-costura-lata?ref=mimoteca',
    categories: ['presentes-uteis', 'ate-50-reais', 'viajantes', 'casa-nova'],
    occasions: ['primeiro-emprego', 'amigo-secreto', 'cha-de-casa-nova', 'formatura'],
    intentions: ['para agradecer'],
    daysOld: 288,
    detailViews: 743,
    art: [
      { hero: '🧵', palette: 'rose', scene: 'pedestal', alt: 'Carretel de linha em destaque' },
      {
        hero: '🧵',
        props: ['🪡', '✂️'],
        palette: 'apricot',
        scene: 'scatter',
        alt: 'Linha, agulha e tesoura do kit de costura',
      },
      {
        hero: '🪡',
        props: ['👔'],
        palette: 'sky',
        scene: 'table',
        alt: 'Agulha ao lado de uma camisa que perdeu o botão',
      },
    ],
  },
  {
    title: 'Estojo de primeiros socorros da família',
    shortDescription:
      'Curativos, gaze, termômetro e um guia de bolso para manter a calma. Fica no carro, na mochila da trilha ou na prateleira do banheiro.',
    descriptionHtml:
      '<p>Não é romântico, e ainda assim é uma das maneiras mais claras de cuidar. O estojo organiza em bolsos transparentes o que se procura com pressa: <strong>curativos, gaze, fita, tesoura sem ponta</strong>, luvas e termômetro digital.</p><p>O guia tem dez páginas, letra grande e telefones de emergência. Não substitui ninguém, mas ajuda a respirar enquanto se decide o que fazer.</p><p><em>Remédios não vêm incluídos</em>, e é correto que seja assim. Quem recebe completa com os seus. Marque na agenda uma revisão dos prazos a cada seis meses.</p>',
    price: 79.9,
    affiliateLink:
      'https://bem-dito-presente.example/p/estojo-primeiros-socorros-familia?ref=mimoteca',
    categories: ['presentes-uteis', 'bebes', 'viajantes', 'esportistas'],
    occasions: ['cha-de-bebe', 'cha-de-casa-nova', 'melhoras'],
    intentions: ['para confortar'],
    daysOld: 337,
    detailViews: 281,
    art: [
      {
        hero: '🩹',
        palette: 'sky',
        scene: 'pedestal',
        alt: 'Curativo do estojo de primeiros socorros',
      },
      {
        hero: '🩹',
        props: ['🌡️', '🧴'],
        palette: 'eucalyptus',
        scene: 'scatter',
        alt: 'Curativo, termômetro e frasco do estojo',
      },
    ],
  },
  {
    title: 'Sacolas de feira em algodão cru',
    shortDescription:
      'Três sacolas de rede e duas fechadas, com alça comprida de ombro. Leves na ida, valentes na volta, dobradas somem na bolsa.',
    descriptionHtml:
      '<p>A gaveta cheia de sacolinhas pode se aposentar. O conjunto traz <strong>três sacolas de rede e duas de algodão fechado</strong>, todas com alça longa, daquelas que param no ombro e deixam a mão livre para escolher manga.</p><p>A rede estica e leva dois quilos de laranja sem reclamar. As fechadas servem ao pão, aos ovos e ao que não quer ser visto.</p><p><em>Encolhem um pouco na primeira lavagem</em>, uns cinco por cento, e depois sossegam. Dê junto com algo dentro: um vidro de geleia, um maço de manjericão.</p>',
    price: 36.9,
    affiliateLink: 'https://bem-dito-presente.example/p/sacolas-feira-algodao-cru?ref=mimoteca',
    categories: ['presentes-uteis', 'sustentaveis', 'ate-50-reais', 'mae'],
    occasions: ['agradecimento', 'dia-da-mulher', 'amigo-secreto', 'sem-motivo'],
    intentions: ['para agradecer'],
    daysOld: 224,
    detailViews: 957,
    art: [
      { hero: '🛍️', palette: 'butter', scene: 'pedestal', alt: 'Sacolas de compras em destaque' },
      {
        hero: '🛍️',
        props: ['🍊', '🥬'],
        palette: 'sage',
        scene: 'table',
        alt: 'Sacolas de feira com laranja e verdura',
      },
    ],
  },
  {
    title: 'Caneta-tinteiro com tinta azul-noite',
    shortDescription:
      'Pena média que desliza, corpo de metal fosco e um vidro de tinta com nome de céu. Escrever à mão volta a ser um acontecimento.',
    descriptionHtml:
      '<p>Assinar o primeiro contrato com uma caneta de brinde é um desperdício de ocasião. Esta tinteiro tem <strong>pena média de aço</strong>, macia desde o primeiro traço, e um corpo fosco que não guarda marca de dedo.</p><p>Vem com conversor e um vidro de tinta azul-noite, para quem gosta do ritual, e dois cartuchos, para quem não gosta. Pode receber até três iniciais gravadas.</p><p><em>Canhotos devem testar:</em> a tinta leva uns segundos para secar e pode borrar. Se ficar meses parada, um enxágue em água morna a traz de volta.</p>',
    price: 189,
    affiliateLink:
      'https://livraria-do-largo.example/p/caneta-tinteiro-tinta-azul-noite?ref=mimoteca',
    categories: ['trabalho-e-estudo', 'pai', 'leitores', 'personalizados'],
    occasions: ['formatura', 'promocao', 'dia-do-professor', 'dia-dos-pais'],
    intentions: ['para celebrar', 'para agradecer'],
    daysOld: 143,
    detailViews: 1394,
    art: [
      { hero: '🖋️', palette: 'night', scene: 'close-up', alt: 'Caneta-tinteiro vista de perto' },
      {
        hero: '🖋️',
        props: ['📜', '✉️'],
        palette: 'clay',
        scene: 'table',
        alt: 'Caneta-tinteiro com papel e envelope na mesa',
      },
    ],
  },
  {
    title: 'Pasta de couro para documentos e notebook',
    shortDescription:
      'Couro curtido com tanino, forro de algodão e alça que some. Leva um computador de catorze polegadas e a esperança de uma boa reunião.',
    descriptionHtml:
      '<p>Há presentes que dizem “eu acredito no seu trabalho”, e uma boa pasta é um deles. A peça é <strong>cortada e costurada à mão</strong>, em couro que começa cor de mel e escurece com o uso.</p><p>Cabem um notebook de até catorze polegadas, um caderno e os papéis que ainda insistem em existir. A alça de ombro se solta e vai para dentro do bolso.</p><p><em>Nos primeiros meses, cuidado com a chuva</em>: couro natural mancha. Uma camada de cera a cada semestre resolve e melhora o tom. As pequenas marcas do couro são normais.</p>',
    price: 389,
    originalPrice: 459,
    affiliateLink: 'https://loja-do-quintal.example/p/pasta-couro-documentos-notebook?ref=mimoteca',
    categories: ['trabalho-e-estudo', 'feito-a-mao', 'namorado', 'pai'],
    occasions: ['promocao', 'formatura', 'primeiro-emprego', 'dia-dos-pais'],
    intentions: ['para celebrar', 'para motivar'],
    daysOld: 262,
    detailViews: 805,
    art: [
      { hero: '💼', palette: 'clay', scene: 'pedestal', alt: 'Pasta de couro em destaque' },
      {
        hero: '💼',
        props: ['💻', '🖊️'],
        palette: 'terracotta',
        scene: 'table',
        alt: 'Pasta na mesa com computador e caneta',
      },
      {
        hero: '💼',
        props: ['☕'],
        palette: 'clay',
        scene: 'window',
        alt: 'Pasta junto à janela, com o café da manhã',
      },
    ],
  },
  {
    title: 'Suporte de notebook em madeira clara',
    shortDescription:
      'Ergue a tela à altura dos olhos, dobra como um livro e libera espaço na mesa. O pescoço agradece já na primeira semana.',
    descriptionHtml:
      '<p>Trabalhar encurvado é um hábito que se paga mais tarde. O suporte de <strong>madeira laminada</strong> eleva o computador quinze centímetros, o bastante para a tela encontrar os olhos e os ombros descerem.</p><p>Não tem parafusos: são duas peças que se cruzam e, no fim do dia, somem na estante. A madeira clara combina com quase toda mesa e não esquenta.</p><p><em>Funciona com teclado e mouse separados.</em> Sem eles, os braços ficam altos demais. Se a pessoa não tiver, já está resolvido o presente do ano que vem.</p>',
    price: 139.9,
    affiliateLink: 'https://loja-do-quintal.example/p/suporte-notebook-madeira-clara?ref=mimoteca',
    categories: ['trabalho-e-estudo', 'presentes-uteis', 'tecnologia'],
    occasions: ['primeiro-emprego', 'promocao', 'aprovacao-no-vestibular', 'amigo-secreto'],
    intentions: ['para motivar', 'para agradecer'],
    daysOld: 110,
    detailViews: 1628,
    art: [
      {
        hero: '💻',
        palette: 'eucalyptus',
        scene: 'pedestal',
        alt: 'Notebook erguido sobre o suporte',
      },
      {
        hero: '💻',
        props: ['🖱️', '🪴'],
        palette: 'butter',
        scene: 'table',
        alt: 'Notebook na mesa de trabalho, com mouse e planta',
      },
    ],
  },
  {
    title: 'Estojo de lápis e papelaria fina',
    shortDescription:
      'Seis lápis de grafites diferentes, apontador de latão, borracha que não mancha e um bloco sem pauta. Pequenas ferramentas para grandes rascunhos.',
    descriptionHtml:
      '<p>Um lápis bem apontado melhora a letra e o humor. O estojo de lona reúne <strong>seis grafites, do duro ao macio</strong>, um apontador de latão que faz ponta longa, uma borracha que não deixa rastro e um bloco de papel marfim.</p><p>Serve ao estudante, à arquiteta, ao professor que corrige provas e a quem desenha durante telefonemas. Cabe na bolsa e vai à máquina de lavar, vazio.</p><p><em>Os lápis macios sujam a mão.</em> Faz parte. Para crianças pequenas, há uma versão com lápis triangulares, mais fáceis de segurar.</p>',
    price: 48.9,
    affiliateLink: 'https://livraria-do-largo.example/p/estojo-lapis-papelaria-fina?ref=mimoteca',
    categories: ['trabalho-e-estudo', 'ate-50-reais', 'criancas', 'adolescentes'],
    occasions: ['dia-do-professor', 'aprovacao-no-vestibular', 'dia-das-criancas', 'amigo-secreto'],
    intentions: ['para motivar', 'para agradecer'],
    daysOld: 195,
    detailViews: 1083,
    art: [
      {
        hero: '✏️',
        palette: 'butter',
        scene: 'close-up',
        alt: 'Lápis bem apontado visto de perto',
      },
      {
        hero: '✏️',
        props: ['📏', '📒'],
        palette: 'sky',
        scene: 'scatter',
        alt: 'Lápis, régua e bloco de notas sobre a mesa',
      },
      {
        hero: '✏️',
        props: ['🍎'],
        palette: 'apricot',
        scene: 'table',
        alt: 'Lápis ao lado de uma maçã para o professor',
      },
    ],
  },
  {
    title: 'Ampulheta de foco de vinte e cinco minutos',
    shortDescription:
      'Areia fina, vidro soprado e nenhum aplicativo. Vira-se, trabalha-se, e quando o último grão cai é hora de levantar e beber água.',
    descriptionHtml:
      '<p>O método é conhecido: vinte e cinco minutos de atenção inteira, cinco de descanso. O problema é que o cronômetro mora no celular, e o celular tem outros planos. Esta ampulheta de <strong>vidro soprado</strong> resolve em silêncio.</p><p>A areia cor de ferrugem escorre devagar, e é curioso como dá pena desperdiçá-la. Fica bonita na mesa quando ninguém está estudando.</p><p><em>A precisão é humana:</em> pode variar um minuto conforme a umidade. Para o bolo no forno, use outra coisa. A base de madeira é pesada e não tomba à toa.</p>',
    price: 89.9,
    affiliateLink:
      'https://loja-do-quintal.example/p/ampulheta-foco-vinte-cinco-minutos?ref=mimoteca',
    categories: ['trabalho-e-estudo', 'decoracao', 'nerd', 'adolescentes'],
    occasions: ['aprovacao-no-vestibular', 'primeiro-emprego', 'ano-novo'],
    intentions: ['para motivar'],
    isNew: true,
    daysOld: 14,
    detailViews: 351,
    art: [
      { hero: '⏳', palette: 'clay', scene: 'pedestal', alt: 'Ampulheta com a areia escorrendo' },
      {
        hero: '⏳',
        props: ['📖', '✏️'],
        palette: 'butter',
        scene: 'table',
        alt: 'Ampulheta na mesa de estudo, com livro e lápis',
      },
    ],
  },
  {
    title: 'Teclado mecânico compacto e silencioso',
    shortDescription:
      'Toque macio, letras em português com cedilha e tamanho que deixa espaço para o caderno. Conforto para quem escreve o dia inteiro.',
    descriptionHtml:
      '<p>Quem digita oito horas por dia merece teclas boas, e quem senta ao lado merece silêncio. Este modelo equilibra as duas coisas: <strong>mecânico, com amortecimento interno</strong>, faz mais “tum” do que “clac”.</p><p>O formato compacto dispensa os números da direita e aproxima o mouse, o que alivia o ombro. A disposição é a brasileira, com cedilha e acentos no lugar.</p><p><em>Contadores, cuidado:</em> sem o bloco numérico, a planilha sofre. Liga por cabo ou sem fio, em até três aparelhos, e a bateria dura cerca de um mês.</p>',
    price: 419,
    originalPrice: 499,
    affiliateLink:
      'https://oficina-nerd.example/p/teclado-mecanico-compacto-silencioso?ref=mimoteca',
    categories: ['trabalho-e-estudo', 'tecnologia', 'nerd', 'namorado'],
    occasions: ['promocao', 'aniversario', 'natal', 'dia-dos-namorados'],
    intentions: ['para surpreender', 'para motivar'],
    daysOld: 69,
    detailViews: 2274,
    art: [
      {
        hero: '⌨️',
        palette: 'eucalyptus',
        scene: 'pedestal',
        alt: 'Teclado mecânico compacto em destaque',
      },
      {
        hero: '⌨️',
        props: ['🖱️', '🖥️'],
        palette: 'night',
        scene: 'table',
        alt: 'Teclado na mesa com mouse e monitor',
      },
    ],
  },
];
