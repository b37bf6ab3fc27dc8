import { formatNumber } from '@/domain/format-number';
import { CHANGES_PER_CLIENT, REQUESTS_PER_KEY, SEARCHES_PER_CLIENT } from '@/domain/throttles';

import { Code } from '../code';
import type { GuideSection } from './guide-section';

/** `anonymous`: requests of an address in a minute. */
export const quotas = (anonymous: number): GuideSection => ({
  id: 'limites',
  title: 'Limites de uso',
  body: (
    <>
      <p>
        Uma chave faz {formatNumber(REQUESTS_PER_KEY.most)} pedidos por minuto. Sem chave, cada
        endereço de rede faz {anonymous} a REST e GraphQL; buscas ({SEARCHES_PER_CLIENT.most}) e{' '}
        <code>/api/changes</code> ({CHANGES_PER_CLIENT.most}) contam à parte, e o que sai do cache
        não conta. Cada resposta contada diz quanto resta e em quantos segundos recomeça:
      </p>
      <Code>
        {`RateLimit-Policy: "api-key";q=${REQUESTS_PER_KEY.most};w=60
RateLimit: "api-key";r=${REQUESTS_PER_KEY.most - 1};t=60`}
      </Code>
      <p>
        Além do limite a resposta é 429, com <code>Retry-After</code> em segundos. Espere esse tempo
        e repita o pedido.
      </p>
    </>
  ),
});

/** What to do about each; the codes are those of the API, which a test holds to it. */
const CODES: readonly (readonly [status: number, codes: readonly string[], advice: string])[] = [
  [400, ['BAD_REQUEST', 'VALIDATION_FAILED'], 'Corrija o que a resposta nomeia.'],
  [401, ['UNAUTHENTICATED'], 'A chave não vale: peça outra.'],
  [403, ['FORBIDDEN'], 'A chave não abre isto.'],
  [404, ['NOT_FOUND'], 'Não existe, ou não é público.'],
  [409, ['CONFLICT'], 'Outra pessoa mudou o documento: leia-o de novo.'],
  [410, ['GONE'], 'O cursor é velho demais: comece sem ele.'],
  [412, ['PRECONDITION_FAILED'], 'Mudou desde If-Unmodified-Since: leia de novo.'],
  [413, ['TOO_LARGE'], 'Mande menos.'],
  [415, ['UNSUPPORTED_MEDIA_TYPE'], 'Mande o Content-Type que a operação pede.'],
  [423, ['LOCKED'], 'Alguém edita o documento no painel agora.'],
  [429, ['TOO_MANY_REQUESTS'], 'Espere o que Retry-After diz.'],
  [503, ['SERVICE_UNAVAILABLE'], 'O mesmo: o site está sobrecarregado por um momento.'],
];

export const errors: GuideSection = {
  id: 'erros',
  title: 'Erros',
  body: (
    <>
      <p>
        Toda recusa tem a mesma forma. <code>code</code> nunca muda e é para programas;{' '}
        <code>message</code> é para pessoas e pode mudar; <code>field</code> vem quando a recusa é
        de um campo só.
      </p>
      <Code>
        {`{ "errors": [{ "code": "BAD_REQUEST", "message": "Valor inválido: limit.", "field": "limit" }] }`}
      </Code>
      <p>
        Com <code>VALIDATION_FAILED</code>, <code>data.errors</code> cita cada campo com{' '}
        <code>field</code>, <code>message</code> e um <code>code</code> próprio:{' '}
        <code>REQUIRED</code>, <code>NOT_UNIQUE</code> ou <code>INVALID</code>. Em GraphQL os mesmos
        códigos vêm em <code>extensions.code</code>.
      </p>
      <dl className="api-parameters api-codes">
        {CODES.map(([status, codes, advice]) => (
          <div key={status}>
            <dt>
              <b>{status}</b>
              {codes.map((code) => (
                <code key={code}>{code}</code>
              ))}
            </dt>
            <dd>{advice}</dd>
          </div>
        ))}
      </dl>
    </>
  ),
};

export const promises: GuideSection = {
  id: 'promessas',
  title: 'O que pode mudar',
  body: (
    <>
      <p>
        Campos, operações, parâmetros e códigos podem aparecer a qualquer momento: ignore o que não
        conhece. Nada do que a referência descreve muda de nome, de sentido ou desaparece na versão
        1.
      </p>
      <p>
        Se um dia for preciso, <code>/api/openapi.json</code> marca o que vai sair como{' '}
        <code>deprecated</code> pelo menos seis meses antes, e <code>info.version</code> passa a 2.
        Mensagens, a ordem dos campos e o que a referência não descreve não são promessa.
      </p>
    </>
  ),
};
