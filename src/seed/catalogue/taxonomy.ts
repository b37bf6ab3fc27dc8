import type { SeedGroup, SeedTerm } from '../types';

export const categoryGroups: SeedGroup[] = [
  {
    slug: 'para-quem-voce-ama',
    name: 'Para Quem Você Ama',
    shortDescription:
      'Presentes para as pessoas que sabem o seu jeito de tomar café e o nome do seu primeiro bicho de estimação.',
    description:
      'Quanto mais perto a pessoa, mais difícil a escolha: a gente conhece tudo dela e, justamente por isso, nada parece bom o bastante.\n\nAqui as ideias estão separadas por quem vai receber, da namorada aos avós. Comece pela pessoa, pense na rotina dela e deixe o preço para o fim.',
    art: {
      hero: '💝',
      props: ['🌷', '✉️'],
      palette: 'rose',
      scene: 'pedestal',
      alt: 'Caixa em forma de coração com laço ao lado de uma tulipa e de uma carta',
    },
  },
  {
    slug: 'fases-da-vida',
    name: 'Fases da Vida',
    shortDescription:
      'Do primeiro chocalho ao primeiro dia sem despertador: ideias que respeitam o tempo de cada um.',
    description:
      'Um presente acerta quando chega na hora certa. O que encanta aos sete anos cansa aos treze, e o que falta na primeira casa já sobra na segunda.\n\nReunimos aqui as fases em que a vida muda de tamanho. Em cada uma, o que realmente se usa e o que vira lembrança.',
    art: {
      hero: '🎈',
      props: ['🧸', '🏡'],
      palette: 'apricot',
      scene: 'window',
      alt: 'Balão vermelho entre um ursinho e uma casa com jardim',
    },
  },
  {
    slug: 'paixoes',
    name: 'Paixões',
    shortDescription:
      'Para quem tem um assunto favorito e fica com os olhos brilhando quando alguém puxa a conversa.',
    description:
      'Quem tem uma paixão já deu a dica do presente. Falta descobrir o que a pessoa ainda não tem, e é nesse detalhe que o carinho aparece.\n\nAs escolhas daqui fogem do óbvio sem complicar: acessórios bem pensados, boas ferramentas e mimos que só quem é do ramo entende.',
    art: {
      hero: '🎨',
      props: ['🎸', '📚', '⚽'],
      palette: 'clay',
      scene: 'table',
      alt: 'Paleta de pintura cercada por um violão, livros e uma bola',
    },
  },
  {
    slug: 'casa-e-aconchego',
    name: 'Casa e Aconchego',
    shortDescription:
      'Luz baixa, planta na janela e xícara na mão: presentes que deixam a casa com cara de quem mora nela.',
    description:
      'Presentear a casa de alguém é presentear os dias comuns dessa pessoa: o café da manhã, o fim da tarde, a visita que chega sem avisar.\n\nPreferimos peças discretas, de materiais que envelhecem bem e conversam com a decoração que já existe. Na dúvida, escolha tons neutros.',
    art: {
      hero: '🛋️',
      props: ['🪴', '🕯️'],
      palette: 'sage',
      scene: 'window',
      alt: 'Sofá aconchegante com um vaso de planta e uma vela acesa',
    },
  },
  {
    slug: 'do-dia-a-dia',
    name: 'Do Dia a Dia',
    shortDescription:
      'Coisas bonitas que trabalham: presentes para usar na segunda-feira e lembrar de quem deu.',
    description:
      'Há quem ache que presente útil não tem graça. Discordamos: um objeto bem escolhido lembra você toda vez que sai da gaveta.\n\nNesta parte estão os companheiros da rotina, do trabalho ao banho demorado. Todos têm um motivo claro para existir.',
    art: {
      hero: '🎒',
      props: ['☕', '⌚'],
      palette: 'sky',
      scene: 'pedestal',
      alt: 'Mochila ao lado de uma xícara de café e de um relógio de pulso',
    },
  },
  {
    slug: 'mimos-com-historia',
    name: 'Mimos com História',
    shortDescription:
      'Peças feitas à mão, gravadas, plantadas ou achadas por pouco dinheiro, todas com algo para contar.',
    description:
      'Alguns presentes trazem uma história junto: o nome de quem fez, uma data gravada, um material que teria ido para o lixo.\n\nAqui também moram os achados de até 50 reais, porque atenção não se mede em dinheiro. Leia os prazos com calma: o que é feito sob medida pede alguns dias.',
    art: {
      hero: '🧶',
      props: ['🪡', '🧵'],
      palette: 'butter',
      scene: 'table',
      alt: 'Novelo de lã com agulha e carretel de linha sobre a mesa',
    },
  },
];

