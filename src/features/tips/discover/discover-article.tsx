import { paths } from '@/lib/paths';
import { Article } from '../article';
import { Clues } from '../illustrations/clues';
import { MistakeList } from '../mistake-list';
import { Opening } from '../opening';
import { PullQuote } from '../pull-quote';
import { ReadingTable } from '../reading-table';
import { CLUES, MISTAKES } from './lists';

const SECTIONS = [
  { id: 'pistas', title: 'As pistas já estão na mesa' },
  { id: 'mapa', title: 'O mapa de quatro cantos' },
  { id: 'perguntas', title: 'Perguntas que não entregam' },
  { id: 'dinheiro', title: 'Quanto gastar' },
  { id: 'teste', title: 'O teste da terça-feira' },
  { id: 'dificeis', title: 'Para quem já tem tudo' },
  { id: 'erros', title: 'Armadilhas conhecidas' },
] as const;

/** How to find out what somebody would love to be given. */
export function DiscoverArticle() {
  return (
    <Article
      tip="discover"
      sections={SECTIONS}
      illustration={<Clues />}
      lead="As pessoas passam o ano inteiro contando o que querem ganhar. Contam reclamando, olhando vitrine, pedindo emprestado. Falta alguém que anote."
    >
      <Opening>
        Escolher presente parece adivinhação porque a gente começa tarde: na véspera, diante de uma
        prateleira, tentando lembrar de uma pessoa inteira. Comece antes e o trabalho vira outro.
        Não é preciso conhecer todos os gostos de alguém. É preciso notar um, com precisão.
      </Opening>

      <h2 id="pistas">As pistas já estão na mesa</h2>
      <p>
        Abra uma nota no celular com o nome de quem você presenteia todo ano e escreva ali, sem
        julgar, o que escutar. A reclamação é a melhor fonte: ninguém reclama do que não usa. Depois
        vem o empréstimo, porque quem pede a mesma coisa duas vezes está dizendo que ela faz falta.
      </p>
      <ReadingTable
        caption="O que se ouve e o que se entende"
        columns={['A pista', 'O que ela quer dizer', 'Para onde ir']}
        rows={CLUES}
      />
      <PullQuote>
        Ninguém reclama do que não usa. Toda queixa é uma lista de desejos mal-humorada.
      </PullQuote>

      <h2 id="mapa">O mapa de quatro cantos</h2>
      <p>
        Sem pistas suficientes? Divida uma folha em quatro e escreva duas linhas em cada canto. Em
        cinco minutos há pelo menos três ideias em cima da mesa.
      </p>
      <ul>
        <li>
          <strong>Rotina.</strong> O que a pessoa faz todo dia e poderia ser dez por cento melhor? A
          caneca que pinga, o fone que embola, a cadeira que range.
        </li>
        <li>
          <strong>Paixão.</strong> O que ela faz sem que ninguém mande? Aqui moram os{' '}
          <a href={paths.category('leitores')}>leitores</a>, os{' '}
          <a href={paths.category('cozinheiros')}>cozinheiros</a>, os{' '}
          <a href={paths.category('musicos')}>músicos</a>. Prefira o acessório ao instrumento: quem
          ama um assunto escolhe sozinho a peça principal.
        </li>
        <li>
          <strong>Falta.</strong> O que ela adia porque acha supérfluo para si? Um bom travesseiro,
          um guarda-chuva decente, uma tarde livre.
        </li>
        <li>
          <strong>Memória.</strong> Que lugar, comida ou pessoa ela gosta de contar? Um presente que
          puxa uma história antiga nunca fica na gaveta.
        </li>
      </ul>
      <p>
        Onde dois cantos se encontram está o presente. Quem cozinha todo dia (rotina) e fala da avó
        (memória) talvez queira um caderno com as receitas dela encadernadas, e não mais uma panela.
      </p>

      <h2 id="perguntas">Perguntas que não entregam</h2>
      <p>
        “O que você quer ganhar?” é a pergunta que fecha a porta. Estas abrem janelas, e cabem em
        qualquer conversa:
      </p>
      <ul>
        <li>“O que você compraria se tivesse que gastar cem reais só com bobagem?”</li>
        <li>“Qual foi a última coisa que te fez perder a hora?”</li>
        <li>“Se ganhasse um sábado inteiro, sem ninguém pedindo nada, como seria?”</li>
        <li>“O que você usava, quebrou e nunca repôs?”</li>
      </ul>
      <p>
        Se for perguntar a terceiros, escolha quem convive, não quem conhece há mais tempo. O colega
        da mesa ao lado sabe mais do dia a dia do que o primo de Santos.
      </p>

      <h2 id="dinheiro">Quanto gastar</h2>
      <p>
        Decida o valor antes de ver a primeira opção e fique nele. Um limite não empobrece a
        escolha, só a apressa. Se o desejo for maior que o bolso, divida com duas ou três pessoas e
        assine junto: um presente certo vale mais que quatro lembranças. E existe muita coisa boa{' '}
        <a href={paths.category('ate-50-reais')}>até 50 reais</a>. Caro demais também pesa, porque
        quem recebe passa a se sentir em dívida.
      </p>

      <h2 id="teste">O teste da terça-feira</h2>
      <p>
        Achou um candidato? Imagine a pessoa numa terça-feira qualquer, daqui a dois meses. Ela está
        usando, vestindo, lendo, contando? Se a cena aparece inteira, compre. Se só aparece a cara
        de surpresa na hora de abrir, é um presente para a festa, e tudo bem, desde que seja de
        propósito: há ideias feitas só{' '}
        <a href={paths.intention('para-surpreender')}>para surpreender</a>. Se não aparece nada,
        volte ao mapa.
      </p>

      <h2 id="dificeis">Para quem já tem tudo</h2>
      <p>
        Quem tem tudo raramente tem tempo, companhia e novidade. Ofereça o que acaba: um{' '}
        <a href={paths.category('cafe-e-cha')}>café raro</a>, uma aula, um jantar preparado por
        você. Ou melhore o que já existe, com algo{' '}
        <a href={paths.category('personalizados')}>personalizado</a> ou{' '}
        <a href={paths.category('feito-a-mao')}>feito à mão</a>. E há os{' '}
        <a href={paths.category('presentes-uteis')}>presentes úteis</a>, que ninguém fotografa e
        todo mundo agradece em agosto.
      </p>

      <h2 id="erros">Armadilhas conhecidas</h2>
      <MistakeList items={MISTAKES} />
      <p>
        Com duas ideias na mão, passeie pelas <a href={paths.categories}>categorias</a>. Às vezes, o
        presente ideal está na prateleira ao lado da que você procurava.
      </p>
    </Article>
  );
}
