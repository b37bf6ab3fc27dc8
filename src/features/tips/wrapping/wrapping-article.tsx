import { paths } from '@/lib/paths';
import { tips as words } from '@/messages/pages';
import { Article } from '../article';
import { Figure } from '../figure';
import { EndFolds } from '../illustrations/end-folds';
import { PaperMeasure } from '../illustrations/paper-measure';
import { WrappedBox } from '../illustrations/wrapped-box';
import { MistakeList } from '../mistake-list';
import { Opening } from '../opening';
import { PullQuote } from '../pull-quote';
import { ReadingTable } from '../reading-table';
import { GIFT_TYPES, MISTAKES, PATTERNS } from './tables';

const SECTIONS = [
  { id: 'mesa', title: 'Prepare a mesa' },
  { id: 'medida', title: 'A medida que evita o remendo' },
  { id: 'dobras', title: 'A caixa, dobra por dobra' },
  { id: 'tipos', title: 'E quando não é uma caixa?' },
  { id: 'estampas', title: 'Que estampa para que festa' },
  { id: 'pano', title: 'Sem fita e sem lixo' },
  { id: 'erros', title: 'O que estraga um bom embrulho' },
] as const;

/** How to wrap a gift, with the tables of gift types and of patterns for occasions. */
export function WrappingArticle() {
  return (
    <Article
      tip="wrapping"
      sections={SECTIONS}
      illustration={<WrappedBox />}
      lead="Embrulhar não é talento, é conta de somar e um pouco de paciência. Com a medida certa e uma dobra que se aprende em dez minutos, o papel para de brigar com você."
    >
      <Opening>
        O embrulho é a única parte do presente que todo mundo na sala vê ao mesmo tempo. Ele diz,
        antes de qualquer palavra, se alguém gastou dez minutos a mais pensando em quem ia abrir. E
        tem a delicadeza de durar pouco: existe para ser rasgado.
      </Opening>

      <h2 id="mesa">Prepare a mesa</h2>
      <p>
        Trabalhe numa superfície dura e maior que o papel. A cama é confortável para quem embrulha e
        péssima para o vinco. Separe uma tesoura que corte de verdade, uma régua, fita fina dos dois
        lados e uma fita de tecido ou barbante. O papel de gramatura média, parecido com o de um bom
        caderno de desenho, perdoa mais: fino demais rasga na quina, grosso demais abre sozinho.
      </p>
      <p>
        Antes de tudo, tire o preço. Depois confira de novo, porque etiqueta gosta de se esconder no
        fundo.
      </p>

      <h2 id="medida">A medida que evita o remendo</h2>
      <p>
        Ponha a caixa no meio do papel e pense em duas direções. Na volta, some duas larguras e duas
        alturas. No comprimento, some o comprimento da caixa e uma altura. Então vem a regra que
        salva o trabalho: <strong>{lowerFirst(words.paperMargin)}</strong> É essa sobra que vira a
        emenda escondida embaixo e as abas que se cruzam nas pontas.
      </p>
      <PullQuote>Papel de menos não tem conserto. Papel de mais, a tesoura resolve.</PullQuote>
      <Figure caption="Uma caixa de camisa, 30 × 20 × 8 cm. A volta dá 2 × (20 + 8) = 56 cm; com 3 cm de cada lado, 62 cm. O comprimento dá 30 + 8 = 38 cm; com a folga, 44 cm.">
        <PaperMeasure />
      </Figure>
      <p>
        Se a conta der preguiça, use um barbante: passe uma volta em torno da caixa, some seis
        centímetros e corte o papel por ele.
      </p>

      <h2 id="dobras">A caixa, dobra por dobra</h2>
      <ol>
        <li>
          Vire a caixa de cabeça para baixo sobre o avesso do papel. A emenda vai ficar no fundo.
        </li>
        <li>
          Traga um lado até passar do meio e prenda. No outro, dobre um centímetro para dentro antes
          de colar: a borda fica reta como se tivesse sido comprada assim.
        </li>
        <li>
          Numa das pontas, empurre as duas laterais para dentro, rente à caixa. Vão surgir duas abas
          em forma de trapézio.
        </li>
        <li>
          Desça a aba de cima, marque com a unha, suba a de baixo e prenda com um pedaço só de fita.
        </li>
        <li>Antes de fechar a outra ponta, puxe o papel: quem estica agora não vê ruga depois.</li>
      </ol>
      <Figure caption="A ponta da caixa vista de frente. A unha passada em cada vinco vale mais do que qualquer fita.">
        <EndFolds />
      </Figure>
      <p>
        Para o laço, calcule a fita em duas voltas e meia da caixa e mais sessenta centímetros.
        Cruze-a embaixo, nunca em cima, e corte as pontas em diagonal para não desfiar.
      </p>

      <h2 id="tipos">E quando não é uma caixa?</h2>
      <p>
        Presente redondo, mole ou com cabo não precisa virar caixa à força. Quase sempre existe um
        jeito mais curto.
      </p>
      <ReadingTable
        caption="Que embrulho para cada tipo de presente"
        columns={['Tipo de presente', 'Embrulho que funciona', 'O truque']}
        rows={GIFT_TYPES}
      />

      <h2 id="estampas">Que estampa para que festa</h2>
      <p>
        A estampa conversa com a data antes do cartão. Na dúvida, papel liso e fita bonita:
        envelhece bem em foto e serve para todo mundo. Confira também as{' '}
        <a href={paths.occasions}>ocasiões do ano</a> para saber o que vem por aí.
      </p>
      <ReadingTable
        caption="Estampas e fitas por ocasião"
        columns={['Ocasião', 'Estampa', 'Fita e detalhe']}
        rows={PATTERNS}
      />

      <h2 id="pano">Sem fita e sem lixo</h2>
      <p>
        O furoshiki, costume japonês de embrulhar com tecido, resolve garrafa, livro e vaso com um
        quadrado de pano e dois nós. Escolha um lenço com a diagonal três vezes maior que o
        presente, ponha o objeto no centro em diagonal, dê um nó com duas pontas opostas e outro,
        por cima, com as que sobraram. O embrulho vira parte do presente e ninguém precisa procurar
        a lixeira. Combina com o que é <a href={paths.category('feito-a-mao')}>feito à mão</a> e com
        presentes <a href={paths.category('sustentaveis')}>sustentáveis</a>.
      </p>

      <h2 id="erros">O que estraga um bom embrulho</h2>
      <MistakeList items={MISTAKES} />
      <p>
        E se, apesar de tudo, sair torto? Entregue assim mesmo, com um laço generoso por cima do
        defeito. Ninguém nunca devolveu um presente por causa da dobra.
      </p>
    </Article>
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
