import type { SeedGift } from '../types';

export const giftsB5: SeedGift[] = [
  {
    title: 'Trio de lâmpadas que mudam de clima',
    shortDescription:
      'Branca para a lição, âmbar para o jantar, cor de pôr do sol para o resto. Comandadas pelo telefone, pela voz ou pelo interruptor de sempre.',
    descriptionHtml:
      '<p>Trocar três lâmpadas é a reforma mais barata que existe. Estas <strong>acendem em qualquer cor</strong>, mas o que encanta mesmo são os brancos: frio para trabalhar, morno para conversar, um fiozinho âmbar para levantar de madrugada.</p><p>A rosca é a comum e dispensa central ou eletricista. Instala-se o aplicativo, dá-se um nome a cada uma e programa-se o despertar com luz crescente.</p><p><em>Elas só obedecem se o interruptor da parede ficar ligado</em>, e é preciso treinar a família. Pedem também internet sem fio em 2,4 GHz, a mais comum nas casas.</p>',
    price: 189.9,
    originalPrice: 229.9,
    affiliateLink: 'https://oficina-nerd.example/p/trio-lampadas-mudam-clima?ref=mimoteca',
    categories: ['tecnologia', 'decoracao', 'casa-nova', 'nerd'],
    occasions: ['cha-de-casa-nova', 'aniversario', 'promocao', 'dia-dos-namorados'],
    intentions: ['para surpreender', 'para motivar'],
    daysOld: 81,
    detailViews: 1871,
    art: [
      {
        hero: '💡',
        palette: 'lavender',
        scene: 'pedestal',
        alt: 'Lâmpada inteligente acesa em destaque',
      },
      {
        hero: '💡',
        props: ['📱', '🛋️'],
        palette: 'night',
        scene: 'window',
        alt: 'Lâmpada da sala comandada pelo telefone, perto do sofá',
      },
      {
        hero: '💡',
        props: ['🌅'],
        palette: 'apricot',
        scene: 'close-up',
        alt: 'Lâmpada em cor de pôr do sol',
      },
    ],
  },
  {
    title: "Câmera de ação à prova d'água",
    shortDescription:
      'Menor que um maço de cartas, filma na trilha, na bicicleta e a dez metros de fundo. Imagem estável até para quem treme de frio.',
    descriptionHtml:
      '<p>O celular não deveria entrar no mar, e quase todo mundo já tentou. Esta câmera vai no lugar dele: <strong>mergulha a dez metros sem caixa extra</strong>, leva tombo, pega poeira e estabiliza a imagem de quem corre ladeira abaixo.</p><p>O conjunto inclui suporte para capacete, para guidão e uma boia de mão amarela, que evita buscas no fundo. Liga e grava com um botão só.</p><p><em>A bateria dura cerca de uma hora</em>, como em toda câmera desse porte, e o cartão de memória é vendido à parte. Embrulhe um junto.</p>',
    price: 899,
    affiliateLink: 'https://oficina-nerd.example/p/camera-acao-prova-d-agua?ref=mimoteca',
    categories: ['tecnologia', 'viajantes', 'esportistas', 'namorado'],
    occasions: ['formatura', 'natal', 'aniversario', 'aprovacao-no-vestibular'],
    intentions: ['para surpreender', 'para celebrar'],
    daysOld: 116,
    detailViews: 1678,
    art: [
      { hero: '📹', palette: 'sky', scene: 'pedestal', alt: 'Câmera de vídeo em destaque' },
      {
        hero: '📹',
        props: ['🌊', '🏄'],
        palette: 'sky',
        scene: 'window',
        alt: 'Câmera diante de uma onda com um surfista',
      },
      {
        hero: '📹',
        props: ['🚲', '🏞️'],
        palette: 'eucalyptus',
        scene: 'table',
        alt: 'Câmera pronta para o passeio de bicicleta na paisagem',
      },
    ],
  },
  {
    title: 'Relógio inteligente de pulseira dupla',
    shortDescription:
      'Passos, sono, mensagens e uma pulseira de tecido para os dias sem pressa. Ajuda a se mexer mais sem transformar a vida em planilha.',
    descriptionHtml:
      '<p>O melhor relógio desses não é o que mede mais, e sim o que incomoda menos. Este <strong>conta passos, acompanha o sono</strong> e vibra de leve quando chega a mensagem que interessa; o resto pode ser calado em dois toques.</p><p>A caixa é discreta e vem com duas pulseiras, uma de silicone para suar e outra de tecido para jantar. A bateria aguenta cinco dias.</p><p><em>Confira o telefone de quem vai usar</em>, pois os modelos muito antigos não conversam com ele. E as medidas servem de guia, não de exame médico.</p>',
    price: 699,
    originalPrice: 849,
    affiliateLink: 'https://oficina-nerd.example/p/relogio-inteligente-pulseira-dupla?ref=mimoteca',
    categories: ['tecnologia', 'esportistas', 'pai', 'jovem-senhora'],
    occasions: ['dia-dos-pais', 'ano-novo', 'aniversario', 'promocao'],
    intentions: ['para motivar', 'para surpreender'],
    daysOld: 37,
    detailViews: 2559,
    art: [
      { hero: '⌚', palette: 'sky', scene: 'pedestal', alt: 'Relógio inteligente em destaque' },
      {
        hero: '⌚',
        props: ['👟', '💧'],
        palette: 'eucalyptus',
        scene: 'table',
        alt: 'Relógio ao lado de tênis e água, pronto para a caminhada',
      },
      {
        hero: '⌚',
        props: ['📱'],
        palette: 'night',
        scene: 'close-up',
        alt: 'Relógio visto de perto junto ao telefone',
      },
    ],
  },
  {
    title: 'Projetor portátil para cinema em casa',
    shortDescription:
      'Pouco maior que uma lata de refrigerante, projeta até cem polegadas na parede branca. Sessão de sofá, de quintal ou de teto do quarto.',
    descriptionHtml:
      '<p>Basta um lençol esticado e alguém que faça a pipoca. O projetor <strong>cabe numa mão</strong>, corrige sozinho a imagem torta e tem alto-falante suficiente para uma sala pequena.</p><p>A bateria dura um filme de duas horas e meia. Conecta-se ao telefone, ao computador ou à rede da casa, e o aplicativo está em português.</p><p><em>Luz é inimiga:</em> de dia, com a janela aberta, não se vê quase nada. É para a noite e para o quarto escuro. Com uma caixa de som boa ao lado, vira cinema de verdade.</p>',
    price: 1349,
    originalPrice: 1599,
    affiliateLink: 'https://oficina-nerd.example/p/projetor-portatil-cinema-casa?ref=mimoteca',
    categories: ['tecnologia', 'namorado', 'amigos', 'casa-nova'],
    occasions: ['natal', 'dia-dos-namorados', 'casamento', 'aniversario'],
    intentions: ['para surpreender', 'para celebrar'],
    isNew: true,
    daysOld: 5,
    detailViews: 1217,
    art: [
      {
        hero: '📽️',
        props: ['🍿'],
        palette: 'night',
        scene: 'pedestal',
        alt: 'Projetor com um balde de pipoca ao lado',
      },
      {
        hero: '📽️',
        props: ['🛋️', '🍿'],
        palette: 'night',
        scene: 'window',
        alt: 'Sessão de cinema em casa, com projetor, sofá e pipoca',
      },
    ],
  },
  {
    title: 'Carregador portátil para dois aparelhos',
    shortDescription:
      'Três cargas completas de celular, visor com a porcentagem e cabo embutido. Pequeno o bastante para morar na bolsa e salvar a volta para casa.',
    descriptionHtml:
      '<p>Sete por cento de bateria e quarenta minutos de ônibus: todos já estivemos lá. Este carregador dá <strong>três cargas completas</strong>, atende dois aparelhos ao mesmo tempo e traz um cabo embutido, que nunca fica em casa.</p><p>O visor mostra o quanto resta em números, sem luzinhas misteriosas. Pesa o mesmo que um telefone e tem um acabamento emborrachado que não escorrega.</p><p><em>Leve na bagagem de mão</em>, porque bateria não viaja despachada. Confira também o conector: o cabo embutido é do tipo C; para os outros, usa-se a porta comum.</p>',
    price: 149.9,
    originalPrice: 189.9,
    affiliateLink: 'https://oficina-nerd.example/p/carregador-portatil-dois-aparelhos?ref=mimoteca',
    categories: ['tecnologia', 'presentes-uteis', 'viajantes', 'adolescentes'],
    occasions: ['amigo-secreto', 'formatura', 'dia-das-maes', 'natal'],
    intentions: ['para agradecer', 'para surpreender'],
    daysOld: 152,
    detailViews: 2093,
    art: [
      {
        hero: '🔋',
        props: ['📱'],
        palette: 'sky',
        scene: 'pedestal',
        alt: 'Carregador portátil ao lado de um telefone',
      },
      {
        hero: '🔋',
        props: ['🔌', '🎒'],
        palette: 'eucalyptus',
        scene: 'scatter',
        alt: 'Carregador com plugue e mochila, pronto para sair',
      },
    ],
  },
  {
    title: 'Impressora de fotos de bolso',
    shortDescription:
      'Imprime as fotos do celular em papel adesivo, sem tinta e sem fios. Em um minuto, o passeio de ontem está colado na geladeira.',
    descriptionHtml:
      '<p>As fotos boas se perdem entre boletos e prints. Esta impressora, <strong>menor que um livro de bolso</strong>, tira as melhores de lá: escolhe-se no telefone, toca-se em imprimir e sai uma foto de cinco por sete centímetros, com verso adesivo.</p><p>Não usa cartucho, porque a cor está no próprio papel. Faz sucesso em festa de quinze anos, diário de viagem e geladeira de avó.</p><p><em>As cores são um pouco lavadas</em>, com charme de foto antiga. Para quem exige fidelidade, um laboratório faz melhor. Vêm vinte folhas; compre mais cinquenta.</p>',
    price: 459.9,
    affiliateLink: 'https://oficina-nerd.example/p/impressora-fotos-bolso?ref=mimoteca',
    categories: ['tecnologia', 'adolescentes', 'namorada', 'mae'],
    occasions: ['quinze-anos', 'dia-das-maes', 'dia-dos-namorados', 'formatura'],
    intentions: ['para surpreender', 'para celebrar'],
    daysOld: 186,
    detailViews: 1435,
    art: [
      {
        hero: '🖨️',
        props: ['📱'],
        palette: 'lavender',
        scene: 'pedestal',
        alt: 'Impressora de fotos ao lado do telefone',
      },
      {
        hero: '🖼️',
        props: ['📷', '💕'],
        palette: 'rose',
        scene: 'table',
        alt: 'Foto impressa com câmera e corações',
      },
      {
        hero: '📱',
        props: ['🖨️', '✨'],
        palette: 'sky',
        scene: 'scatter',
        alt: 'Telefone enviando a foto para a impressora',
      },
    ],
  },
  {
    title: 'Sabonetes artesanais de ervas brasileiras',
    shortDescription:
      'Quatro barras feitas a frio, com manteiga de cupuaçu, alecrim, priprioca e aveia. Espuma cremosa e perfume que fica no banheiro, não na rua.',
    descriptionHtml:
      '<p>Sabonete bom é um luxo de todo dia que quase ninguém compra para si. Estas quatro barras são <strong>feitas a frio e curadas por quarenta dias</strong>, com óleos vegetais e manteiga de cupuaçu, o que deixa a espuma densa e a pele sem repuxar.</p><p>Cada uma vem embrulhada em papel de seda, com o nome das ervas escrito à mão. Dá para dar as quatro ou repartir entre colegas.</p><p><em>Use uma saboneteira que escorra</em>: sem conservantes fortes, a barra amolece na água parada. Peles muito sensíveis devem preferir a de aveia.</p>',
    price: 54.9,
    affiliateLink:
      'https://bem-dito-presente.example/p/sabonetes-artesanais-ervas-brasileiras?ref=mimoteca',
    categories: ['beleza-e-bem-estar', 'feito-a-mao', 'sustentaveis', 'mae'],
    occasions: ['agradecimento', 'dia-da-mulher', 'dia-das-maes', 'amigo-secreto'],
    intentions: ['para agradecer', 'para confortar'],
    isNew: true,
    daysOld: 19,
    detailViews: 476,
    art: [
      {
        hero: '🧼',
        palette: 'rose',
        scene: 'pedestal',
        alt: 'Barra de sabonete artesanal em destaque',
      },
      {
        hero: '🧼',
        props: ['🌿', '🫧'],
        palette: 'sage',
        scene: 'table',
        alt: 'Sabonete com ervas e bolhas de espuma',
      },
      {
        hero: '🧼',
        props: ['🎀'],
        palette: 'lavender',
        scene: 'close-up',
        alt: 'Sabonete com laço de fita para presente',
      },
    ],
  },
  {
    title: 'Rotina de pele em três passos',
    shortDescription:
      'Gel de limpeza, hidratante leve e protetor solar para o rosto. Uma rotina curta, sem vinte frascos, para quem quer começar direito.',
    descriptionHtml:
      '<p>O armário do banheiro não precisa parecer uma farmácia. Este conjunto fica em <strong>três passos: limpar, hidratar, proteger</strong>. As fórmulas são leves, sem perfume forte, e servem à maioria das peles mistas do nosso clima.</p><p>As embalagens têm quantidade para uns dois meses, tempo de a pessoa saber se gostou. A nécessaire de algodão que acompanha tem vida própria depois.</p><p><em>Cosmético é pessoal:</em> para quem tem alergias ou faz tratamento, pergunte antes ou prefira outro mimo. A lista de ingredientes está na página da loja.</p>',
    price: 159,
    affiliateLink: 'https://bem-dito-presente.example/p/rotina-pele-tres-passos?ref=mimoteca',
    categories: ['beleza-e-bem-estar', 'jovem-senhora', 'namorada', 'adolescentes'],
    occasions: ['quinze-anos', 'dia-da-mulher', 'dia-dos-namorados', 'ano-novo'],
    intentions: ['para motivar', 'para agradecer'],
    daysOld: 94,
    detailViews: 2629,
    art: [
      { hero: '🧴', palette: 'rose', scene: 'pedestal', alt: 'Frasco de hidratante em destaque' },
      {
        hero: '🧴',
        props: ['🪞', '🌸'],
        palette: 'lavender',
        scene: 'table',
        alt: 'Frasco de creme com espelho e flor de cerejeira',
      },
    ],
  },
  {
    title: 'Pente de madeira com estojo',
    shortDescription:
      'Dentes largos e polidos, que desembaraçam sem quebrar nem dar choque. Um objeto simples, bonito e melhor que o de plástico em tudo.',
    descriptionHtml:
      '<p>Quem tem cachos sabe: o pente errado estraga a manhã. Este é de <strong>madeira maciça polida à mão</strong>, com dentes largos e pontas redondas, e desliza no cabelo úmido sem puxar nem criar eletricidade.</p><p>O óleo natural da madeira melhora com o uso. Cada peça tem um desenho de veios diferente, e o estojo de algodão evita que ela bata nas chaves dentro da bolsa.</p><p><em>Não deixe de molho.</em> Lave com água e sabão neutro, seque na hora e passe uma gota de óleo de coco por mês. Dura muitos anos.</p>',
    price: 44.9,
    affiliateLink: 'https://bem-dito-presente.example/p/pente-madeira-estojo?ref=mimoteca',
    categories: ['beleza-e-bem-estar', 'ate-50-reais', 'sustentaveis', 'feito-a-mao'],
    occasions: ['dia-da-mulher', 'agradecimento', 'sem-motivo', 'dia-dos-avos'],
    intentions: ['para agradecer', 'para confortar'],
    daysOld: 308,
    detailViews: 534,
    art: [
      { hero: '🪮', palette: 'clay', scene: 'close-up', alt: 'Pente de madeira visto de perto' },
      {
        hero: '🪮',
        props: ['🥥', '🌺'],
        palette: 'rose',
        scene: 'scatter',
        alt: 'Pente entre um coco e uma flor',
      },
    ],
  },
  {
    title: 'Caixa de banho para um domingo inteiro',
    shortDescription:
      'Sais de lavanda, vela, toalha de rosto e um bilhete para pendurar na porta. Funciona em banheira, em bacia e em dias difíceis.',
    descriptionHtml:
      '<p>Às vezes o que alguém precisa é de uma porta fechada por quarenta minutos. A caixa traz <strong>sais de lavanda e laranja</strong>, uma vela pequena, toalha de algodão felpudo e um aviso simpático para a maçaneta: “volto daqui a pouco”.</p><p>Não tem banheira? Quase ninguém tem. Com uma bacia de água morna, os mesmos sais fazem um escalda-pés de respeito, e a receita vai dentro da tampa.</p><p><em>Grávidas e pessoas com problemas de circulação</em> devem conversar com o médico antes da água quente. Os sais rendem seis banhos.</p>',
    price: 119.9,
    affiliateLink:
      'https://bem-dito-presente.example/p/caixa-banho-um-domingo-inteiro?ref=mimoteca',
    categories: ['beleza-e-bem-estar', 'mae', 'namorada', 'jovem-senhora'],
    occasions: ['dia-das-maes', 'melhoras', 'pedido-de-desculpas', 'sem-motivo'],
    intentions: ['para confortar', 'para agradecer'],
    daysOld: 63,
    detailViews: 3619,
    art: [
      {
        hero: '🛁',
        props: ['🫧'],
        palette: 'lavender',
        scene: 'window',
        alt: 'Banheira com bolhas de sabão junto à janela',
      },
      {
        hero: '🛁',
        props: ['🕯️', '🪻'],
        palette: 'lavender',
        scene: 'table',
        alt: 'Banho com vela acesa e flores de lavanda',
      },
      {
        hero: '🕯️',
        props: ['🧖‍♀️'],
        palette: 'rose',
        scene: 'close-up',
        alt: 'Vela acesa ao lado de uma pessoa descansando no banho',
      },
    ],
  },
  {
    title: 'Kit de barbear com pincel e tigela',
    shortDescription:
      'Aparelho de segurança, pincel de fibra macia, tigela de louça e sabão em barra. Transforma cinco minutos apressados em um pequeno ritual.',
    descriptionHtml:
      '<p>Fazer espuma com o pincel já é metade do prazer. O kit junta um <strong>aparelho de metal com lâmina trocável</strong>, pincel de fibra sintética bem macia, tigela de louça e um sabão que dura cerca de quatro meses.</p><p>As lâminas custam centavos e se reciclam, ao contrário dos aparelhos descartáveis. O peso do cabo faz o trabalho; não se aperta contra o rosto.</p><p><em>Há uma curva de aprendizado.</em> Nos três primeiros dias, vá devagar e no sentido do pelo. Antes de comprar, repare: se ele cultiva a barba, o presente é outro.</p>',
    price: 198,
    originalPrice: 239,
    affiliateLink: 'https://bem-dito-presente.example/p/kit-barbear-pincel-tigela?ref=mimoteca',
    categories: ['beleza-e-bem-estar', 'pai', 'namorado', 'sustentaveis'],
    occasions: ['dia-dos-pais', 'dia-dos-namorados', 'aniversario', 'natal'],
    intentions: ['para surpreender', 'para agradecer'],
    daysOld: 211,
    detailViews: 1124,
    art: [
      {
        hero: '🪒',
        palette: 'eucalyptus',
        scene: 'pedestal',
        alt: 'Aparelho de barbear em destaque',
      },
      {
        hero: '🪒',
        props: ['🧼', '🪞'],
        palette: 'sky',
        scene: 'table',
        alt: 'Aparelho de barbear com sabão e espelho',
      },
    ],
  },
  {
    title: 'Trio de batons de cor fiel',
    shortDescription:
      'Um nude quente, um rosado e um vermelho que não tem medo. Textura cremosa, acabamento acetinado e cor que sai como aparece no bastão.',
    descriptionHtml:
      '<p>Batom é aposta arriscada quando se escolhe uma cor só. Por isso o trio: um <strong>nude quente, um rosado e um vermelho fechado</strong>, pensados para funcionar em peles claras, médias e escuras.</p><p>A textura é cremosa, não gruda no copo como as muito brilhantes e não resseca como as muito foscas. Dura umas quatro horas, com um café no meio.</p><p>A caixinha tem espelho na tampa. <em>Se a pessoa só usa produtos veganos</em>, confira a versão de embalagem verde, que dispensa cera de abelha e custa o mesmo.</p>',
    price: 114.9,
    affiliateLink: 'https://bem-dito-presente.example/p/trio-batons-cor-fiel?ref=mimoteca',
    categories: ['beleza-e-bem-estar', 'namorada', 'adolescentes', 'amigos'],
    occasions: ['quinze-anos', 'dia-da-mulher', 'dia-do-amigo', 'aniversario'],
    intentions: ['para surpreender', 'para celebrar'],
    daysOld: 247,
    detailViews: 1567,
    art: [
      { hero: '💄', palette: 'rose', scene: 'close-up', alt: 'Batom aberto visto de perto' },
      {
        hero: '💄',
        props: ['🪞', '🌹'],
        palette: 'rose',
        scene: 'table',
        alt: 'Batom com espelho e uma rosa vermelha',
      },
    ],
  },
];
