import { paths } from '@/lib/paths';
import { Article } from '../article';
import { RightMoment } from '../illustrations/right-moment';
import { MistakeList } from '../mistake-list';
import { Opening } from '../opening';
import { PullQuote } from '../pull-quote';
import { ReadingTable } from '../reading-table';
import { MISTAKES, TIMING } from './lists';

const SECTIONS = [
  { id: 'antes', title: 'Antes, durante ou depois' },
  { id: 'plateia', title: 'A sós ou com plateia' },
  { id: 'maos', title: 'O que dizer com a caixa na mão' },
  { id: 'longe', title: 'De longe, pelo correio' },
  { id: 'atraso', title: 'O presente atrasado' },
  { id: 'sem-motivo', title: 'O dia sem nome' },
  { id: 'erros', title: 'Momentos que não ajudam' },
] as const;

/** When and how to give a gift. */
export function MomentArticle() {
  return (
    <Article
      tip="moment"
      sections={SECTIONS}
      illustration={<RightMoment />}
      lead="O mesmo relógio, entregue na fila do bufê ou na porta de casa no fim da noite, vira dois presentes diferentes. A hora não custa nada e quase ninguém escolhe."
    >
      <Opening>
        Pense no melhor presente que você já ganhou. É provável que lembre onde estava, quem mais
        estava por perto e a cara de quem entregou. Do papel, nada. A memória guarda a cena, e a
        cena dá para planejar: basta responder a três perguntas. Quando a pessoa vai ter calma para
        abrir? Quem ela quer que veja a reação dela? E o que acontece no minuto seguinte?
      </Opening>

      <h2 id="antes">Antes, durante ou depois</h2>
      <p>
        Entregar antes é para o presente que ajuda a festa a acontecer: o vestido, o avental do
        churrasqueiro, a câmera que vai registrar a viagem. Entregar durante é para o presente que
        funciona em grupo, como um jogo ou um doce. E depois, quando as visitas já foram e alguém
        está descalço na cozinha, é a hora dos presentes íntimos, dos caros e dos que fazem chorar.
      </p>
      <ReadingTable
        caption="A melhor hora, ocasião por ocasião"
        columns={['Ocasião', 'Quando entregar', 'Por quê']}
        rows={TIMING}
      />

      <h2 id="plateia">A sós ou com plateia</h2>
      <p>
        Há quem abra presente como quem sobe ao palco e há quem queira sumir atrás do papel. Observe
        como a pessoa recebe um elogio em público. Se ela devolve com uma piada, a roda faz bem. Se
        olha para o chão, entregue no corredor.
      </p>
      <p>
        Com crianças, combine antes com os pais se os pacotes serão abertos na festa ou em casa:
        abrir em casa estica a alegria por mais um dia e poupa comparações. No{' '}
        <a href={paths.occasion('amigo-secreto')}>amigo secreto</a>, onde a plateia é obrigatória,
        prefira o que se explica sozinho. Presente com história longa pede conversa a dois.
      </p>
      <PullQuote>
        A festa é de quem abre. Quem entrega é só o entregador mais bem vestido.
      </PullQuote>

      <h2 id="maos">O que dizer com a caixa na mão</h2>
      <p>
        Pouco. Uma frase boa e o pacote muda de mãos. As que funcionam dão um motivo, nunca uma
        desculpa:
      </p>
      <ul>
        <li>“Vi isto em março e estou guardando segredo desde então.”</li>
        <li>“Abre devagar, que a parte boa está embaixo.”</li>
        <li>“Não é para usar hoje. É para quando cair a primeira chuva.”</li>
        <li>“Pode trocar, de verdade, a nota está no envelope.”</li>
      </ul>
      <p>
        Depois, silêncio. Os três segundos em que a pessoa olha sem dizer nada não são decepção, são
        leitura. Quem preenche esse espaço com “se não gostar…” rouba a resposta.
      </p>

      <h2 id="longe">De longe, pelo correio</h2>
      <p>
        Presente que viaja precisa de um anfitrião do outro lado. Peça a alguém da casa que guarde a
        caixa da loja e entregue só o pacote, com o seu cartão, na hora do café. Combine uma chamada
        de vídeo para o momento de abrir, não para o da campainha. E mande com folga: conte o prazo
        da loja, some três dias úteis e mais dois se houver feriado no caminho. Chegou cedo? Escreva
        por fora “não abra antes do dia 12” e deixe a curiosidade trabalhar por você.
      </p>

      <h2 id="atraso">O presente atrasado</h2>
      <p>
        Perdeu a data? Um dia de atraso se resolve com um telefonema na hora certa e o pacote no fim
        de semana. Uma semana pede bom humor: “comemorei sozinho por sete dias, agora é a sua vez”.
        Passado um mês, mude a categoria e entregue como{' '}
        <a href={paths.occasion('sem-motivo')}>presente sem motivo</a>. Só não finja que a culpa é
        da transportadora quando a compra é de ontem; a data do pedido costuma vir na caixa.
      </p>

      <h2 id="sem-motivo">O dia sem nome</h2>
      <p>
        A terça-feira comum é o momento mais subestimado do calendário. Não há expectativa, não há
        comparação, não há bolo. Um livro na mochila antes da prova, um chá na mesa de quem virou a
        noite, uma <a href={paths.category('ate-50-reais')}>lembrança de até 50 reais</a> no painel
        do carro: o efeito é desproporcional ao preço. Se a ideia é{' '}
        <a href={paths.intention('para-motivar')}>motivar</a>, chegue antes da prova, e não depois
        do resultado. Para <a href={paths.intention('para-celebrar')}>celebrar</a>, não espere a
        segunda conquista.
      </p>

      <h2 id="erros">Momentos que não ajudam</h2>
      <MistakeList items={MISTAKES} />
      <p>
        Para não ser surpreendido pela data, passe pelo{' '}
        <a href={paths.occasions}>calendário de ocasiões</a> no começo de cada mês. Três semanas de
        antecedência transformam pânico em passeio.
      </p>
    </Article>
  );
}
