import type { SeedGift } from '../types';

/** Gifts for the closest people: girlfriends, boyfriends, mothers and fathers. */
export const giftsA1: SeedGift[] = [
  {
    title: 'Colar de lua em ouro 18 quilates',
    shortDescription:
      'Corrente fina com uma lua pequena de ouro, para usar todo dia com camiseta branca ou em noite de festa.',
    descriptionHtml:
      '<p>A lua tem menos de um centímetro e quase some no decote. É essa a graça: uma joia <strong>discreta</strong>, que ela esquece no pescoço e reencontra no espelho do elevador.</p><p>A corrente vem com dois fechos, a 40 e a 45 centímetros, e por isso serve com gola alta ou com vestido. O ouro maciço não escurece nem pede cuidado especial.</p><p>Antes de comprar, repare se ela usa dourado ou prateado. <em>Se usa sempre prata, procure a mesma lua nesse metal.</em></p>',
    price: 1890,
    affiliateLink: 'https://loja-aurora.example/p/colar-de-lua-em-ouro?ref=mimoteca',
    categories: ['namorada', 'mae'],
    occasions: ['dia-dos-namorados', 'aniversario', 'quinze-anos', 'bodas'],
    intentions: ['para surpreender', 'para celebrar'],
    daysOld: 212,
    detailViews: 2847,
    art: [
      {
        hero: '🌙',
        props: ['✨', '💝'],
        palette: 'night',
        scene: 'pedestal',
        alt: 'Pingente dourado em forma de lua crescente sobre um pedestal',
      },
      {
        hero: '🎁',
        props: ['🌙', '🌹'],
        palette: 'rose',
        scene: 'close-up',
        alt: 'Caixa de presente com o pingente de lua e uma rosa',
      },
      {
        hero: '💝',
        props: ['🌙'],
        palette: 'rose',
        scene: 'table',
        alt: 'Caixa em formato de coração à espera do colar de lua',
      },
    ],
  },
  {
    title: 'Buquê de flores secas do cerrado',
    shortDescription:
      'Arranjo de sempre-vivas e capins colhidos no cerrado, que dura mais de um ano sem uma gota de água.',
    descriptionHtml:
      '<p>Flores frescas emocionam por uma semana. Estas ficam: o buquê reúne sempre-vivas, capim e folhas secas em tons de <strong>palha, rosa-queimado e ferrugem</strong>, amarrados com fita de algodão.</p><p>É um bom presente para quem mora em apartamento, viaja muito ou já confessou que mata até cacto. Um vaso simples de vidro ou de barro basta.</p><p>Peça para deixar longe do banheiro e da janela com sol direto, porque umidade e luz forte <em>roubam a cor</em>.</p>',
    price: 129.9,
    originalPrice: 159.9,
    affiliateLink: 'https://quintal-azul.example/p/buque-flores-secas-cerrado?ref=mimoteca',
    categories: ['namorada', 'decoracao', 'sustentaveis'],
    occasions: ['dia-dos-namorados', 'dia-da-mulher', 'pedido-de-desculpas', 'sem-motivo'],
    intentions: ['para surpreender', 'para confortar'],
    daysOld: 64,
    detailViews: 1963,
    art: [
      {
        hero: '💐',
        props: ['🌾', '🎀'],
        palette: 'apricot',
        scene: 'window',
        alt: 'Buquê de flores secas com ramos de capim junto à janela',
      },
      {
        hero: '🌾',
        props: ['🏺'],
        palette: 'clay',
        scene: 'table',
        alt: 'Ramos de capim dourado ao lado de um vaso de barro',
      },
    ],
  },
  {
    title: 'Kit de jantar italiano a dois',
    shortDescription:
      'Massa artesanal, molho, azeite e duas velas em uma caixa, com a receita escrita para quem nunca cozinhou.',
    descriptionHtml:
      '<p>Restaurante lotado em data romântica é um clássico do arrependimento. Esta caixa leva o jantar para casa: massa de sêmola, molho de tomate assado, azeite, queijo curado e <strong>duas velas sem perfume</strong>, para não brigar com a comida.</p><p>O passo a passo cabe em um cartão e fica pronto em 25 minutos, mesmo com o cozinheiro nervoso. Vinho e sobremesa são por sua conta.</p><p>Serve duas pessoas com fome normal. <em>Confira antes a restrição a glúten e a leite.</em></p>',
    price: 184.5,
    affiliateLink: 'https://emporio-canela.example/p/kit-jantar-italiano-a-dois?ref=mimoteca',
    categories: ['namorada', 'namorado', 'cozinheiros'],
    occasions: ['dia-dos-namorados', 'bodas', 'pedido-de-desculpas'],
    intentions: ['para celebrar', 'para surpreender'],
    isNew: true,
    daysOld: 9,
    detailViews: 341,
    art: [
      {
        hero: '🍝',
        props: ['🕯️', '🍷'],
        palette: 'terracotta',
        scene: 'table',
        alt: 'Prato de massa com molho, vela acesa e taça de vinho',
      },
      {
        hero: '📦',
        props: ['🍅', '🧀', '🌿'],
        palette: 'clay',
        scene: 'scatter',
        alt: 'Caixa do kit com tomate, queijo e ervas em volta',
      },
      {
        hero: '🍷',
        props: ['🕯️', '🍝'],
        palette: 'rose',
        scene: 'close-up',
        alt: 'Taça de vinho à luz de vela, com o prato de massa',
      },
    ],
  },
  {
    title: 'Robe de seda lavável cor de vinho',
    shortDescription:
      'Robe leve e de caimento bonito que vai à máquina sem drama, para manhãs lentas e noites de espelho.',
    descriptionHtml:
      '<p>Um robe bonito muda o humor de quem ainda nem tomou café. Este tem mangas largas, cinto preso por alças e um <strong>bolso interno</strong> onde cabe o celular.</p><p>A seda recebeu tratamento para ir à máquina no ciclo delicado, dentro de um saquinho. Seca à sombra em poucas horas e dispensa o ferro se for pendurada logo.</p><p>O corte é amplo: o tamanho único veste bem do P ao G. <em>Acima disso, escolha a versão longa, que é mais larga nas costas.</em></p>',
    price: 379.9,
    originalPrice: 459.9,
    affiliateLink: 'https://loja-aurora.example/p/robe-seda-lavavel-vinho?ref=mimoteca',
    categories: ['namorada', 'beleza-e-bem-estar', 'jovem-senhora'],
    occasions: ['dia-dos-namorados', 'aniversario', 'dia-da-mulher'],
    intentions: ['para surpreender'],
    daysOld: 138,
    detailViews: 1217,
    art: [
      {
        hero: '👘',
        props: ['🌹', '🪞'],
        palette: 'rose',
        scene: 'pedestal',
        alt: 'Robe de seda com faixa, uma rosa e um espelho',
      },
      {
        hero: '🪞',
        props: ['👘', '🕯️'],
        palette: 'lavender',
        scene: 'window',
        alt: 'Espelho refletindo a luz da manhã ao lado do robe',
      },
    ],
  },
  {
    title: 'Câmera instantânea para guardar encontros',
    shortDescription:
      'Fotografa e revela na hora, em papel que cabe na carteira; vem com dez filmes e um álbum fino para o casal.',
    descriptionHtml:
      '<p>Ninguém revê as quatro mil fotos do celular. Com esta câmera são dez por filme, e cada clique <strong>pede um motivo</strong>: o pastel da feira, o banco da praça, a careta no espelho.</p><p>A foto sai em um minuto e meio e vai direto para o álbum de capa de linho que acompanha o conjunto. O espelhinho na frente ajuda nas fotos a dois.</p><p>Um aviso honesto: o filme é a parte cara da brincadeira. <em>Inclua um pacote extra</em> e o presente dura o verão todo.</p>',
    price: 649,
    affiliateLink: 'https://armazem-do-vento.example/p/camera-instantanea-com-album?ref=mimoteca',
    categories: ['namorada', 'adolescentes', 'tecnologia', 'viajantes'],
    occasions: ['dia-dos-namorados', 'aniversario', 'quinze-anos', 'natal'],
    intentions: ['para celebrar', 'para surpreender'],
    daysOld: 301,
    detailViews: 3912,
    art: [
      {
        hero: '📸',
        props: ['💞', '🖼️'],
        palette: 'apricot',
        scene: 'close-up',
        alt: 'Câmera instantânea disparando o flash, com corações e foto',
      },
      {
        hero: '📷',
        props: ['🎞️', '🎁'],
        palette: 'sky',
        scene: 'table',
        alt: 'Câmera ao lado do rolo de filme e do pacote de presente',
      },
      {
        hero: '🖼️',
        props: ['❤️', '📸'],
        palette: 'rose',
        scene: 'scatter',
        alt: 'Foto emoldurada do casal com coração e câmera',
      },
    ],
  },
  {
    title: 'Carteira fina de couro com iniciais',
    shortDescription:
      'Seis cartões, algumas notas e nada de volume no bolso: couro macio com as iniciais dele gravadas no canto.',
    descriptionHtml:
      '<p>Abra a carteira dele e conte os cupons de 2019. Esta resolve pelo tamanho: cabem <strong>seis cartões</strong>, o documento e notas dobradas, e mais nada.</p><p>O couro é curtido com tanino vegetal. Começa cor de mel e escurece com o uso, até ficar com a marca do bolso do dono. As iniciais, até três letras, são gravadas a seco, sem tinta.</p><p>A gravação leva quatro dias úteis. <em>Não molhe nem guarde no sol</em> nas primeiras semanas.</p>',
    price: 168.9,
    affiliateLink: 'https://atelie-ipe.example/p/carteira-fina-couro-iniciais?ref=mimoteca',
    categories: ['namorado', 'personalizados', 'pai', 'presentes-uteis'],
    occasions: ['dia-dos-namorados', 'aniversario', 'dia-dos-pais', 'primeiro-emprego'],
    intentions: ['para surpreender', 'para agradecer'],
    daysOld: 87,
    detailViews: 2231,
    art: [
      {
        hero: '👛',
        props: ['🪙', '💳'],
        palette: 'clay',
        scene: 'close-up',
        alt: 'Carteira de couro com moeda e cartão ao lado',
      },
      {
        hero: '💳',
        props: ['👛', '🗝️'],
        palette: 'terracotta',
        scene: 'table',
        alt: 'Cartão saindo da carteira sobre a mesa, perto de uma chave',
      },
    ],
  },
  {
    title: 'Fone acolchoado para ouvir em silêncio',
    shortDescription:
      'Silêncio no ônibus, foco no trabalho e trinta horas de bateria para quem vive com o fone no pescoço.',
    descriptionHtml:
      '<p>Se ele ouve podcast lavando a louça, este é o presente. As conchas são acolchoadas, o peso é bem distribuído e o <strong>cancelamento de ruído</strong> apaga o motor do ônibus e o vizinho da furadeira.</p><p>A bateria rende umas trinta horas, e dez minutos na tomada devolvem uma tarde inteira. Dobra e vai em um estojo rígido, bom para viagem.</p><p>Para correr, prefira um modelo intra-auricular: <em>fones grandes esquentam a orelha</em> em dias de verão.</p>',
    price: 799.9,
    originalPrice: 999.9,
    affiliateLink: 'https://armazem-do-vento.example/p/fone-acolchoado-silencio?ref=mimoteca',
    categories: ['namorado', 'tecnologia', 'musicos', 'adolescentes'],
    occasions: ['dia-dos-namorados', 'natal', 'aniversario', 'aprovacao-no-vestibular'],
    intentions: ['para surpreender', 'para motivar'],
    daysOld: 176,
    detailViews: 4127,
    art: [
      {
        hero: '🎧',
        props: ['🎵', '📱'],
        palette: 'night',
        scene: 'pedestal',
        alt: 'Fone de ouvido sobre pedestal com nota musical e celular',
      },
      {
        hero: '📱',
        props: ['🎧', '☕'],
        palette: 'sky',
        scene: 'table',
        alt: 'Celular com música tocando, fone e café na mesa',
      },
    ],
  },
  {
    title: 'Kit de cervejas artesanais com copo',
    shortDescription:
      'Quatro rótulos de pequenas cervejarias, um copo de boca larga e um guia curto para provar na ordem certa.',
    descriptionHtml:
      '<p>Do mais leve ao mais escuro, são quatro estilos feitos por <strong>cervejarias pequenas</strong> do Sul e de Minas. O cartão explica o que procurar em cada gole, sem virar aula.</p><p>O copo tem boca larga, que segura a espuma e mostra o aroma. Fica bonito na prateleira e sobrevive à lava-louças.</p><p>Prove em dias diferentes ou divida as garrafas: é degustação, não maratona. <em>Venda só para maiores de 18 anos</em>, e há opção com duas cervejas sem álcool.</p>',
    price: 142.7,
    affiliateLink: 'https://emporio-canela.example/p/kit-cervejas-artesanais-copo?ref=mimoteca',
    categories: ['namorado', 'pai', 'amigos'],
    occasions: ['dia-dos-namorados', 'dia-dos-pais', 'dia-do-amigo', 'promocao'],
    intentions: ['para celebrar', 'para agradecer'],
    daysOld: 45,
    detailViews: 1578,
    art: [
      {
        hero: '🍺',
        props: ['🌾', '🥜'],
        palette: 'butter',
        scene: 'table',
        alt: 'Copo de cerveja com espuma, ramo de trigo e amendoim',
      },
      {
        hero: '🍻',
        props: ['🎁'],
        palette: 'clay',
        scene: 'close-up',
        alt: 'Dois copos de cerveja em um brinde, com o kit embrulhado',
      },
    ],
  },
  {
    title: 'Avental de lona para o cozinheiro da casa',
    shortDescription:
      'Lona grossa, alças cruzadas e bolsos no lugar certo, para quem prometeu aprender a cozinhar e está cumprindo.',
    descriptionHtml:
      '<p>Cozinhar de camiseta boa é um ato de coragem. O avental é de <strong>lona encerada</strong>, com alças cruzadas nas costas que não pesam no pescoço, e protege até o joelho.</p><p>Tem bolso para o pano de prato, alça para o pegador e um passador que segura o termômetro. As fivelas ajustam do 1,60 ao 1,95 metro.</p><p>Limpe com pano úmido: a cera não gosta de máquina. <em>Nas primeiras vezes o tecido é duro</em>, depois amacia e ganha cara de ateliê.</p>',
    price: 119.9,
    affiliateLink: 'https://atelie-ipe.example/p/avental-lona-alcas-cruzadas?ref=mimoteca',
    categories: ['namorado', 'cozinheiros', 'pai'],
    occasions: ['dia-dos-namorados', 'dia-dos-pais', 'aniversario', 'cha-de-casa-nova'],
    intentions: ['para motivar', 'para surpreender'],
    daysOld: 256,
    detailViews: 689,
    art: [
      {
        hero: '🧑‍🍳',
        props: ['🍳', '🧂'],
        palette: 'terracotta',
        scene: 'pedestal',
        alt: 'Cozinheiro vestindo o avental, com frigideira e saleiro',
      },
      {
        hero: '🍳',
        props: ['🍅', '🌿'],
        palette: 'sage',
        scene: 'table',
        alt: 'Frigideira com ovo, tomate e ervas na bancada de quem usa avental',
      },
    ],
  },
  {
    title: 'Ingresso surpresa com raspadinha para dois',
    shortDescription:
      'Um envelope com doze encontros para raspar, um por mês, do piquenique no parque à sessão de cinema antigo.',
    descriptionHtml:
      '<p>O envelope traz doze cartões lacrados. A cada mês vocês raspam um e descobrem o <strong>encontro da vez</strong>: piquenique, feira de discos, jogo de perguntas, jantar às cegas.</p><p>Nenhum custa muito, e vários não custam nada. A ideia é vencer o “o que a gente faz hoje?”, pergunta que já acabou com muito sábado.</p><p>Funciona melhor para casais que moram na mesma cidade. <em>Quem namora a distância encontra três cartões para videochamada.</em></p>',
    price: 59.9,
    affiliateLink: 'https://papelaria-miudeza.example/p/doze-encontros-raspadinha?ref=mimoteca',
    categories: ['namorado', 'namorada'],
    occasions: ['dia-dos-namorados', 'bodas', 'sem-motivo'],
    intentions: ['para surpreender', 'para celebrar'],
    daysOld: 33,
    detailViews: 2719,
    art: [
      {
        hero: '🎟️',
        props: ['💘', '✨'],
        palette: 'rose',
        scene: 'scatter',
        alt: 'Ingressos coloridos com coração flechado e brilhos',
      },
      {
        hero: '💌',
        props: ['🎟️', '🪙'],
        palette: 'apricot',
        scene: 'table',
        alt: 'Envelope com coração, ingresso e moeda para raspar',
      },
      {
        hero: '🧺',
        props: ['🍓', '🥖'],
        palette: 'sage',
        scene: 'window',
        alt: 'Cesta de piquenique com morango e pão, um dos encontros',
      },
    ],
  },
  {
    title: 'Manta de tricô em algodão cru',
    shortDescription:
      'Ponto largo, toque macio e tamanho de sofá: a manta que ela vai dizer que é boa demais para usar, e usar.',
    descriptionHtml:
      '<p>Algumas mães guardam o presente no armário “para quando vier visita”. Com esta manta não dá certo: ela é <strong>macia demais</strong> para ficar dobrada.</p><p>O algodão cru é tricotado em ponto largo, não pinica e não solta pelo na roupa escura. Mede 1,30 por 1,80 metro, o bastante para cobrir os pés e dividir a outra ponta.</p><p>Lave à mão ou no ciclo delicado e <em>seque deitada</em>, porque pendurada ela estica com o próprio peso.</p>',
    price: 259.9,
    originalPrice: 319.9,
    affiliateLink: 'https://loja-aurora.example/p/manta-de-trico-artesanal?ref=mimoteca',
    categories: ['mae', 'decoracao', 'avos', 'feito-a-mao'],
    occasions: ['dia-das-maes', 'aniversario', 'melhoras', 'natal'],
    intentions: ['para confortar', 'para agradecer'],
    daysOld: 118,
    detailViews: 3358,
    art: [
      {
        hero: '🧶',
        props: ['☕', '🛋️'],
        palette: 'butter',
        scene: 'window',
        alt: 'Novelo de algodão da manta de tricô perto do sofá e de uma caneca',
      },
      {
        hero: '🛋️',
        props: ['🧶', '📖'],
        palette: 'apricot',
        scene: 'table',
        alt: 'Sofá com a manta de tricô e um livro aberto',
      },
      {
        hero: '🎁',
        props: ['🧶', '💛'],
        palette: 'apricot',
        scene: 'pedestal',
        alt: 'Presente embrulhado com novelo e coração amarelo',
      },
    ],
  },
  {
    title: 'Livro para ela contar a própria história',
    shortDescription:
      'Cento e vinte perguntas para a mãe responder à mão, da infância ao primeiro emprego, e devolver à família.',
    descriptionHtml:
      '<p>Como era a sua rua? Quem foi o seu primeiro amor? O que você queria ser? O livro traz <strong>120 perguntas</strong> que quase nunca fazemos, com espaço para respostas, fotos e receitas.</p><p>Ela escreve no ritmo dela e, quando termina, o presente volta para você. É talvez o único da lista que melhora ao ser devolvido.</p><p>Nem toda mãe gosta de escrever. <em>Se for o caso, façam juntos:</em> você pergunta, grava e transcreve nas tardes de domingo.</p>',
    price: 89.9,
    affiliateLink: 'https://papelaria-miudeza.example/p/livro-conte-a-sua-historia?ref=mimoteca',
    categories: ['mae', 'avos', 'leitores'],
    occasions: ['dia-das-maes', 'dia-dos-avos', 'aniversario'],
    intentions: ['para agradecer', 'para celebrar'],
    daysOld: 274,
    detailViews: 2986,
    art: [
      {
        hero: '📖',
        props: ['🖋️', '🌷'],
        palette: 'apricot',
        scene: 'table',
        alt: 'Livro aberto com caneta-tinteiro e tulipa sobre a mesa',
      },
      {
        hero: '📔',
        props: ['🖼️', '💛'],
        palette: 'butter',
        scene: 'pedestal',
        alt: 'Livro de memórias de capa decorada com foto e coração amarelo',
      },
    ],
  },
  {
    title: 'Escalda-pés com sais e ervas brasileiras',
    shortDescription:
      'Bacia dobrável, sais grossos e saquinhos de camomila, capim-limão e alecrim para um fim de dia sem sapato.',
    descriptionHtml:
      '<p>Vinte minutos de pés na água morna resolvem mais do que parece. O conjunto tem uma <strong>bacia dobrável</strong> de silicone, sais grossos e seis saquinhos de ervas secas.</p><p>Camomila para a noite, capim-limão para o calor, alecrim para o cansaço. Basta água quente da torneira ou da chaleira, temperada com a mão.</p><p>Não é remédio, é carinho. <em>Quem tem diabetes ou problema de circulação deve perguntar ao médico</em> antes, e pode ficar só com o chá.</p>',
    price: 97.8,
    affiliateLink: 'https://quintal-azul.example/p/escalda-pes-sais-e-ervas?ref=mimoteca',
    categories: ['mae', 'beleza-e-bem-estar', 'jovem-senhora'],
    occasions: ['dia-das-maes', 'dia-da-mulher', 'agradecimento', 'melhoras', 'dia-do-professor'],
    intentions: ['para confortar', 'para agradecer'],
    isNew: true,
    daysOld: 16,
    detailViews: 457,
    art: [
      {
        hero: '🦶',
        props: ['🌿', '💧'],
        palette: 'eucalyptus',
        scene: 'close-up',
        alt: 'Pé descalço com ramo de ervas e gota de água',
      },
      {
        hero: '🌿',
        props: ['🧂', '🫖'],
        palette: 'sage',
        scene: 'table',
        alt: 'Ramos de ervas secas com sal grosso e bule de água quente',
      },
    ],
  },
  {
    title: 'Porta-retratos digital da família inteira',
    shortDescription:
      'Todos mandam fotos pelo celular e elas aparecem na estante da mãe, sem cabo e sem pedir ajuda ao neto.',
    descriptionHtml:
      '<p>A foto do neto some na conversa do grupo em dez minutos. Aqui ela vai para a estante: quem for convidado envia pelo aplicativo e a imagem <strong>aparece sozinha</strong> na tela de dez polegadas.</p><p>A moldura é de madeira e a tela reduz o brilho à noite. Pausar, passar e apagar se faz com um toque, sem senha.</p><p>Precisa de internet sem fio em casa. <em>Entregue já configurado</em>, com trinta fotos dentro: metade da emoção está no primeiro minuto.</p>',
    price: 549.9,
    affiliateLink: 'https://armazem-do-vento.example/p/porta-retratos-digital-familia?ref=mimoteca',
    categories: ['mae', 'avos', 'tecnologia'],
    occasions: ['dia-das-maes', 'dia-dos-avos', 'natal', 'aniversario'],
    intentions: ['para surpreender', 'para confortar'],
    daysOld: 152,
    detailViews: 2468,
    art: [
      {
        hero: '🖼️',
        props: ['👶', '💛'],
        palette: 'apricot',
        scene: 'pedestal',
        alt: 'Porta-retratos de madeira com bebê e coração amarelo',
      },
      {
        hero: '📱',
        props: ['🖼️', '👨‍👩‍👧'],
        palette: 'sky',
        scene: 'scatter',
        alt: 'Celular enviando foto da família para o porta-retratos',
      },
      {
        hero: '👵',
        props: ['🖼️', '😊'],
        palette: 'butter',
        scene: 'close-up',
        alt: 'Avó sorrindo diante do porta-retratos',
      },
    ],
  },
  {
    title: 'Orquídea em vaso de cerâmica esmaltada',
    shortDescription:
      'Uma phalaenopsis em flor, já replantada em cerâmica verde-água, com um cartão de cuidados em cinco linhas.',
    descriptionHtml:
      '<p>Orquídea de supermercado vem em plástico e celofane. Esta chega <strong>pronta para a sala</strong>: replantada em casca de pinus, com duas hastes e um vaso de cerâmica esmaltada à mão.</p><p>As flores duram de dois a três meses. Depois, com meia-luz e um banho de torneira por semana, ela descansa e floresce de novo no ano seguinte.</p><p>Sai apenas em capitais, por causa do transporte. <em>Em casa com gatos pode ficar:</em> a espécie não é tóxica para eles.</p>',
    price: 147,
    affiliateLink: 'https://quintal-azul.example/p/orquidea-vaso-ceramica?ref=mimoteca',
    categories: ['mae', 'jardim-e-plantas', 'jovem-senhora'],
    occasions: ['dia-das-maes', 'dia-da-mulher', 'agradecimento', 'aniversario'],
    intentions: ['para agradecer', 'para celebrar'],
    daysOld: 73,
    detailViews: 1746,
    art: [
      {
        hero: '🌸',
        props: ['🏺', '💧'],
        palette: 'lavender',
        scene: 'window',
        alt: 'Flor de orquídea rosada com vaso de cerâmica e gota de água',
      },
      {
        hero: '🏺',
        props: ['🌸', '🪟'],
        palette: 'sage',
        scene: 'table',
        alt: 'Vaso de cerâmica verde com flor de orquídea e janela',
      },
    ],
  },
  {
    title: 'Bolsa de palha trançada com forro florido',
    shortDescription:
      'Trançada em palha de carnaúba por artesãs do Ceará, com forro de algodão e zíper que fecha de verdade.',
    descriptionHtml:
      '<p>Vai à feira, à praia e ao almoço de domingo. A palha de carnaúba é trançada à mão e vira uma bolsa <strong>firme e leve</strong>, com alças longas que passam pelo ombro.</p><p>Por dentro, forro de algodão florido, bolso para o celular e um zíper inteiro, que falta em quase toda bolsa de palha.</p><p>Pequenas variações de cor são da fibra. <em>Se pegar chuva, seque à sombra</em> com jornal dentro para a trama não deformar.</p>',
    price: 189.4,
    affiliateLink: 'https://bazar-bem-te-vi.example/p/bolsa-palha-carnauba?ref=mimoteca',
    categories: ['mae', 'feito-a-mao', 'sustentaveis', 'viajantes'],
    occasions: ['dia-das-maes', 'natal', 'aniversario', 'amigo-secreto'],
    intentions: ['para surpreender', 'para agradecer'],
    daysOld: 197,
    detailViews: 912,
    art: [
      {
        hero: '👜',
        props: ['🌺', '👒'],
        palette: 'butter',
        scene: 'pedestal',
        alt: 'Bolsa de mão com hibisco e chapéu de palha',
      },
      {
        hero: '👒',
        props: ['👜', '🥭'],
        palette: 'apricot',
        scene: 'table',
        alt: 'Chapéu de palha, a bolsa trançada e manga da feira',
      },
    ],
  },
  {
    title: 'Faca de churrasco com cabo de jacarandá',
    shortDescription:
      'Lâmina de oito polegadas forjada no Sul, cabo de madeira de reaproveitamento e bainha de couro costurada.',
    descriptionHtml:
      '<p>O churrasqueiro da família costuma ter muitas facas e nenhuma boa. Esta é <strong>forjada em aço carbono</strong>, segura o fio por meses e pesa na medida certa.</p><p>O cabo usa jacarandá reaproveitado de móveis antigos, por isso cada um tem um desenho. A bainha de couro protege a lâmina na gaveta e na viagem.</p><p>Aço carbono pede cuidado: <em>lave, seque na hora e passe um fio de óleo</em>. Se o pai larga tudo na pia, escolha inox.</p>',
    price: 429.9,
    affiliateLink: 'https://casa-jabuti.example/p/faca-churrasco-jacaranda?ref=mimoteca',
    categories: ['pai', 'cozinheiros', 'feito-a-mao'],
    occasions: ['dia-dos-pais', 'aniversario', 'natal', 'aposentadoria-merecida'],
    intentions: ['para agradecer', 'para surpreender'],
    daysOld: 229,
    detailViews: 2093,
    art: [
      {
        hero: '🔪',
        props: ['🥩', '🧂'],
        palette: 'clay',
        scene: 'table',
        alt: 'Faca de cozinha com peça de carne e saleiro',
      },
      {
        hero: '🥩',
        props: ['🔥', '🌿'],
        palette: 'terracotta',
        scene: 'close-up',
        alt: 'Corte de carne com fogo e ramo de ervas, pronto para a faca',
      },
      {
        hero: '🎁',
        props: ['🔪', '🪵'],
        palette: 'clay',
        scene: 'pedestal',
        alt: 'Caixa de presente com a faca e um pedaço de madeira',
      },
    ],
  },
  {
    title: 'Rádio de mesa com jeito de antigamente',
    shortDescription:
      'Madeira, botão que gira e som encorpado: toca AM, FM e o celular dele, sem nenhuma luz piscando.',
    descriptionHtml:
      '<p>Existe um prazer em girar o botão até achar a estação. Este rádio tem o <strong>botão grande</strong>, a caixa de madeira e o som cheio dos antigos, com bateria e conexão sem fio dos atuais.</p><p>Pega AM e FM, o que importa para o jogo de domingo, e toca música do celular. A bateria aguenta um churrasco inteiro.</p><p>Não tem relógio nem despertador. <em>Em prédio com sinal fraco</em>, estique a antena e deixe perto da janela.</p>',
    price: 389,
    originalPrice: 469,
    affiliateLink: 'https://armazem-do-vento.example/p/radio-de-mesa-madeira?ref=mimoteca',
    categories: ['pai', 'avos', 'musicos', 'tecnologia'],
    occasions: ['dia-dos-pais', 'dia-dos-avos', 'natal'],
    intentions: ['para confortar', 'para surpreender'],
    daysOld: 343,
    detailViews: 1384,
    art: [
      {
        hero: '📻',
        props: ['🎵', '☕'],
        palette: 'clay',
        scene: 'table',
        alt: 'Rádio antigo de mesa com nota musical e café',
      },
      {
        hero: '🎶',
        props: ['📻', '⚽'],
        palette: 'butter',
        scene: 'scatter',
        alt: 'Notas musicais saindo do rádio, com uma bola de futebol',
      },
    ],
  },
  {
    title: 'Relógio automático com pulseira de couro',
    shortDescription:
      'Corda pelo movimento do braço, mostrador creme e fundo de vidro que deixa ver a engrenagem trabalhando.',
    descriptionHtml:
      '<p>Sem pilha e sem tela: o relógio anda com o <strong>movimento do braço</strong>. No verso, uma janela de vidro mostra o mecanismo girando, e todo pai vira criança ao ver.</p><p>O mostrador creme tem números grandes e a caixa de 39 milímetros serve em pulsos finos e largos. A pulseira de couro troca sem ferramenta.</p><p>Parado por dois dias, precisa de algumas voltas na coroa. <em>Atrasa alguns segundos por semana</em>, e isso é da natureza dele.</p>',
    price: 2190,
    affiliateLink: 'https://loja-aurora.example/p/relogio-automatico-couro?ref=mimoteca',
    categories: ['pai', 'namorado'],
    occasions: ['dia-dos-pais', 'bodas', 'promocao', 'formatura', 'aposentadoria-merecida'],
    intentions: ['para celebrar', 'para agradecer'],
    daysOld: 91,
    detailViews: 1829,
    art: [
      {
        hero: '⌚',
        props: ['⚙️', '🎁'],
        palette: 'night',
        scene: 'close-up',
        alt: 'Relógio de pulso com engrenagem e caixa de presente',
      },
      {
        hero: '⚙️',
        props: ['⌚'],
        palette: 'clay',
        scene: 'pedestal',
        alt: 'Engrenagem que lembra o mecanismo à vista do relógio automático',
      },
      {
        hero: '🎁',
        props: ['⌚', '👔'],
        palette: 'sky',
        scene: 'table',
        alt: 'Presente embrulhado com o relógio e uma gravata',
      },
    ],
  },
  {
    title: 'Churrasqueira portátil de ferro fundido',
    shortDescription:
      'Pequena, pesada e boa de brasa: cabe na varanda, no sítio e na areia, e serve até quatro pessoas.',
    descriptionHtml:
      '<p>Nem todo pai tem quintal, mas quase todos têm saudade de brasa. De <strong>ferro fundido</strong>, esta churrasqueira guarda o calor e gasta pouco carvão: um saco pequeno rende três almoços.</p><p>A grelha tem duas alturas e a gaveta de cinzas sai por baixo. As alças de madeira não queimam a mão.</p><p>São onze quilos, então é portátil <em>do carro até a mesa</em>. Confira também a regra do condomínio antes de acender na varanda.</p>',
    price: 618.9,
    affiliateLink: 'https://casa-jabuti.example/p/churrasqueira-portatil-ferro?ref=mimoteca',
    categories: ['pai', 'cozinheiros', 'casa-nova'],
    occasions: ['dia-dos-pais', 'natal', 'aniversario', 'cha-de-casa-nova'],
    intentions: ['para celebrar', 'para surpreender'],
    isNew: true,
    daysOld: 4,
    detailViews: 187,
    art: [
      {
        hero: '🔥',
        props: ['🍖', '🥩'],
        palette: 'terracotta',
        scene: 'pedestal',
        alt: 'Fogo aceso da churrasqueira com carnes ao redor',
      },
      {
        hero: '🍖',
        props: ['🔥', '🧄'],
        palette: 'clay',
        scene: 'table',
        alt: 'Carne assada com brasa e alho sobre a mesa',
      },
    ],
  },
  {
    title: 'Caneca de ágata grande para o café',
    shortDescription:
      'Meio litro de capacidade, borda azul e jeito de fazenda: a caneca que ninguém mais na casa pode usar.',
    descriptionHtml:
      '<p>Todo pai tem uma caneca proibida para os outros. Esta nasceu para o posto: <strong>ágata esmaltada</strong>, borda azul e meio litro, medida de quem leva o café para a garagem.</p><p>Aguenta queda, fogão e fogueira, sem medo de lascar como a louça. Lascou um pouquinho? Vira história.</p><p>A alça esquenta se a caneca for direto ao fogo, portanto junte um pano. <em>Não vai ao micro-ondas</em>, e avise isso no cartão.</p>',
    price: 42.9,
    affiliateLink: 'https://bazar-bem-te-vi.example/p/caneca-agata-grande?ref=mimoteca',
    categories: ['pai', 'cafe-e-cha', 'ate-50-reais'],
    occasions: ['dia-dos-pais', 'agradecimento', 'amigo-secreto', 'sem-motivo'],
    intentions: ['para agradecer', 'para confortar'],
    daysOld: 387,
    detailViews: 1143,
    art: [
      {
        hero: '☕',
        props: ['🔧', '🌅'],
        palette: 'sky',
        scene: 'window',
        alt: 'Caneca de café quente ao amanhecer, com uma chave inglesa',
      },
    ],
  },
];