export const categories: SeedTerm[] = [
  {
    slug: 'namorada',
    name: 'Namorada',
    group: 'para-quem-voce-ama',
    month: 'junho',
    shortDescription:
      'Ideias para ela que vão além das flores, do primeiro mês de namoro ao décimo aniversário.',
    description:
      'O presente de namoro diz duas coisas ao mesmo tempo: que você pensa nela e que presta atenção quando ela fala.\n\nPor isso a lista mistura romance com vida real: uma joia pequena, um jantar em casa, um mimo para o fim de um dia longo. Junte um bilhete escrito à mão e metade do trabalho está feita.',
    art: {
      hero: '💐',
      props: ['💌', '💍'],
      palette: 'rose',
      scene: 'pedestal',
      alt: 'Buquê de flores com uma carta de amor e um anel',
    },
  },
  {
    slug: 'namorado',
    name: 'Namorado',
    group: 'para-quem-voce-ama',
    month: 'junho',
    shortDescription:
      'Para ele que diz que não precisa de nada: presentes com utilidade, charme e um pouco de provocação.',
    description:
      'Namorado que não pede nada costuma deixar pistas: o fone remendado, a carteira gasta, a vontade antiga de aprender a cozinhar.\n\nJuntamos aqui presentes que ele vai usar de verdade e outros para dividir a dois. Se ele troca pouco de roupa e muito de assunto, comece pelos passatempos.',
    art: {
      hero: '⌚',
      props: ['🎧', '❤️'],
      palette: 'clay',
      scene: 'close-up',
      alt: 'Relógio de pulso com um fone de ouvido e um coração vermelho',
    },
  },
  {
    slug: 'mae',
    name: 'Mãe',
    group: 'para-quem-voce-ama',
    month: 'maio',
    shortDescription:
      'Carinho em forma de objeto para quem sempre diz que a sua presença já é presente.',
    description:
      'Mãe guarda desenho torto por trinta anos, então o valor nunca está na etiqueta. Está em perceber do que ela gosta quando não está cuidando de ninguém.\n\nProcure algo que devolva tempo, conforto ou memória. E evite eletrodomésticos, a menos que ela tenha pedido com todas as letras.',
    art: {
      hero: '🌷',
      props: ['🫖', '💛'],
      palette: 'apricot',
      scene: 'window',
      alt: 'Tulipa cor-de-rosa diante da janela, com bule de chá ao lado',
    },
  },
  {
    slug: 'pai',
    name: 'Pai',
    group: 'para-quem-voce-ama',
    month: 'agosto',
    shortDescription:
      'Para o pai do churrasco, o do rádio de pilha e o que conserta tudo com fita adesiva.',
    description:
      'Pai de gravata é coisa de propaganda antiga. O de verdade tem mania, coleção, time do coração e uma caneca que ninguém mais pode usar.\n\nAs ideias desta página partem dessas manias. Escolha a dele e aumente um pouco a qualidade do que ele já tem.',
    art: {
      hero: '🧰',
      props: ['☕', '📻'],
      palette: 'clay',
      scene: 'table',
      alt: 'Caixa de ferramentas vermelha com xícara de café e rádio antigo',
    },
  },
  {
    slug: 'avos',
    name: 'Avós',
    group: 'para-quem-voce-ama',
    month: 'julho',
    shortDescription:
      'Presentes com conforto e memória para quem guarda as receitas, as fotos e as melhores histórias da família.',
    description:
      'Com avós, o presente bom é o que aproxima: uma foto fácil de ver, uma receita registrada, um motivo para a visita durar mais.\n\nDamos preferência a peças simples de usar, com letra grande, tecido macio e nada de senha complicada. Entregue pessoalmente sempre que puder.',
    art: {
      hero: '👓',
      props: ['🧶', '☕'],
      palette: 'butter',
      scene: 'table',
      alt: 'Óculos de leitura ao lado de um novelo de lã e de um café',
    },
  },
  {
    slug: 'amigos',
    name: 'Amigos',
    group: 'para-quem-voce-ama',
    month: 'todo-ano',
    shortDescription:
      'Para a turma toda: piada interna, noite de jogo, café adiado e aquele muito obrigado que ficou devendo.',
    description:
      'Presente de amizade pode ser leve. O melhor deles começa com “vi isto e lembrei de você” e não precisa de data para acontecer.\n\nReunimos opções para dividir, para rir e para usar junto. Os preços ficam em uma faixa boa para vaquinha e amigo-secreto.',
    art: {
      hero: '🍻',
      props: ['🎲', '🎉'],
      palette: 'apricot',
      scene: 'scatter',
      alt: 'Duas canecas brindando, com um dado e confetes em volta',
    },
  },
  {
    slug: 'bebes',
    name: 'Bebês',
    group: 'fases-da-vida',
    month: 'todo-ano',
    shortDescription:
      'Macio, seguro e lavável: o enxoval de carinho para quem acabou de chegar e para quem não dorme.',
    description:
      'Bebê cresce depressa e suja mais depressa ainda. O bom presente aguenta a máquina de lavar, não solta peças e facilita a vida de quem troca fraldas às três da manhã.\n\nAo escolher roupas, prefira um tamanho acima. E lembre-se dos pais: um mimo para eles nessa fase vale por dois.',
    art: {
      hero: '🍼',
      props: ['🧸', '☁️'],
      palette: 'sky',
      scene: 'pedestal',
      alt: 'Mamadeira com um ursinho e uma nuvem macia ao fundo',
    },
  },
  {
    slug: 'criancas',
    name: 'Crianças',
    group: 'fases-da-vida',
    month: 'outubro',
    shortDescription:
      'Brinquedos e livros que sobrevivem à primeira semana e convidam a inventar outra brincadeira.',
    description:
      'Criança desembrulha em três segundos e julga em cinco. Ganha quem oferece um começo de brincadeira, não um fim.\n\nDemos preferência a presentes sem tela e com pouca pilha, de montar, plantar, contar e correr. A idade indicada em cada ficha é um ponto de partida.',
    art: {
      hero: '🪁',
      props: ['🧩', '🖍️'],
      palette: 'butter',
      scene: 'scatter',
      alt: 'Pipa colorida com peça de quebra-cabeça e giz de cera',
    },
  },
  {
    slug: 'adolescentes',
    name: 'Adolescentes',
    group: 'fases-da-vida',
    month: 'todo-ano',
    shortDescription:
      'Sem constrangimento diante dos amigos: ideias que respeitam o gosto, o quarto e a playlist deles.',
    description:
      'Entre os doze e os dezoito, ninguém gosta do que gostava no mês passado. O caminho mais seguro é apoiar o que já interessa, em vez de tentar adivinhar a moda.\n\nPense no quarto, na música, no esporte e na criação. E guarde o comprovante: trocar também é liberdade.',
    art: {
      hero: '🛹',
      props: ['🎧', '📸'],
      palette: 'lavender',
      scene: 'pedestal',
      alt: 'Skate com um fone de ouvido e uma câmera instantânea',
    },
  },
  {
    slug: 'jovem-senhora',
    name: 'Jovem Senhora',
    group: 'fases-da-vida',
    month: 'todo-ano',
    shortDescription:
      'Para a mulher que gosta de louça bonita, noite cedo e planta bem cuidada, aos 28 ou aos 82.',
    description:
      'Jovem senhora é um estado de espírito: quem troca a balada por um bule novo e comemora quando a orquídea volta a florir.\n\nEscolhemos objetos elegantes e tranquilos, com um toque de vovó moderna: bordado, porcelana, crochê, perfume de lavanda. Ela vai reparar no acabamento, então repare antes.',
    art: {
      hero: '🫖',
      props: ['🌸', '🍪'],
      palette: 'lavender',
      scene: 'table',
      alt: 'Bule de porcelana com flor de cerejeira e biscoito',
    },
  },
  {
    slug: 'aposentadoria',
    name: 'Aposentadoria',
    group: 'fases-da-vida',
    month: 'todo-ano',
    shortDescription:
      'Presentes para quem trocou a reunião de segunda pela horta, pela viagem ou pela rede na varanda.',
    description:
      'Aposentar-se é ganhar tempo, e tempo novo pede companhia boa: um passatempo, um roteiro, uma cadeira confortável.\n\nDeixe o relógio de parede com placa para a empresa. Aqui moram presentes que olham para a frente, não para o cargo que ficou.',
    art: {
      hero: '🏖️',
      props: ['🎣', '🌻'],
      palette: 'sky',
      scene: 'window',
      alt: 'Praia com guarda-sol, vara de pescar e um girassol',
    },
  },
  {
    slug: 'casa-nova',
    name: 'Casa Nova',
    group: 'fases-da-vida',
    month: 'todo-ano',
    shortDescription:
      'Depois das caixas, o aconchego: o que ninguém lembra de comprar quando muda e todo mundo usa.',
    description:
      'Quem muda de casa gasta tudo com armário e frete, e descobre na primeira noite que não tem abridor de garrafa.\n\nA seleção vai do prático ao simbólico, sempre em tamanhos fáceis de guardar. Se não conhece bem a decoração, fique nos materiais naturais: madeira, vidro, algodão e barro.',
    art: {
      hero: '🏡',
      props: ['🔑', '🪴'],
      palette: 'sage',
      scene: 'window',
      alt: 'Casa com jardim, uma chave e um vaso de planta',
    },
  },
  {
    slug: 'nerd',
    name: 'Nerd',
    group: 'paixoes',
    month: 'todo-ano',
    shortDescription:
      'Para quem debate regras de tabuleiro, decora efemérides e monta coisas pequenas com paciência grande.',
    description:
      'O nerd de verdade reconhece um presente preguiçoso a quilômetros. Camiseta com frase pronta não convence ninguém.\n\nVale mais um bom jogo para a mesa, um kit para montar ou um objeto que funcione por princípio físico. Descubra o universo preferido e procure a peça que falta.',
    art: {
      hero: '🎮',
      props: ['🎲', '🪐'],
      palette: 'night',
      scene: 'close-up',
      alt: 'Controle de videogame com um dado e um planeta de anéis',
    },
  },
  {
    slug: 'leitores',
    name: 'Leitores',
    group: 'paixoes',
    month: 'todo-ano',
    shortDescription:
      'Tudo o que fica em volta do livro: luz, marcador, poltrona, chá e um lugar para a pilha crescer.',
    description:
      'Dar livro a quem lê muito é arriscado: ou a pessoa já tem, ou já sabe que não quer. Os objetos da leitura são um caminho mais tranquilo.\n\nLuminárias, apoios, mantas e cadernos acompanham qualquer gênero. Se insistir no livro, escreva uma dedicatória: ninguém troca livro assinado.',
    art: {
      hero: '📚',
      props: ['🔖', '☕'],
      palette: 'clay',
      scene: 'table',
      alt: 'Pilha de livros com marcador de página e xícara de café',
    },
  },
  {
    slug: 'cozinheiros',
    name: 'Cozinheiros',
    group: 'paixoes',
    month: 'todo-ano',
    shortDescription:
      'Para quem prova com a colher de pau e nunca segue a receita até o fim: ferramentas, temperos e mesa bonita.',
    description:
      'Cozinha de quem ama cozinhar costuma estar cheia de coisas medianas. Um único utensílio excelente vale mais que um jogo inteiro.\n\nSugerimos panelas que duram, facas que cortam e temperos que contam de onde vieram. O risco é você ser convidado para jantar.',
    art: {
      hero: '🍳',
      props: ['🧄', '🌿'],
      palette: 'terracotta',
      scene: 'table',
      alt: 'Frigideira com ovo, cabeça de alho e ramo de ervas',
    },
  },
  {
    slug: 'musicos',
    name: 'Músicos',
    group: 'paixoes',
    month: 'todo-ano',
    shortDescription:
      'Do primeiro ukulele ao disco que faltava: presentes para tocar, ouvir e perdoar o ensaio até tarde.',
    description:
      'Instrumento é escolha íntima, mas tudo o que o cerca aceita sugestão: suporte, afinador, correia, caderno de pauta, bons fones.\n\nHá também opções para quem só ouve, e ouve com devoção. Antes de comprar acessórios, confirme o instrumento: corda de violão não serve em cavaquinho.',
    art: {
      hero: '🎸',
      props: ['🎵', '🎧'],
      palette: 'terracotta',
      scene: 'pedestal',
      alt: 'Guitarra vermelha com nota musical e fone de ouvido',
    },
  },
  {
    slug: 'viajantes',
    name: 'Viajantes',
    group: 'paixoes',
    month: 'todo-ano',
    shortDescription:
      'Leves, compactos e prontos para a mala de mão: presentes para quem já planeja a próxima ida.',
    description:
      'Viajante mede tudo em gramas. Um presente para ele precisa caber no bolso da mochila ou então ficar em casa, lembrando a viagem.\n\nMisturamos os dois tipos: organizadores e acessórios para a estrada, mapas e diários para a volta. Evite qualquer coisa frágil ou líquida demais.',
    art: {
      hero: '🧳',
      props: ['🗺️', '🧭'],
      palette: 'sky',
      scene: 'pedestal',
      alt: 'Mala de viagem com mapa dobrado e bússola',
    },
  },
  {
    slug: 'esportistas',
    name: 'Esportistas',
    group: 'paixoes',
    month: 'todo-ano',
    shortDescription:
      'Para a corrida das seis, o futebol de quarta e a ioga de domingo, com suor e sem promessa milagrosa.',
    description:
      'Quem treina já tem o equipamento principal do seu jeito. O presente entra no resto: recuperação, hidratação, transporte e diversão.\n\nEscolha pelo esporte e pela fase: para quem começa, conforto; para quem compete, detalhe. E nunca dê esporte a quem não pediu.',
    art: {
      hero: '👟',
      props: ['🏅', '🚴'],
      palette: 'eucalyptus',
      scene: 'pedestal',
      alt: 'Tênis de corrida com medalha e uma pessoa pedalando ao fundo',
    },
  },
  {
    slug: 'decoracao',
    name: 'Decoração',
    group: 'casa-e-aconchego',
    month: 'todo-ano',
    shortDescription:
      'Objetos com presença e sem exagero para estantes, paredes e aquele canto vazio da sala.',
    description:
      'Decorar a casa dos outros exige delicadeza. O segredo é escolher peças pequenas, que mudem de lugar com facilidade e não imponham um estilo.\n\nVasos, velas, molduras e tecidos fazem isso bem. Observe as cores que a pessoa já tem e escolha um tom vizinho.',
    art: {
      hero: '🖼️',
      props: ['🏺', '🕯️'],
      palette: 'terracotta',
      scene: 'window',
      alt: 'Quadro emoldurado com vaso de barro e vela',
    },
  },
  {
    slug: 'jardim-e-plantas',
    name: 'Jardim e Plantas',
    group: 'casa-e-aconchego',
    month: 'setembro',
    shortDescription:
      'Vasos, sementes e ferramentas para quem conversa com as folhas, em quintal ou em peitoril de janela.',
    description:
      'Planta é presente que continua: cresce, floresce e às vezes rende muda para devolver a gentileza.\n\nPara quem começa, prefira espécies resistentes e vasos com boa drenagem. Para quem já tem selva em casa, ferramentas e suportes agradam mais que outra samambaia.',
    art: {
      hero: '🪴',
      props: ['🌱', '💧'],
      palette: 'eucalyptus',
      scene: 'window',
      alt: 'Vaso de planta na janela com broto e gota de água',
    },
  },
  {
    slug: 'cafe-e-cha',
    name: 'Café e Chá',
    group: 'casa-e-aconchego',
    month: 'todo-ano',
    shortDescription:
      'Rituais quentes para começar o dia ou encerrar a conversa: grãos, ervas, canecas e bules.',
    description:
      'Existe quem tome café e quem prepare café. Os presentes daqui servem aos dois, com respeito especial por quem esquenta a xícara antes.\n\nGrãos e ervas devem chegar frescos, então confira a data de torra ou de colheita. Canecas e bules podem ser escolhidos com o coração.',
    art: {
      hero: '☕',
      props: ['🫘', '🍪'],
      palette: 'clay',
      scene: 'close-up',
      alt: 'Xícara de café fumegante com grãos e biscoito',
    },
  },
  {
    slug: 'organizacao',
    name: 'Organização',
    group: 'casa-e-aconchego',
    month: 'janeiro',
    shortDescription:
      'Cestos, caixas e agendas para quem respira melhor quando cada coisa tem o seu lugar.',
    description:
      'Organização só é presente quando não soa como recado. Escolha peças bonitas, que a pessoa exibiria mesmo vazias.\n\nCestos, bandejas e porta-joias resolvem a bagunça com elegância. Para a mesa de trabalho, o planejador certo vale por uma hora a mais no dia.',
    art: {
      hero: '🧺',
      props: ['🏷️', '📦'],
      palette: 'butter',
      scene: 'table',
      alt: 'Cesto de vime com etiqueta e caixa de papelão',
    },
  },
  {
    slug: 'presentes-uteis',
    name: 'Presentes Úteis',
    group: 'do-dia-a-dia',
    month: 'todo-ano',
    shortDescription:
      'Para quem pergunta “mas serve para quê?”: objetos bem desenhados que resolvem um problema de verdade.',
    description:
      'O presente útil não precisa ser sem graça. Quando o desenho é bom, a pessoa usa todo dia e conta para os outros quem deu.\n\nTestamos cada ideia com uma pergunta simples: isto melhora alguma terça-feira? Se a resposta é sim, está aqui.',
    art: {
      hero: '🔦',
      props: ['☂️', '🔧'],
      palette: 'eucalyptus',
      scene: 'table',
      alt: 'Lanterna com guarda-chuva e chave inglesa',
    },
  },
  {
    slug: 'trabalho-e-estudo',
    name: 'Trabalho e Estudo',
    group: 'do-dia-a-dia',
    month: 'fevereiro',
    shortDescription:
      'Mesa mais bonita, costas menos doloridas e ideias no papel: mimos para as horas de concentração.',
    description:
      'Passamos mais tempo com a nossa mesa do que com a maioria das pessoas. Um bom presente para ela melhora o ano inteiro.\n\nCadernos, luminárias, suportes e canetas que deslizam: tudo pensado para quem estuda, trabalha em casa ou acabou de ganhar a primeira sala.',
    art: {
      hero: '📓',
      props: ['🖊️', '📎'],
      palette: 'sky',
      scene: 'table',
      alt: 'Caderno com caneta e clipe de papel sobre a mesa',
    },
  },
  {
    slug: 'tecnologia',
    name: 'Tecnologia',
    group: 'do-dia-a-dia',
    month: 'novembro',
    shortDescription:
      'Aparelhos simpáticos que facilitam a vida sem exigir um manual de cem páginas.',
    description:
      'Tecnologia boa de presentear é a que funciona ao sair da caixa. Se precisa de cadastro, adaptador e paciência, deixe para a própria pessoa comprar.\n\nPreferimos som, luz, fotografia e energia: coisas que qualquer idade entende. Confira a voltagem e guarde a nota fiscal para a garantia.',
    art: {
      hero: '🎧',
      props: ['📱', '🔋'],
      palette: 'night',
      scene: 'pedestal',
      alt: 'Fone de ouvido com celular e bateria',
    },
  },
  {
    slug: 'beleza-e-bem-estar',
    name: 'Beleza e Bem-estar',
    group: 'do-dia-a-dia',
    month: 'todo-ano',
    shortDescription:
      'Banhos longos, peles bem tratadas e sono em dia: gentilezas para o corpo descansar.',
    description:
      'Cuidar do corpo é assunto íntimo, por isso o presente deve convidar, nunca corrigir. Fuja de tudo que prometa emagrecer ou rejuvenescer.\n\nAromas suaves, tecidos agradáveis e pequenos rituais quase sempre agradam. Se a pessoa tem pele ou nariz sensíveis, escolha versões sem perfume.',
    art: {
      hero: '🧴',
      props: ['🛁', '🌿'],
      palette: 'lavender',
      scene: 'pedestal',
      alt: 'Frasco de loção com banheira e ramo de ervas',
    },
  },
  {
    slug: 'feito-a-mao',
    name: 'Feito à Mão',
    group: 'mimos-com-historia',
    month: 'todo-ano',
    shortDescription:
      'Barro, linha, madeira e paciência: peças de ateliê em que nenhuma sai igual à outra.',
    description:
      'Uma peça feita à mão tem pequenas diferenças, e é por elas que a gente se apaixona: o esmalte que escorreu, o ponto mais apertado, a veia da madeira.\n\nOs prazos são os do ateliê, não os da pressa. Encomende com duas semanas de folga e conte a história do artesão no cartão.',
    art: {
      hero: '🏺',
      props: ['🧵', '🪵'],
      palette: 'terracotta',
      scene: 'pedestal',
      alt: 'Vaso de cerâmica com carretel de linha e tora de madeira',
    },
  },
  {
    slug: 'personalizados',
    name: 'Personalizados',
    group: 'mimos-com-historia',
    month: 'todo-ano',
    shortDescription:
      'Nome, data, mapa ou receita da avó: presentes que só fazem sentido para uma pessoa no mundo.',
    description:
      'Personalizar é dizer que aquilo não poderia ser de mais ninguém. Por isso mesmo, vale caprichar no detalhe e conferir a grafia do nome três vezes.\n\nAs ideias vão da gravação discreta ao livro inteiro. Peças sob medida quase nunca têm troca: aprove a prova com calma.',
    art: {
      hero: '✒️',
      props: ['🏷️', '💌'],
      palette: 'apricot',
      scene: 'close-up',
      alt: 'Bico de pena com etiqueta e carta fechada com coração',
    },
  },
  {
    slug: 'sustentaveis',
    name: 'Sustentáveis',
    group: 'mimos-com-historia',
    month: 'junho',
    shortDescription:
      'Reaproveitados, duráveis ou plantáveis: presentes que deixam menos lixo e mais assunto.',
    description:
      'Presente sustentável não é sermão embrulhado em papel pardo. É um objeto bom, que dura, e por acaso pesa menos no planeta.\n\nOlhamos o material, a embalagem e a vida útil. O mais verde dos presentes continua sendo aquele que a pessoa vai usar por muitos anos.',
    art: {
      hero: '🌱',
      props: ['♻️', '🌎'],
      palette: 'eucalyptus',
      scene: 'pedestal',
      alt: 'Broto verde com símbolo de reciclagem e planeta Terra',
    },
  },
  {
    slug: 'ate-50-reais',
    name: 'Até 50 Reais',
    group: 'mimos-com-historia',
    month: 'todo-ano',
    shortDescription:
      'Pouco dinheiro, muita intenção: achados pequenos que ninguém adivinha quanto custaram.',
    description:
      'Um orçamento curto obriga a pensar melhor, e presente pensado ganha de presente caro quase sempre.\n\nTudo nesta página custava até 50 reais quando foi publicado. Some um embrulho bonito e uma frase sua: são os dois acabamentos que não têm preço.',
    art: {
      hero: '🪙',
      props: ['🎁', '🎀'],
      palette: 'butter',
      scene: 'scatter',
      alt: 'Moeda dourada com caixinha de presente e laço',
    },
  },
];

