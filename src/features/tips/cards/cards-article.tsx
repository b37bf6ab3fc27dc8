import { paths } from '@/lib/paths';
import { Article } from '../article';
import { WrittenNote } from '../illustrations/written-note';
import { MistakeList } from '../mistake-list';
import { Opening } from '../opening';
import { PullQuote } from '../pull-quote';
import { ReadingTable } from '../reading-table';
import { WrittenCard } from '../written-card';
import { MISTAKES, SWAPS } from './lists';

const SECTIONS = [
  { id: 'tres-frases', title: 'A fórmula das três frases' },
  { id: 'exemplos', title: 'Cinco cartões para roubar' },
  { id: 'trocas', title: 'Troque o pronto pelo seu' },
  { id: 'dificil', title: 'Quando é difícil escrever' },
  { id: 'papel', title: 'Papel, caneta e letra feia' },
  { id: 'erros', title: 'Deslizes que dá para evitar' },
] as const;

/** How to write a card that is kept. */
export function CardsArticle() {
  return (
    <Article
      tip="cards"
      sections={SECTIONS}
      illustration={<WrittenNote />}
      lead="Daqui a dez anos, o presente talvez tenha quebrado. O cartão vai estar dentro de um livro, esperando ser encontrado. Vale a pena escrever como quem sabe disso."
    >
      <Opening>
        Quase todo mundo trava na mesma linha: a primeira. A caneta para no ar, o branco do papel
        aumenta, e sai um “tudo de bom” que serviria para o porteiro, para a sogra e para o
        dentista. O problema não é falta de carinho. É tentar falar do tamanho do carinho em vez de
        contar uma coisa pequena que só vocês dois sabem.
      </Opening>

      <h2 id="tres-frases">A fórmula das três frases</h2>
      <p>Um bom cartão cabe em três frases, e cada uma tem um trabalho:</p>
      <ol>
        <li>
          <strong>Uma cena.</strong> Algo que aconteceu, com lugar e detalhe. “No dia da mudança,
          você apareceu com pão de queijo e uma furadeira.”
        </li>
        <li>
          <strong>O que ela mostrou.</strong> A qualidade da pessoa, dita a partir da cena. “Foi
          quando entendi que com você as coisas ficam de pé.”
        </li>
        <li>
          <strong>Um desejo concreto.</strong> Nada de “muitas felicidades”. “Que este ano te traga
          uma casa cheia e nenhuma parede torta.”
        </li>
      </ol>
      <p>
        Escreva nessa ordem e a primeira linha deixa de ser um problema: memória a gente não
        inventa, só escolhe. Se a cena for engraçada, melhor. Quem ri na primeira frase acredita na
        segunda.
      </p>
      <PullQuote>Elogio sem cena é etiqueta. Cena sem elogio já é quase um abraço.</PullQuote>

      <h2 id="exemplos">Cinco cartões para roubar</h2>
      <p>Roube a estrutura, troque os detalhes. Os nomes são inventados; a sinceridade, não.</p>
      <WrittenCard
        label="Para a mãe, no Dia das Mães"
        signature="Da sua filha que ainda liga para perguntar do arroz"
      >
        Mãe, ontem queimei o alho e, sem pensar, falei “calma, dá para salvar”, com a sua voz.
        Metade do que eu sei fazer veio de te ver fazendo. Que hoje alguém cozinhe para você, e que
        você deixe.
      </WrittenCard>
      <WrittenCard label="Para um amigo, no aniversário" signature="Tiago, o do carro azul">
        Você foi a única pessoa que riu quando o carro enguiçou na serra, e por isso a gente lembra
        daquilo como passeio. Obrigado por ter esse dom esquisito. Que os teus quarenta enguicem
        pouco e rendam boas histórias.
      </WrittenCard>
      <WrittenCard label="Para agradecer a uma professora" signature="Lia, turma da tarde">
        A senhora pediu que eu lesse em voz alta quando eu só queria sumir na carteira. Hoje falo
        para salas cheias e ainda escuto aquele “mais alto, que está bom”. Obrigada por ter ouvido
        antes de mim.
      </WrittenCard>
      <WrittenCard label="Para quem está começando um namoro" signature="R.">
        Terceira vez que te vejo e já sei que você conta os degraus das escadas. Comprei o livro
        porque a personagem faz igual. Quero descobrir o resto devagar.
      </WrittenCard>
      <WrittenCard label="Para a equipe, no último dia" signature="Com saudade adiantada, Dora">
        Entrei aqui sem saber usar a planilha e saio sabendo, mas o que levo é o café das quatro.
        Vocês transformaram prazo em assunto. Que a próxima pessoa nesta mesa ria tanto quanto eu.
      </WrittenCard>

      <h2 id="trocas">Troque o pronto pelo seu</h2>
      <p>
        Frase feita não é crime, é rascunho. Leia o que saiu e pergunte: dava para mandar isto a
        outra pessoa? Se dava, falta o detalhe.
      </p>
      <ReadingTable
        caption="Da frase pronta à frase sua"
        columns={['Em vez de', 'Experimente']}
        rows={SWAPS}
      />

      <h2 id="dificil">Quando é difícil escrever</h2>
      <p>
        Para quem está doente, esqueça a palavra “força”: ela soa como tarefa. Diga o que está
        guardado à espera da pessoa. “O lugar na janela do bar continua sendo seu, já briguei por
        ele.” Para quem perdeu alguém, não explique nem compare. Uma lembrança de quem se foi vale
        mais que qualquer consolo: “Seu pai me ensinou a dar nó em gravata no elevador. Penso nele
        toda segunda-feira.”
      </p>
      <p>
        Pedido de desculpas também cabe num cartão, desde que não traga a palavra “mas”. Diga o que
        fez, diga que sabe o que causou, diga o que vai mudar. Depois assine. Temos ideias para{' '}
        <a href={paths.occasion('pedido-de-desculpas')}>pedir desculpas</a>, para desejar{' '}
        <a href={paths.occasion('melhoras')}>melhoras</a> e para{' '}
        <a href={paths.intention('para-confortar')}>confortar</a>, e nenhuma delas dispensa a frase
        sincera.
      </p>

      <h2 id="papel">Papel, caneta e letra feia</h2>
      <p>
        Escreva antes num rascunho, em voz alta. O que tropeça na língua tropeça no papel. Passe a
        limpo com caneta que não borre, numa folha mais encorpada que a de impressora, e deixe
        margem: texto sufocado parece bronca. Date sempre no verso, com dia, mês, ano e cidade. Seu
        eu de daqui a vinte anos agradece.
      </p>
      <p>
        Quanto à letra feia, ela é sua, e esse é o ponto. Cartão impresso só se for para uma
        multidão. Se o presente for <a href={paths.category('personalizados')}>personalizado</a>,
        deixe a gravação curta e guarde as frases para o papel.
      </p>

      <h2 id="erros">Deslizes que dá para evitar</h2>
      <MistakeList items={MISTAKES} />
    </Article>
  );
}
