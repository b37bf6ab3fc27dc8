import type { SeedGift } from '../types';

export const giftsB2: SeedGift[] = [
  {
    title: 'Violão de estudo com cordas de náilon',
    shortDescription:
      'Braço confortável, som redondo e afinação que se sustenta. Um primeiro violão honesto, com capa acolchoada e três aulas por vídeo incluídas.',
    descriptionHtml:
      '<p>Violão ruim desanima mais do que dedo dolorido. Este foi escolhido por ser <strong>macio de tocar</strong>: cordas de náilon, ação baixa e um tampo de abeto que abre com o tempo, em vez de empenar.</p><p>Vale para a filha de quinze anos e para o pai que sempre disse que ia aprender depois de se aposentar. Acompanham capa acolchoada e três aulas curtas, do primeiro acorde à primeira música.</p><p><em>Para canhotos há versão própria</em>; não adianta inverter as cordas. E some ao presente um afinador de pinça, que custa pouco e poupa muito.</p>',
    price: 879,
    originalPrice: 1049,
    affiliateLink: 'https://casa-do-violao.example/p/violao-estudo-cordas-nailon?ref=mimoteca',
    categories: ['musicos', 'adolescentes', 'aposentadoria', 'namorado'],
    occasions: ['aniversario', 'quinze-anos', 'natal', 'aposentadoria-merecida'],
    intentions: ['para motivar', 'para celebrar'],
    daysOld: 156,
    detailViews: 2486,
    art: [
      {
        hero: '🎸',
        palette: 'clay',
        scene: 'pedestal',
        alt: 'Violão em destaque sobre um pedestal',
      },
      {
        hero: '🎸',
        props: ['🎶', '🪑'],
        palette: 'apricot',
        scene: 'window',
        alt: 'Violão junto à janela, com uma cadeira e notas musicais',
      },
      {
        hero: '🎸',
        props: ['🎼'],
        palette: 'clay',
        scene: 'close-up',
        alt: 'Violão visto de perto com uma partitura',
      },
    ],
  },
  {
    title: 'Piano digital de oitenta e oito teclas',
    shortDescription:
      'Teclas com peso de piano, fone para tocar de madrugada e móvel estreito que cabe no apartamento. Um sonho antigo em tamanho possível.',
    descriptionHtml:
      '<p>Há famílias em que alguém fala de piano há trinta anos. Este digital encurta a espera: <strong>oitenta e oito teclas com peso</strong>, três pedais e o som gravado de um instrumento de concerto.</p><p>Com o fone ligado, ninguém mais ouve, e isso muda tudo num prédio. O móvel tem trinta e cinco centímetros de profundidade e encosta na parede do corredor.</p><p><em>Seja franco consigo:</em> é presente para quem já mostrou vontade, não para criar uma. Se houver dúvida, combine primeiro dois meses de aula e deixe o piano para depois.</p>',
    price: 2490,
    originalPrice: 2990,
    affiliateLink:
      'https://casa-do-violao.example/p/piano-digital-oitenta-oito-teclas?ref=mimoteca',
    categories: ['musicos', 'aposentadoria', 'casa-nova'],
    occasions: ['bodas', 'aposentadoria-merecida', 'formatura', 'natal'],
    intentions: ['para celebrar', 'para motivar'],
    daysOld: 389,
    detailViews: 657,
    art: [
      { hero: '🎹', palette: 'night', scene: 'pedestal', alt: 'Piano digital sob luz suave' },
      {
        hero: '🎹',
        props: ['🎼', '🎧'],
        palette: 'clay',
        scene: 'window',
        alt: 'Piano junto à janela, com fone e partitura',
      },
    ],
  },
  {
    title: 'Microfone condensador para gravar em casa',
    shortDescription:
      'Ligação USB, filtro contra sopros e pé de mesa firme. Da primeira canção ao primeiro episódio, a voz sai limpa sem precisar de estúdio.',
    descriptionHtml:
      '<p>Quem grava no celular se acostuma com a própria voz abafada e acha que o problema é seu. Não é. Um <strong>condensador simples com ligação USB</strong> já devolve o corpo da voz e o brilho do violão.</p><p>O conjunto inclui pé de mesa e filtro contra os sopros do “p”. Liga no computador e funciona, sem placa e sem instalação.</p><p><em>Ele ouve tudo, inclusive a rua.</em> Num quarto com cortina e tapete o resultado é ótimo; numa sala vazia, a gravação sai com eco.</p>',
    price: 389.9,
    affiliateLink:
      'https://casa-do-violao.example/p/microfone-condensador-gravar-casa?ref=mimoteca',
    categories: ['musicos', 'tecnologia', 'trabalho-e-estudo'],
    occasions: ['aniversario', 'promocao', 'formatura', 'amigo-secreto'],
    intentions: ['para motivar', 'para surpreender'],
    daysOld: 83,
    detailViews: 1921,
    art: [
      { hero: '🎙️', palette: 'night', scene: 'pedestal', alt: 'Microfone de mesa iluminado' },
      {
        hero: '🎙️',
        props: ['🎧', '💻'],
        palette: 'night',
        scene: 'table',
        alt: 'Microfone ao lado de um computador e de um fone',
      },
      {
        hero: '🎤',
        props: ['🎶'],
        palette: 'rose',
        scene: 'close-up',
        alt: 'Microfone em primeiro plano com notas musicais',
      },
    ],
  },
  {
    title: 'Tambor de mão em madeira e pele',
    shortDescription:
      'Feito por um luthier que assina cada peça, com grave fundo e agudo seco. Para rodas de samba, de coco ou do quintal mesmo.',
    descriptionHtml:
      '<p>O tambor chega com o nome do artesão queimado na madeira e um bilhete com o mês em que ficou pronto. É um instrumento de verdade: <strong>corpo de jequitibá, pele natural</strong> e cordas que se apertam com as mãos.</p><p>Responde bem a quem nunca tocou, porque o grave sai fácil, e tem recursos de sobra para quem já frequenta roda.</p><p><em>Pele natural sente o tempo.</em> Em dias úmidos o som desce um pouco; alguns minutos perto do sol, nunca do fogo, e ele volta. Avise também os vizinhos.</p>',
    price: 319,
    affiliateLink: 'https://casa-do-violao.example/p/tambor-mao-madeira-pele?ref=mimoteca',
    categories: ['musicos', 'feito-a-mao', 'amigos'],
    occasions: ['aniversario', 'dia-do-amigo', 'amigo-secreto'],
    intentions: ['para celebrar', 'para surpreender'],
    daysOld: 241,
    detailViews: 468,
    art: [
      {
        hero: '🪘',
        palette: 'terracotta',
        scene: 'pedestal',
        alt: 'Tambor de mão em madeira e pele',
      },
      {
        hero: '🪘',
        props: ['🪇', '🎶'],
        palette: 'apricot',
        scene: 'scatter',
        alt: 'Tambor entre maracas e notas musicais',
      },
    ],
  },
  {
    title: 'Flauta doce de resina com estojo',
    shortDescription:
      'Afinação correta, dedilhado barroco e estojo de algodão. O primeiro instrumento de muita gente, agora numa versão que não desafina a casa.',
    descriptionHtml:
      '<p>A flauta da escola ganhou fama ruim por culpa das flautas ruins. Esta é de <strong>resina densa, com afinação precisa</strong>, e soa redonda até nas notas graves, que são as que costumam falhar.</p><p>Boa para a criança que começa a aula de música e para o adulto que quer voltar a ler partitura sem gastar muito. O estojo de algodão cabe na mochila e vai à máquina.</p><p><em>Confira com a escola:</em> há dois dedilhados, o barroco e o germânico, e cada professor prefere um. O desta flauta é o barroco.</p>',
    price: 49.9,
    affiliateLink: 'https://casa-do-violao.example/p/flauta-doce-resina-estojo?ref=mimoteca',
    categories: ['musicos', 'criancas', 'ate-50-reais'],
    occasions: ['dia-das-criancas', 'aniversario', 'natal'],
    intentions: ['para motivar'],
    daysOld: 312,
    detailViews: 342,
    art: [
      {
        hero: '🪈',
        props: ['🎵'],
        palette: 'sage',
        scene: 'pedestal',
        alt: 'Flauta doce com uma nota musical ao lado',
      },
      {
        hero: '🪈',
        props: ['🎼', '🎒'],
        palette: 'butter',
        scene: 'table',
        alt: 'Flauta sobre a mesa, com partitura e mochila escolar',
      },
    ],
  },
  {
    title: 'Sanfona de oitenta baixos com estojo',
    shortDescription:
      'Fole macio, timbre quente de forró e estojo rígido para as estradas. Um presente raro, para quem carrega a música da família.',
    descriptionHtml:
      '<p>Não é presente que se dê por impulso, e é justamente por isso que emociona. A sanfona tem <strong>oitenta baixos, quatro registros</strong> e um fole que responde ao menor gesto, do lamento ao baião apressado.</p><p>Costuma ser dada por irmãos que se juntam, para o avô que vendeu a dele há décadas ou para a neta que pediu para aprender. O estojo rígido tem rodinhas.</p><p><em>Duas recomendações:</em> experimente o peso antes, pois são oito quilos no ombro, e guarde uma reserva para a afinação depois do primeiro ano.</p>',
    price: 3690,
    affiliateLink: 'https://casa-do-violao.example/p/sanfona-oitenta-baixos-estojo?ref=mimoteca',
    categories: ['musicos', 'pai', 'avos'],
    occasions: ['bodas', 'aposentadoria-merecida', 'dia-dos-pais'],
    intentions: ['para celebrar', 'para agradecer'],
    daysOld: 358,
    detailViews: 37,
    art: [
      {
        hero: '🪗',
        palette: 'terracotta',
        scene: 'pedestal',
        alt: 'Sanfona em destaque sobre um pedestal',
      },
      {
        hero: '🪗',
        props: ['🌽', '🎶'],
        palette: 'apricot',
        scene: 'window',
        alt: 'Sanfona em clima de festa junina, com milho e notas musicais',
      },
    ],
  },
  {
    title: 'Mala de bordo leve e silenciosa',
    shortDescription:
      'Dois quilos e duzentos, rodas que não acordam o corredor do hotel e divisórias que fazem sentido. Do tamanho aceito na cabine.',
    descriptionHtml:
      '<p>A mala certa é aquela de que a gente não se lembra durante a viagem. Esta pesa <strong>dois quilos e duzentos gramas</strong>, gira sem esforço e tem rodas de borracha que atravessam a calçada portuguesa em relativo silêncio.</p><p>Por dentro, uma divisória com zíper separa o que está limpo e uma bolsa removível leva o que já não está. O puxador trava em duas alturas.</p><p><em>Cabe na cabine na maioria dos voos</em>, mas as medidas variam. Confirme com a empresa aérea antes de embarcar, sobretudo em trechos curtos.</p>',
    price: 489,
    originalPrice: 619,
    affiliateLink: 'https://mundo-da-mala.example/p/mala-bordo-leve-silenciosa?ref=mimoteca',
    categories: ['viajantes', 'presentes-uteis', 'jovem-senhora', 'aposentadoria'],
    occasions: ['aposentadoria-merecida', 'formatura', 'aniversario', 'natal'],
    intentions: ['para celebrar', 'para motivar'],
    daysOld: 104,
    detailViews: 2217,
    art: [
      { hero: '🧳', palette: 'sky', scene: 'pedestal', alt: 'Mala de bordo em destaque' },
      {
        hero: '🧳',
        props: ['✈️', '🗺️'],
        palette: 'sky',
        scene: 'window',
        alt: 'Mala junto à janela com um avião e um mapa',
      },
      {
        hero: '🧳',
        props: ['👒', '🕶️'],
        palette: 'butter',
        scene: 'table',
        alt: 'Mala pronta para a viagem, com chapéu e óculos de sol',
      },
    ],
  },
  {
    title: 'Mapa-múndi de raspar com moldura',
    shortDescription:
      'Cada país visitado revela uma cor por baixo da camada dourada. Para a parede de quem coleciona carimbos e para quem ainda está no primeiro.',
    descriptionHtml:
      '<p>Raspar um país é quase tão bom quanto desfazer a mala. O mapa vem coberto por uma <strong>película dourada fosca</strong>; com uma moeda, cada destino ganha a sua cor e a parede vai contando a história.</p><p>A moldura de madeira já acompanha, com gancho para pendurar. Tem sessenta centímetros de largura, e os estados brasileiros aparecem separados, para valorizar quem viaja por perto.</p><p><em>Raspe devagar.</em> Países pequenos da Europa pedem a ponta de um palito e boa vista. E combinem a regra antes: conexão de aeroporto não conta.</p>',
    price: 119.9,
    affiliateLink: 'https://mundo-da-mala.example/p/mapa-mundi-raspar-moldura?ref=mimoteca',
    categories: ['viajantes', 'decoracao', 'namorada', 'namorado'],
    occasions: ['dia-dos-namorados', 'aniversario', 'formatura', 'bodas'],
    intentions: ['para motivar', 'para surpreender'],
    isNew: true,
    daysOld: 3,
    detailViews: 538,
    art: [
      {
        hero: '🗺️',
        props: ['📍'],
        palette: 'sky',
        scene: 'window',
        alt: 'Mapa na parede com um marcador de destino',
      },
      {
        hero: '🗺️',
        props: ['🪙', '✈️'],
        palette: 'butter',
        scene: 'table',
        alt: 'Mapa aberto na mesa, com uma moeda e um avião',
      },
      {
        hero: '🌎',
        props: ['📍'],
        palette: 'eucalyptus',
        scene: 'close-up',
        alt: 'Globo com o marcador sobre as Américas',
      },
    ],
  },
  {
    title: 'Mochila dobrável que cabe na mão',
    shortDescription:
      'Fechada, tem o tamanho de uma laranja; aberta, leva vinte litros. A salvação do último dia, quando as compras já não cabem na mala.',
    descriptionHtml:
      '<p>Toda viagem tem um dia de praia, de trilha ou de feira para o qual nada na mala serve. Esta mochila <strong>sai de dentro do próprio bolso</strong>, leva vinte litros e volta a ser uma bolinha quando o passeio acaba.</p><p>O tecido é fino e resistente, e a costura das alças foi reforçada. Aguenta chuva leve sem molhar o casaco.</p><p><em>Não confunda com mochila de trilha:</em> não tem estrutura nas costas e, com peso demais, incomoda. Para um dia, água, lanche e canga, é difícil pensar em coisa melhor.</p>',
    price: 98.9,
    affiliateLink: 'https://mundo-da-mala.example/p/mochila-dobravel-cabe-mao?ref=mimoteca',
    categories: ['viajantes', 'presentes-uteis', 'amigos', 'esportistas'],
    occasions: ['amigo-secreto', 'dia-do-amigo', 'dia-dos-pais'],
    intentions: ['para surpreender', 'para agradecer'],
    daysOld: 199,
    detailViews: 1076,
    art: [
      {
        hero: '🎒',
        palette: 'eucalyptus',
        scene: 'pedestal',
        alt: 'Mochila aberta sobre um pedestal',
      },
      {
        hero: '🎒',
        props: ['🧭', '🏞️'],
        palette: 'sage',
        scene: 'window',
        alt: 'Mochila pronta para o passeio, com bússola e paisagem',
      },
    ],
  },
  {
    title: 'Kit de mergulho livre com snorkel',
    shortDescription:
      'Máscara de visão larga, respirador com válvula seca e bolsa de rede que escorre. Para quem escolhe o destino pela cor da água.',
    descriptionHtml:
      '<p>Alugar máscara na praia é pôr na boca o respirador de uma excursão inteira. Ter a própria muda o passeio. Esta tem <strong>vidro temperado e saia de silicone</strong>, que veda bem em rostos pequenos e grandes, e um respirador cuja válvula se fecha quando a onda passa por cima.</p><p>A bolsa de rede escorre a areia e a água no caminho de volta. Nadadeiras ficaram de fora, para caber na mala.</p><p><em>Antes da estreia</em>, esfregue pasta de dente no vidro e enxágue: sai a película de fábrica, e ele para de embaçar. Estreie no raso, sempre em companhia.</p>',
    price: 319,
    affiliateLink: 'https://mundo-da-mala.example/p/kit-mergulho-livre-snorkel?ref=mimoteca',
    categories: ['viajantes', 'esportistas', 'adolescentes', 'jovem-senhora'],
    occasions: ['aniversario', 'quinze-anos', 'formatura', 'dia-dos-namorados'],
    intentions: ['para surpreender', 'para motivar'],
    daysOld: 61,
    detailViews: 1544,
    art: [
      { hero: '🤿', palette: 'sky', scene: 'pedestal', alt: 'Máscara de mergulho com snorkel' },
      {
        hero: '🤿',
        props: ['🐠', '🪸'],
        palette: 'sky',
        scene: 'scatter',
        alt: 'Máscara de mergulho entre um peixe colorido e um coral',
      },
      {
        hero: '🤿',
        props: ['🏝️', '🐚'],
        palette: 'eucalyptus',
        scene: 'window',
        alt: 'Máscara pronta para a praia, com ilha e concha',
      },
    ],
  },
  {
    title: 'Barraca leve para dois viajantes',
    shortDescription:
      'Monta em oito minutos, pesa dois quilos e meio e aguenta chuva de verão. A desculpa que faltava para dormir ouvindo o mato.',
    descriptionHtml:
      '<p>Acampar fica simples quando a barraca colabora. Esta tem <strong>duas varetas, cores iguais nos encaixes</strong> e um sobreteto que se estende sozinho: na segunda vez, ninguém mais lê o manual.</p><p>Cabe um casal com duas mochilas pequenas, ou uma pessoa com muita tralha. As costuras são seladas e o chão sobe uns dez centímetros nas laterais, o que faz diferença quando a água corre.</p><p><em>É barraca de três estações.</em> Para a serra no inverno, some um bom saco de dormir. E abra em casa uma vez, antes da estreia.</p>',
    price: 599,
    affiliateLink: 'https://mundo-da-mala.example/p/barraca-leve-dois-viajantes?ref=mimoteca',
    categories: ['viajantes', 'esportistas', 'namorado', 'amigos'],
    occasions: ['dia-dos-namorados', 'aniversario', 'dia-do-amigo'],
    intentions: ['para surpreender', 'para motivar'],
    daysOld: 277,
    detailViews: 926,
    art: [
      {
        hero: '⛺',
        props: ['🌲'],
        palette: 'sage',
        scene: 'window',
        alt: 'Barraca armada ao lado de uma árvore',
      },
      {
        hero: '⛺',
        props: ['🔥', '🌙'],
        palette: 'night',
        scene: 'table',
        alt: 'Barraca à noite, com fogueira e lua',
      },
    ],
  },
  {
    title: 'Bússola de bolso com gravação',
    shortDescription:
      'Latão envelhecido, tampa com fecho e uma frase curta gravada por dentro. Aponta o norte e lembra quem ficou esperando a volta.',
    descriptionHtml:
      '<p>O celular sabe o caminho, mas não se guarda numa gaveta por quarenta anos. A bússola é de <strong>latão envelhecido</strong>, funciona de verdade e recebe, na parte de dentro da tampa, até sessenta letras gravadas.</p><p>Fica linda para quem vai estudar fora, mudar de cidade ou começar no primeiro emprego. Escolha uma frase que só vocês entendam; as citações famosas cansam.</p><p><em>Peça com antecedência:</em> a gravação leva cinco dias úteis e não permite troca. Releia o texto em voz alta antes de confirmar, inclusive os acentos.</p>',
    price: 134.9,
    affiliateLink: 'https://mundo-da-mala.example/p/bussola-bolso-gravacao?ref=mimoteca',
    categories: ['viajantes', 'personalizados', 'namorado', 'pai'],
    occasions: ['formatura', 'primeiro-emprego', 'dia-dos-pais', 'dia-dos-namorados'],
    intentions: ['para motivar', 'para celebrar'],
    daysOld: 148,
    detailViews: 784,
    art: [
      { hero: '🧭', palette: 'clay', scene: 'close-up', alt: 'Bússola de bolso vista de perto' },
      {
        hero: '🧭',
        props: ['🗺️', '💌'],
        palette: 'butter',
        scene: 'table',
        alt: 'Bússola sobre um mapa, ao lado de uma carta',
      },
    ],
  },
  {
    title: 'Tênis de corrida para os primeiros cinco quilômetros',
    shortDescription:
      'Amortecimento macio, respirável e sem promessa de recorde. Para quem decidiu começar e precisa de uma boa razão para não adiar a segunda-feira.',
    descriptionHtml:
      '<p>O melhor tênis para começar é o que não machuca no terceiro dia. Este tem <strong>amortecimento generoso, calcanhar firme</strong> e uma forma um pouco mais larga na frente, onde o pé incha.</p><p>A malha respira bem no calor e seca de um dia para o outro. Depois de uns quinhentos quilômetros, ele pede aposentadoria das corridas e segue carreira na feira.</p><p><em>Como acertar o número:</em> espie um sapato da pessoa e compre um ponto acima, porque corrida pede folga. A primeira troca é gratuita, com a sola limpa.</p>',
    price: 449.9,
    originalPrice: 529.9,
    affiliateLink:
      'https://loja-do-quintal.example/p/tenis-corrida-primeiros-cinco-quilometros?ref=mimoteca',
    categories: ['esportistas', 'presentes-uteis', 'namorado', 'pai'],
    occasions: ['ano-novo', 'aniversario', 'dia-dos-pais'],
    intentions: ['para motivar'],
    daysOld: 92,
    detailViews: 2053,
    art: [
      { hero: '👟', palette: 'sky', scene: 'pedestal', alt: 'Tênis de corrida sobre um pedestal' },
      {
        hero: '👟',
        props: ['⏱️', '💧'],
        palette: 'eucalyptus',
        scene: 'table',
        alt: "Tênis ao lado de um cronômetro e de uma gota d'água",
      },
      {
        hero: '👟',
        props: ['☀️'],
        palette: 'apricot',
        scene: 'window',
        alt: 'Tênis junto à janela numa manhã de sol',
      },
    ],
  },
  {
    title: 'Bola de futebol costurada à mão',
    shortDescription:
      'Trinta e dois gomos, couro sintético macio e costura reforçada. A bola que aguenta o campinho, a praia e a final de domingo.',
    descriptionHtml:
      '<p>Existe bola de vitrine e existe bola de jogo. Esta foi <strong>costurada à mão, gomo por gomo</strong>, por uma cooperativa que vive disso, e tem o quique honesto das antigas.</p><p>O tamanho é o oficial, bom a partir dos doze anos; para os menores, há o número quatro da mesma linha. Vem vazia, com bomba e duas agulhas, para facilitar o embrulho.</p><p><em>Dica de vestiário:</em> nunca encha até virar pedra. Calibrada como manda a indicação ao lado do bico, ela dura o dobro e perdoa mais as canelas.</p>',
    price: 149.9,
    affiliateLink: 'https://loja-do-quintal.example/p/bola-futebol-costurada-mao?ref=mimoteca',
    categories: ['esportistas', 'feito-a-mao', 'criancas', 'pai'],
    occasions: ['dia-das-criancas', 'dia-dos-pais', 'amigo-secreto', 'natal'],
    intentions: ['para celebrar', 'para surpreender'],
    daysOld: 229,
    detailViews: 1397,
    art: [
      { hero: '⚽', palette: 'eucalyptus', scene: 'pedestal', alt: 'Bola de futebol em destaque' },
      {
        hero: '⚽',
        props: ['🥅', '🏆'],
        palette: 'sage',
        scene: 'window',
        alt: 'Bola diante do gol, com uma taça ao lado',
      },
    ],
  },
  {
    title: 'Kit de tênis de mesa para qualquer mesa',
    shortDescription:
      'Rede retrátil que prende em tampos de até cinco centímetros, duas raquetes e seis bolinhas. Transforma a sala de jantar em ginásio.',
    descriptionHtml:
      '<p>Poucos presentes ficam prontos para usar em <strong>trinta segundos</strong>. A rede se estica entre dois suportes, prende no tampo por pressão e volta sozinha para dentro da caixinha.</p><p>Serve na mesa de jantar, na sala de reuniões e na casa de praia alugada. As raquetes têm borracha lisa e perdoam bem os iniciantes; quem joga a sério vai preferir as próprias.</p><p><em>Proteja os cristais.</em> As garras são forradas e não marcam a madeira, mas as bolinhas têm opinião própria. Compre mais uma dúzia, que elas somem.</p>',
    price: 109.9,
    affiliateLink: 'https://loja-do-quintal.example/p/kit-tenis-mesa-qualquer-mesa?ref=mimoteca',
    categories: ['esportistas', 'amigos', 'criancas', 'trabalho-e-estudo'],
    occasions: ['amigo-secreto', 'dia-das-criancas', 'natal', 'dia-do-amigo'],
    intentions: ['para celebrar', 'para surpreender'],
    daysOld: 67,
    detailViews: 1652,
    art: [
      { hero: '🏓', palette: 'sky', scene: 'pedestal', alt: 'Raquete e bolinha de tênis de mesa' },
      {
        hero: '🏓',
        props: ['🏅', '🥤'],
        palette: 'apricot',
        scene: 'table',
        alt: 'Raquete na mesa com uma medalha e um refresco',
      },
    ],
  },
  {
    title: 'Bicicleta urbana de seis marchas',
    shortDescription:
      'Quadro leve, postura ereta, paralamas e bagageiro já montados. Para ir à padaria, ao trabalho ou a lugar nenhum, que é o melhor trajeto.',
    descriptionHtml:
      '<p>Nem toda bicicleta quer suor. Esta foi desenhada para a cidade: <strong>costas retas, selim largo</strong>, seis marchas que dão conta das ladeiras comuns e paralamas para salvar a calça em dia de poça.</p><p>O bagageiro aceita cesta ou alforje, e o descanso central segura a bicicleta carregada. Chega oitenta por cento montada, com as ferramentas para o resto.</p><p><em>Some ao presente</em> um capacete e uma boa tranca em U. E veja a altura: o quadro único serve bem a quem tem entre um metro e cinquenta e oito e um e oitenta.</p>',
    price: 1749,
    originalPrice: 1990,
    affiliateLink: 'https://loja-do-quintal.example/p/bicicleta-urbana-seis-marchas?ref=mimoteca',
    categories: ['esportistas', 'sustentaveis', 'jovem-senhora', 'presentes-uteis'],
    occasions: ['aniversario', 'promocao', 'aprovacao-no-vestibular', 'natal'],
    intentions: ['para motivar', 'para celebrar'],
    daysOld: 263,
    detailViews: 1014,
    art: [
      { hero: '🚲', palette: 'sage', scene: 'pedestal', alt: 'Bicicleta urbana em destaque' },
      {
        hero: '🚲',
        props: ['🧺', '🌷'],
        palette: 'eucalyptus',
        scene: 'window',
        alt: 'Bicicleta com cesta e flores junto à janela',
      },
      {
        hero: '🚲',
        props: ['🥖', '🌳'],
        palette: 'butter',
        scene: 'table',
        alt: 'Bicicleta na volta da padaria, com pão e uma árvore',
      },
    ],
  },
  {
    title: 'Óculos de natação com estojo ventilado',
    shortDescription:
      'Vedação macia, lente espelhada e tira que não puxa o cabelo. Um presente pequeno para quem acorda antes do sol para contar azulejos.',
    descriptionHtml:
      "<p>Nadador vive com marca de óculos no rosto e sempre acha que é assim mesmo. Com uma <strong>vedação de silicone mais larga</strong>, a marca some antes do café e a água fica do lado de fora.</p><p>As lentes espelhadas protegem na piscina aberta sem escurecer demais a coberta. O ajuste fica atrás da cabeça e se faz com uma mão só, debaixo d'água.</p><p>O estojo ventilado seca tudo até o dia seguinte. <em>Não esfregue as lentes por dentro</em>: a camada contra embaçamento sai, e essa não volta.</p>",
    price: 74.9,
    affiliateLink: 'https://loja-do-quintal.example/p/oculos-natacao-estojo-ventilado?ref=mimoteca',
    categories: ['esportistas', 'aposentadoria', 'adolescentes'],
    occasions: ['aniversario', 'ano-novo', 'amigo-secreto'],
    intentions: ['para motivar'],
    daysOld: 344,
    detailViews: 406,
    art: [
      {
        hero: '🥽',
        props: ['💧'],
        palette: 'sky',
        scene: 'pedestal',
        alt: "Óculos de natação com uma gota d'água ao lado",
      },
      {
        hero: '🥽',
        props: ['🩱', '🏊'],
        palette: 'sky',
        scene: 'scatter',
        alt: 'Óculos entre um maiô e uma pessoa nadando',
      },
    ],
  },
  {
    title: 'Skate de bordo para iniciantes',
    shortDescription:
      'Prancha de sete lâminas, rodas macias que perdoam a calçada e lixa colorida. Montado e pronto para a primeira remada no parque.',
    descriptionHtml:
      '<p>Skate de brinquedo dura uma tarde e ensina medo. Este é de verdade, com <strong>sete lâminas de bordo</strong> e rodas um pouco mais macias, que passam por pedrinhas sem travar.</p><p>É largo o bastante para dar confiança a quem está aprendendo e serve até os oitenta e cinco quilos, ou seja, o pai também vai querer experimentar.</p><p><em>O capacete não é opcional.</em> Se o orçamento permitir, embrulhe junto, com joelheiras e munhequeiras. E combine o primeiro passeio num lugar plano: ladeira é capítulo dois.</p>',
    price: 339,
    affiliateLink: 'https://loja-do-quintal.example/p/skate-bordo-iniciantes?ref=mimoteca',
    categories: ['esportistas', 'adolescentes', 'criancas', 'nerd'],
    occasions: ['aniversario', 'dia-das-criancas', 'natal'],
    intentions: ['para surpreender', 'para motivar'],
    daysOld: 124,
    detailViews: 1745,
    art: [
      {
        hero: '🛹',
        palette: 'apricot',
        scene: 'pedestal',
        alt: 'Skate em destaque sobre um pedestal',
      },
      {
        hero: '🛹',
        props: ['🧢', '☀️'],
        palette: 'sky',
        scene: 'window',
        alt: 'Skate junto à janela, com boné e dia de sol',
      },
    ],
  },
];
