import { CHANGES } from '@/domain/changes';
import { formatNumber } from '@/domain/format-number';
import { ASSISTANTS_PER_CLIENT } from '@/domain/throttles';
import { WEBHOOK_EVENTS, WEBHOOK_TEST, WEBHOOKS } from '@/domain/webhooks';

import { Code } from '../code';
import type { GuideSection } from './guide-section';

const SECONDS = 1_000;
const DAYS = 24 * 60 * 60 * SECONDS;

export const changes = (site: string): GuideSection => ({
  id: 'mudancas',
  title: 'Manter uma cópia em dia',
  body: (
    <>
      <p>
        <code>/api/changes</code> diz o que mudou ou saiu do catálogo, do mais antigo ao mais novo.
        Sem <code>since</code>, cita tudo uma vez; depois, só o que houve desde o cursor que você
        guardou.
      </p>
      <Code>{`curl "${site}/api/changes?limit=${CHANGES.mostRows}&since=$CURSOR"`}</Code>
      <ol>
        <li>
          De <code>{'"changed"'}</code>, leia o documento e grave-o; 404 quer dizer que já saiu. De{' '}
          <code>{'"removed"'}</code>, apague-o.
        </li>
        <li>
          Grave <code>next</code> na mesma transação. Peça de novo com ele: logo, se{' '}
          <code>hasMore</code>; mais tarde, se não.
        </li>
        <li>
          Com 410, comece de novo sem <code>since</code> e, no fim, apague o que não apareceu.
        </li>
      </ol>
      <p>
        Nenhuma mudança confirmada é pulada, e o que sai do site é citado por {CHANGES.removedDays}{' '}
        dias. O cursor é opaco: guarde-o, não o leia.
      </p>
    </>
  ),
});

export const webhooks: GuideSection = {
  id: 'webhooks',
  title: 'Webhooks',
  body: (
    <>
      <p>
        O site avisa o seu sistema quando um presente é publicado, muda ou sai do ar. Quem
        administra cadastra o endereço no painel, em <strong>Webhooks</strong>, e recebe o segredo
        que assina as mensagens.
      </p>
      <dl className="api-parameters">
        {[...WEBHOOK_EVENTS, WEBHOOK_TEST].map(({ value, label }) => (
          <div key={value}>
            <dt>
              <code>{value}</code>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <Code>
        {`webhook-id: msg_4c3a1f…
webhook-timestamp: 1795369800
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{"type":"gift.changed","timestamp":"2026-11-22T17:30:00.000Z","data":{"id":12,"slug":"caneca"}}`}
      </Code>
      <ul>
        <li>
          Confira a assinatura do padrão{' '}
          <a href="https://www.standardwebhooks.com">Standard Webhooks</a>: HMAC-SHA256 de{' '}
          <code>{'{webhook-id}.{webhook-timestamp}.{corpo}'}</code> com o segredo depois de{' '}
          <code>whsec_</code>, decodificado de base64. Recuse o que tem mais de cinco minutos.
        </li>
        <li>
          Responda 2xx em {WEBHOOKS.timeout / SECONDS} segundos. Senão tentamos de novo,{' '}
          {WEBHOOKS.pauses.length + 1} vezes em cerca de três dias, sempre com o mesmo{' '}
          <code>webhook-id</code>.
        </li>
        <li>A mesma mensagem pode chegar duas vezes, e duas mensagens em qualquer ordem.</li>
        <li>
          Quem responde 410, ou só falha por {WEBHOOKS.patience / DAYS} dias, é desativado. O que se
          perdeu está em <a href="#mudancas">/api/changes</a>.
        </li>
      </ul>
    </>
  ),
};

export const assistants = (site: string): GuideSection => ({
  id: 'assistentes',
  title: 'Assistentes de IA',
  body: (
    <>
      <p>
        Assistentes que falam o <a href="https://modelcontextprotocol.io">Model Context Protocol</a>{' '}
        leem o site em <code>{site}/api/mcp</code>, sem chave, quando quem administra o permite; até
        lá o endereço responde 404. As ferramentas são <code>search_gifts</code>,{' '}
        <code>get_gift</code>, <code>list_gifts</code> e <code>gift_calendar</code>. Elas leem o que
        visitantes leem e não escrevem nada. Cabem {formatNumber(ASSISTANTS_PER_CLIENT.most)}{' '}
        mensagens por minuto.
      </p>
    </>
  ),
});