export const occasionGroups: SeedGroup[] = [
  {
    slug: 'datas-do-ano',
    name: 'Datas do Ano',
    shortDescription:
      'As festas que voltam sempre no calendário e, mesmo assim, conseguem pegar a gente de surpresa.',
    description:
      'Natal cai todo ano no mesmo dia e ainda assim corremos na véspera. As datas fixas pedem só um pouco de antecedência.\n\nMarque a sua no calendário e comece três semanas antes: sobra escolha, sobra prazo de entrega e sobra bom humor.',
    art: {
      hero: '📅',
      props: ['🎄', '🐰'],
      palette: 'terracotta',
      scene: 'table',
      alt: 'Calendário com árvore de Natal e coelho da Páscoa',
    },
  },
  {
    slug: 'celebracoes',
    name: 'Celebrações',
    shortDescription:
      'Velas, alianças, brindes e batizados: os dias em que a família inteira aparece na mesma foto.',
    description:
      'Celebração tem convite, roupa escolhida e gente que veio de longe. O presente faz parte da memória do dia.\n\nSiga a lista, se houver, e acrescente algo seu: uma carta, uma foto, um brinde particular. É o que se guarda depois que o bolo acaba.',
    art: {
      hero: '🎂',
      props: ['🥂', '🎊'],
      palette: 'rose',
      scene: 'pedestal',
      alt: 'Bolo de aniversário com taças brindando e confetes',
    },
  },
  {
    slug: 'conquistas',
    name: 'Conquistas',
    shortDescription:
      'Para diplomas, crachás novos e listas de aprovados: o reconhecimento de quem viu o esforço de perto.',
    description:
      'Toda conquista tem uma parte que ninguém viu: a madrugada, o medo, a segunda tentativa. O presente bom reconhece essa parte.\n\nEscolha algo que acompanhe a etapa que começa agora. E diga em voz alta que você sabe quanto custou.',
    art: {
      hero: '🏆',
      props: ['🎓', '⭐'],
      palette: 'butter',
      scene: 'pedestal',
      alt: 'Troféu dourado com capelo de formatura e estrela',
    },
  },
  {
    slug: 'gestos',
    name: 'Gestos',
    shortDescription:
      'Obrigado, desculpa, melhoras ou coisa nenhuma: presentes que falam quando as palavras não bastam.',
    description:
      'Nem todo presente precisa de festa. Alguns servem para agradecer, fazer as pazes ou lembrar a alguém que não está só.\n\nNesses casos, menos é mais: um objeto pequeno, uma entrega rápida e um bilhete sincero dizem o necessário.',
    art: {
      hero: '💌',
      props: ['🌼', '🤍'],
      palette: 'apricot',
      scene: 'close-up',
      alt: 'Carta fechada com coração, margarida e coração branco',
    },
  },
  {
    slug: 'vida-em-familia',
    name: 'Vida em Família',
    shortDescription:
      'A casa que muda, os avós, os amigos que viraram irmãos e quem ensinou você a ler.',
    description:
      'Família é mais larga que o sobrenome: tem avó emprestada, amigo de infância e a professora que acreditou primeiro.\n\nEstas datas costumam passar em branco, e por isso rendem as melhores surpresas. Um mimo simples já muda o dia.',
    art: {
      hero: '🏠',
      props: ['💛', '🍲'],
      palette: 'sage',
      scene: 'window',
      alt: 'Casa com coração amarelo e panela de comida quente',
    },
  },
];

export const occasions: SeedTerm[] = [
  {
    slug: 'natal',
    name: 'Natal',
    group: 'datas-do-ano',
    month: 'dezembro',
    shortDescription:
      'Da ceia ao pé da árvore: presentes para todas as idades, inclusive para o cunhado difícil.',
    description:
      'No Natal presenteamos muita gente de uma vez, e é aí que a lista embaralha. Divida por pessoa, fixe um valor e compre os difíceis primeiro.\n\nPense em coisas para usar na própria noite, como jogos e quitutes, e em mimos para abrir devagar na manhã seguinte.',
    art: {
      hero: '🎄',
      props: ['🎁', '⭐'],
      palette: 'terracotta',
      scene: 'window',
      alt: 'Árvore de Natal enfeitada com presente e estrela',
    },
  },
  {
    slug: 'ano-novo',
    name: 'Ano-Novo',
    group: 'datas-do-ano',
    month: 'janeiro',
    shortDescription:
      'Agendas em branco, brindes e boas intenções: presentes para começar janeiro com o pé direito.',
    description:
      'O presente de Ano-Novo é um voto: que a pessoa tenha tempo, saúde e bons motivos para sair de casa.\n\nPlanejadores, plantas e experiências combinam com a data. Se for convidado para a virada, leve algo gelado e algo doce.',
    art: {
      hero: '🍾',
      props: ['🎆', '🥂'],
      palette: 'night',
      scene: 'pedestal',
      alt: 'Garrafa de espumante estourando com fogos e taças',
    },
  },
  {
    slug: 'pascoa',
    name: 'Páscoa',
    group: 'datas-do-ano',
    month: 'abril',
    shortDescription:
      'Chocolate, sim, mas não só: ideias para caçar no jardim e dividir depois do almoço.',
    description:
      'A Páscoa das crianças é uma caça ao tesouro; a dos adultos, um almoço que vira tarde inteira. Há presente para as duas.\n\nUm bom chocolate artesanal vale mais que um ovo enorme. Pergunte antes sobre alergias a leite e castanhas.',
    art: {
      hero: '🐰',
      props: ['🥚', '🍫'],
      palette: 'lavender',
      scene: 'scatter',
      alt: 'Coelhinho com ovo e barra de chocolate',
    },
  },
  {
    slug: 'dia-das-maes',
    name: 'Dia das Mães',
    group: 'datas-do-ano',
    month: 'maio',
    shortDescription:
      'No segundo domingo de maio, um carinho para quem criou, adotou, cuidou ou fez as vezes de mãe.',
    description:
      'O almoço é certo, as flores são bem-vindas, mas o que fica é o presente que mostra que você a conhece fora do papel de mãe.\n\nPense no que ela adiou: um curso, um descanso, uma foto finalmente revelada. Entregue antes do almoço, com tempo para o abraço.',
    art: {
      hero: '💐',
      props: ['💗', '☕'],
      palette: 'rose',
      scene: 'window',
      alt: 'Buquê de flores na janela com coração e xícara de café',
    },
  },
  {
    slug: 'dia-dos-pais',
    name: 'Dia dos Pais',
    group: 'datas-do-ano',
    month: 'agosto',
    shortDescription:
      'No segundo domingo de agosto, ideias para pais de churrasco, de garagem, de estádio e de colo.',
    description:
      'O pai agradece qualquer coisa e usa poucas. Para virar o favorito, o presente precisa entrar na rotina dele sem pedir licença.\n\nFerramentas boas, café forte, música e comida funcionam sempre. Se puder, inclua um programa a dois.',
    art: {
      hero: '🔧',
      props: ['☕', '⚽'],
      palette: 'sky',
      scene: 'table',
      alt: 'Chave inglesa com xícara de café e bola de futebol',
    },
  },
  {
    slug: 'dia-dos-namorados',
    name: 'Dia dos Namorados',
    group: 'datas-do-ano',
    month: 'junho',
    shortDescription:
      'Para o 12 de junho: romance com personalidade, do bilhete escondido ao jantar que você mesmo faz.',
    description:
      'No 12 de junho os restaurantes lotam e os presentes se repetem. Fugir disso é mais fácil do que parece: basta falar da história de vocês.\n\nUm detalhe que só o casal entende vale mais que qualquer pelúcia gigante. Reserve com antecedência o que for sob medida.',
    art: {
      hero: '❤️',
      props: ['🌹', '🕯️'],
      palette: 'rose',
      scene: 'close-up',
      alt: 'Coração vermelho com rosa e vela acesa',
    },
  },
  {
    slug: 'dia-das-criancas',
    name: 'Dia das Crianças',
    group: 'datas-do-ano',
    month: 'outubro',
    shortDescription:
      'Para o 12 de outubro: brinquedos que pedem imaginação e, de preferência, um adulto no chão da sala.',
    description:
      'O presente que a criança lembra aos trinta anos quase nunca foi o mais caro. Foi o que alguém sentou para brincar junto.\n\nConfira a idade indicada, evite peças miúdas para os pequenos e pense no espaço da casa. Barulho também é critério.',
    art: {
      hero: '🪀',
      props: ['🎠', '🍭'],
      palette: 'butter',
      scene: 'scatter',
      alt: 'Ioiô com cavalinho de carrossel e pirulito',
    },
  },
  {
    slug: 'dia-da-mulher',
    name: 'Dia da Mulher',
    group: 'datas-do-ano',
    month: 'marco',
    shortDescription:
      'Em 8 de março, reconhecimento em vez de clichê: presentes que tratam de tempo, voz e autonomia.',
    description:
      'Oito de março nasceu da luta, e o presente pode honrar isso: livros de autoras, peças de artesãs, tempo livre de verdade.\n\nDispense o tom de homenagem genérica e fale com a pessoa: o que ela fez este ano que você admira?',
    art: {
      hero: '🌻',
      props: ['📖', '💜'],
      palette: 'lavender',
      scene: 'pedestal',
      alt: 'Girassol com livro aberto e coração roxo',
    },
  },
  {
    slug: 'aniversario',
    name: 'Aniversário',
    group: 'celebracoes',
    month: 'todo-ano',
    shortDescription:
      'A data que é só daquela pessoa: ideias para todas as idades, gostos e tamanhos de festa.',
    description:
      'Aniversário é o único dia em que o presente pode ser cem por cento sobre a pessoa. Aproveite: nada de presente coletivo por preguiça.\n\nRepare no que ela comentou nos últimos meses e anote no celular. Quando a data chegar, a lista já estará pronta.',
    art: {
      hero: '🎂',
      props: ['🎈', '🎁'],
      palette: 'apricot',
      scene: 'pedestal',
      alt: 'Bolo de aniversário com velas, balão e presente',
    },
  },
  {
    slug: 'quinze-anos',
    name: 'Quinze Anos',
    group: 'celebracoes',
    month: 'todo-ano',
    shortDescription:
      'Com valsa ou sem valsa: presentes para uma idade em que tudo é a primeira vez.',
    description:
      'Aos quinze, o presente precisa reconhecer a quase adulta sem esquecer a menina que ainda dorme com o ursinho.\n\nJoias delicadas, música, fotografia e diários acompanham bem a passagem. Escreva uma carta: ela vai reler aos vinte e cinco.',
    art: {
      hero: '👑',
      props: ['🩰', '🎀'],
      palette: 'lavender',
      scene: 'pedestal',
      alt: 'Coroa dourada com sapatilhas de balé e laço',
    },
  },
  {
    slug: 'casamento',
    name: 'Casamento',
    group: 'celebracoes',
    month: 'todo-ano',
    shortDescription:
      'Fora da lista ou dentro dela: presentes para dois que começam a dividir a pia e o futuro.',
    description:
      'Casamento pede presente durável, no sentido prático e no simbólico. O casal vai olhar para ele durante muitos cafés da manhã.\n\nPeças para receber, cozinhar e guardar lembranças são as mais queridas. Mande entregar em casa: ninguém carrega caixa em festa.',
    art: {
      hero: '💍',
      props: ['🥂', '🕊️'],
      palette: 'butter',
      scene: 'close-up',
      alt: 'Aliança com pedra, taças brindando e uma pomba',
    },
  },
  {
    slug: 'bodas',
    name: 'Bodas',
    group: 'celebracoes',
    month: 'todo-ano',
    shortDescription:
      'Papel, algodão, prata ou ouro: ideias para celebrar os anos de quem continua se escolhendo.',
    description:
      'Cada ano de casamento tem um material, e ele pode ser um ótimo ponto de partida: papel no primeiro, algodão no segundo, prata aos vinte e cinco.\n\nMais que seguir a tabela, conte a história do casal. Fotos, mapas e cartas envelhecem muito bem.',
    art: {
      hero: '🥂',
      props: ['💞', '🌹'],
      palette: 'clay',
      scene: 'table',
      alt: 'Taças de espumante com corações e rosa',
    },
  },
  {
    slug: 'cha-de-bebe',
    name: 'Chá de Bebê',
    group: 'celebracoes',
    month: 'todo-ano',
    shortDescription: 'Para receber quem está chegando e mimar quem vai passar noites em claro.',
    description:
      'Fralda sempre falta, e nunca é indelicado levá-la. Mas um presente com memória, junto do pacote, faz toda a diferença.\n\nEscolha tecidos naturais, cores que não dependam do sexo do bebê e tamanhos para depois dos três meses. Inclua algo para a mãe.',
    art: {
      hero: '🍼',
      props: ['🎀', '🧦'],
      palette: 'sky',
      scene: 'table',
      alt: 'Mamadeira com laço e par de meias',
    },
  },
  {
    slug: 'batizado',
    name: 'Batizado',
    group: 'celebracoes',
    month: 'todo-ano',
    shortDescription:
      'Lembranças delicadas para madrinhas, padrinhos e famílias guardarem por uma vida inteira.',
    description:
      'O presente de batizado é dado hoje para ser entendido daqui a muitos anos. Por isso combina com gravação, bordado e caixa bonita.\n\nPadrinhos costumam dar a peça mais simbólica; os convidados podem ir pelo afeto. Registre a data em algum lugar dela.',
    art: {
      hero: '🕊️',
      props: ['🤍', '🕯️'],
      palette: 'sky',
      scene: 'pedestal',
      alt: 'Pomba branca com coração branco e vela',
    },
  },
  {
    slug: 'formatura',
    name: 'Formatura',
    group: 'conquistas',
    month: 'dezembro',
    shortDescription:
      'O diploma vai para a parede; o presente, para a vida que começa na segunda-feira seguinte.',
    description:
      'Depois do baile vem a pergunta: e agora? Um presente de formatura ajuda a responder com confiança.\n\nPeças para o trabalho, para a viagem de comemoração ou para guardar a memória da turma funcionam bem. Capriche no cartão: é dia de orgulho declarado.',
    art: {
      hero: '🎓',
      props: ['📜', '🎉'],
      palette: 'night',
      scene: 'pedestal',
      alt: 'Capelo de formatura com pergaminho e confetes',
    },
  },
  {
    slug: 'primeiro-emprego',
    name: 'Primeiro Emprego',
    group: 'conquistas',
    month: 'todo-ano',
    shortDescription:
      'Crachá novo, frio na barriga: mimos para o primeiro dia e para os almoços da primeira semana.',
    description:
      'No primeiro emprego tudo é novidade, do ônibus ao vocabulário. O presente ideal deixa a rotina mais fácil e a pessoa mais segura.\n\nMarmitas bonitas, mochilas, cadernos e garrafas são usados desde o primeiro dia. Um bilhete na véspera vale ouro.',
    art: {
      hero: '💼',
      props: ['☕', '📓'],
      palette: 'clay',
      scene: 'table',
      alt: 'Pasta de trabalho com café e caderno',
    },
  },
  {
    slug: 'promocao',
    name: 'Promoção',
    group: 'conquistas',
    month: 'todo-ano',
    shortDescription:
      'Para comemorar o cargo novo sem falar de trabalho, ou falando só um pouquinho.',
    description:
      'Uma promoção é esforço reconhecido, e o presente confirma: você viu, você torceu, você vai brindar.\n\nUm objeto de mesa com personalidade agrada, mas um convite ao descanso também. Responsabilidade nova cansa, afinal.',
    art: {
      hero: '📈',
      props: ['🥂', '🏅'],
      palette: 'eucalyptus',
      scene: 'pedestal',
      alt: 'Gráfico em alta com taças brindando e medalha',
    },
  },
  {
    slug: 'aprovacao-no-vestibular',
    name: 'Aprovação no Vestibular',
    group: 'conquistas',
    month: 'fevereiro',
    shortDescription:
      'Nome na lista, tinta na testa: presentes para a vida universitária e para dormir até tarde.',
    description:
      'Depois de um ano de simulados, a aprovação merece festa e, em seguida, planejamento: às vezes é outra cidade, outra casa, outro fogão.\n\nEscolha algo para a nova rotina ou para a saudade. Utensílios simples, fotos da família e boas mochilas fazem sucesso.',
    art: {
      hero: '🎉',
      props: ['📚', '🎒'],
      palette: 'apricot',
      scene: 'scatter',
      alt: 'Confetes com pilha de livros e mochila',
    },
  },
  {
    slug: 'aposentadoria-merecida',
    name: 'Aposentadoria Merecida',
    group: 'conquistas',
    month: 'todo-ano',
    shortDescription: 'Para a despedida do escritório e o começo da melhor agenda: a vazia.',
    description:
      'Anos de trabalho cabem mal em uma placa. Melhor dar um bom começo: um passatempo, uma viagem, um jardim.\n\nSe o presente é da equipe, juntem recados escritos. O objeto agrada no dia; as palavras, em todos os outros.',
    art: {
      hero: '⛱️',
      props: ['📖', '🍹'],
      palette: 'sky',
      scene: 'window',
      alt: 'Guarda-sol na areia com livro aberto e drinque',
    },
  },
  {
    slug: 'agradecimento',
    name: 'Agradecimento',
    group: 'gestos',
    month: 'todo-ano',
    shortDescription:
      'Para quem ajudou na mudança, no hospital ou na planilha: um obrigado que se pode tocar.',
    description:
      'O agradecimento perde força quando demora. Não espere o presente perfeito: escolha algo bom e entregue logo.\n\nComidas, flores e pequenas peças de casa funcionam com quase todo mundo. Diga por que está agradecendo, com detalhe. É essa a parte que emociona.',
    art: {
      hero: '🌼',
      props: ['💌', '🍯'],
      palette: 'butter',
      scene: 'close-up',
      alt: 'Margarida com carta e pote de mel',
    },
  },
  {
    slug: 'pedido-de-desculpas',
    name: 'Pedido de Desculpas',
    group: 'gestos',
    month: 'todo-ano',
    shortDescription: 'Nenhum presente substitui a conversa, mas alguns ajudam a abrir a porta.',
    description:
      'Primeiro as palavras, depois o pacote. O presente de desculpas só funciona quando acompanha um pedido claro, sem “mas”.\n\nPrefira o simples e o atencioso. Caro demais parece suborno; engraçado demais parece que você não entendeu.',
    art: {
      hero: '🤍',
      props: ['🌷', '✉️'],
      palette: 'sage',
      scene: 'pedestal',
      alt: 'Coração branco com tulipa e envelope',
    },
  },
  {
    slug: 'melhoras',
    name: 'Melhoras',
    group: 'gestos',
    month: 'todo-ano',
    shortDescription: 'Para os dias de cama e de canja: conforto que chega antes da visita.',
    description:
      'Quem se recupera precisa de três coisas: descanso, distração e saber que não foi esquecido.\n\nEscolha presentes leves, sem perfume forte e que possam ser usados deitado. Se for hospital, confirme antes se flores e comidas são permitidas.',
    art: {
      hero: '🍲',
      props: ['🧣', '🌼'],
      palette: 'eucalyptus',
      scene: 'table',
      alt: 'Panela de sopa quente com cachecol e margarida',
    },
  },
  {
    slug: 'amigo-secreto',
    name: 'Amigo-secreto',
    group: 'gestos',
    month: 'dezembro',
    shortDescription:
      'Valor combinado, nome sorteado e a chance de surpreender quem você mal conhece.',
    description:
      'No amigo-secreto, o desafio é agradar alguém do financeiro com quem você conversou duas vezes. Vá pelo caminho do meio: bonito, útil e neutro.\n\nRespeite o valor combinado e capriche no embrulho, porque todo mundo vai olhar. Evite piadas que exijam explicação.',
    art: {
      hero: '🎁',
      props: ['❓', '🎀'],
      palette: 'terracotta',
      scene: 'close-up',
      alt: 'Caixa de presente com ponto de interrogação e laço',
    },
  },
  {
    slug: 'sem-motivo',
    name: 'Sem Motivo',
    group: 'gestos',
    month: 'todo-ano',
    shortDescription: 'O melhor dia para presentear é aquele em que ninguém está esperando.',
    description:
      'Presente sem data é o mais sincero de todos: ninguém cobrou, ninguém esperava, e a única explicação é o afeto.\n\nNão precisa ser grande. Uma coisa pequena, deixada na mesa em uma quarta-feira, costuma render a melhor reação do ano.',
    art: {
      hero: '✨',
      props: ['🎈', '🍬'],
      palette: 'apricot',
      scene: 'scatter',
      alt: 'Brilhos dourados com balão e bala colorida',
    },
  },
  {
    slug: 'cha-de-casa-nova',
    name: 'Chá de Casa Nova',
    group: 'vida-em-familia',
    month: 'todo-ano',
    shortDescription:
      'Panos de prato, panelas e plantas: o começo de um lar, escolhido pelos amigos.',
    description:
      'O chá de casa nova existe para completar as gavetas. Pergunte o que falta e escolha a versão mais caprichada do item.\n\nPeças neutras agradam mais que as estampadas. E um presente consumível, como um bom azeite, nunca ocupa espaço à toa.',
    art: {
      hero: '🏡',
      props: ['🍽️', '🧹'],
      palette: 'sage',
      scene: 'window',
      alt: 'Casa com jardim, prato com talheres e vassoura',
    },
  },
  {
    slug: 'dia-dos-avos',
    name: 'Dia dos Avós',
    group: 'vida-em-familia',
    month: 'julho',
    shortDescription: 'Em 26 de julho, um mimo para quem sempre deixa repetir a sobremesa.',
    description:
      'O 26 de julho passa despercebido para muita gente, o que torna qualquer lembrança ainda mais doce.\n\nFotos impressas, mantas e livros de letra grande são boas escolhas. O melhor complemento é uma tarde inteira de visita, sem olhar o celular.',
    art: {
      hero: '🧓',
      props: ['🍰', '📷'],
      palette: 'butter',
      scene: 'table',
      alt: 'Avó sorridente com fatia de bolo e câmera fotográfica',
    },
  },
  {
    slug: 'dia-do-amigo',
    name: 'Dia do Amigo',
    group: 'vida-em-familia',
    month: 'julho',
    shortDescription:
      'Em 20 de julho, uma lembrança para quem responde áudio de sete minutos sem reclamar.',
    description:
      'Amizade adulta vive de encontros remarcados. O dia 20 de julho é uma boa desculpa para parar de remarcar.\n\nLeve algo para dividir na hora: um jogo, um café especial, uma receita. O presente é o pretexto; a conversa, o principal.',
    art: {
      hero: '🤝',
      props: ['🍕', '🎲'],
      palette: 'apricot',
      scene: 'scatter',
      alt: 'Aperto de mãos com fatia de pizza e dado',
    },
  },
  {
    slug: 'dia-do-professor',
    name: 'Dia do Professor',
    group: 'vida-em-familia',
    month: 'outubro',
    shortDescription: 'Em 15 de outubro, um agradecimento que não seja mais uma caneca com maçã.',
    description:
      'Professor ganha caneca suficiente para abrir um café. O que quase nunca ganha é um bilhete contando o que mudou por causa da aula.\n\nEscreva o bilhete e acrescente um mimo discreto: um bom caderno, uma planta resistente, um chá para depois das correções.',
    art: {
      hero: '🍎',
      props: ['📚', '✏️'],
      palette: 'terracotta',
      scene: 'table',
      alt: 'Maçã vermelha com livros e lápis',
    },
  },
];
