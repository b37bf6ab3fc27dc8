import {
  QUERY_CONDITIONS_MAX,
  QUERY_DEPTH_MAX,
  QUERY_LIMIT_DEFAULT,
  QUERY_LIMIT_MAX,
  QUERY_NAMES_MAX,
  QUERY_RELATION_CONDITIONS_MAX,
  QUERY_ROWS_MAX,
  QUERY_SORT_MAX,
  QUERY_TEXT_CONDITIONS_MAX,
} from '@/domain/query-limits';
import { formatNumber } from '@/domain/format-number';

import { Code } from '../code';
import type { GuideSection } from './guide-section';

export const start = (site: string): GuideSection => ({
  id: 'comece',
  title: 'Comece por aqui',
  body: (
    <>
      <p>
        O que é público no site é público na API: presentes publicados, categorias, ocasiões e seus
        grupos, avaliações e imagens. Não peça chave para ler; só peça.
      </p>
      <Code>{`curl "${site}/api/gifts?limit=2&depth=0&sort=-createdAt"`}</Code>
      <p>
        Há dois jeitos de ler presentes. <code>/api/gifts</code> e as outras coleções respondem
        documentos inteiros e aceitam qualquer filtro. <code>/api/listings</code> e{' '}
        <code>/api/search</code> respondem o mesmo que as páginas do site: resumos prontos para um
        cartão, na ordem que um visitante vê.
      </p>
    </>
  ),
});

export const keys = (site: string): GuideSection => ({
  id: 'chaves',
  title: 'Chaves',
  body: (
    <>
      <p>
        Quem administra o site cria a chave no painel, em <strong>Chaves de API</strong>, e a vê uma
        única vez. Ela vai no cabeçalho de cada pedido:
      </p>
      <Code>{`curl -H "Authorization: Bearer $MIMOTECA_KEY" "${site}/api/gifts?limit=1"`}</Code>
      <ul>
        <li>
          Uma chave de <strong>somente leitura</strong> vê o que todos veem, com um limite de
          pedidos só dela.
        </li>
        <li>
          Uma chave de <strong>administração</strong> também escreve o catálogo, em nome de quem a
          criou. Não alcança contas, chaves, e-mails nem dados pessoais.
        </li>
      </ul>
      <p>
        Uma chave desconhecida, vencida ou revogada recebe 401 em todo lugar, e nunca a resposta de
        quem não tem chave. Guarde-a como uma senha, fora do navegador e do repositório.
      </p>
    </>
  ),
});

export const lists = (site: string): GuideSection => ({
  id: 'listas',
  title: 'Listas, página por página',
  body: (
    <>
      <p>
        Uma lista responde <code>docs</code> e onde você está: <code>totalDocs</code>,{' '}
        <code>page</code>, <code>totalPages</code>, <code>hasNextPage</code>. O que passa de um
        limite é recusado com 400 e o nome do parâmetro; nada é cortado em silêncio.
      </p>
      <dl className="api-parameters">
        <div>
          <dt>
            <code>limit</code>
            <span>de 1 a {QUERY_LIMIT_MAX}</span>
          </dt>
          <dd>Documentos por página; {QUERY_LIMIT_DEFAULT} se faltar.</dd>
        </div>
        <div>
          <dt>
            <code>page</code>
            <span>até o {formatNumber(QUERY_ROWS_MAX)}º documento</span>
          </dt>
          <dd>A partir de 1. Para ler mais longe, siga pelo id, como abaixo.</dd>
        </div>
        <div>
          <dt>
            <code>sort</code>
            <span>até {QUERY_SORT_MAX} campos</span>
          </dt>
          <dd>Separados por vírgula; com - na frente, do maior para o menor.</dd>
        </div>
        <div>
          <dt>
            <code>depth</code>
            <span>de 0 a {QUERY_DEPTH_MAX}</span>
          </dt>
          <dd>Quantas relações seguir. Com 0, relações são ids, e a resposta é bem menor.</dd>
        </div>
        <div>
          <dt>
            <code>select</code>
            <span>até {QUERY_NAMES_MAX} nomes</span>
          </dt>
          <dd>
            <code>select[title]=true</code> responde só os campos que você pede.
          </dd>
        </div>
      </dl>
      <p>
        Para ler tudo, ordene pelo id, comece depois do 0 e continue depois do último que recebeu:
      </p>
      <Code>
        {`curl -g "${site}/api/gifts?limit=100&depth=0&sort=id&where[id][greater_than]=0"`}
      </Code>
    </>
  ),
});

export const filters = (site: string): GuideSection => ({
  id: 'filtros',
  title: 'Filtros',
  body: (
    <>
      <p>
        <code>where[campo][operador]=valor</code>. Condições lado a lado valem juntas;{' '}
        <code>where[or][0]…</code> e <code>where[and][0]…</code> as combinam. Os operadores são{' '}
        <code>equals</code>, <code>not_equals</code>, <code>in</code>, <code>not_in</code>,{' '}
        <code>greater_than</code>, <code>greater_than_equal</code>, <code>less_than</code>,{' '}
        <code>less_than_equal</code>, <code>like</code>, <code>contains</code> e <code>exists</code>
        . Cada operação abaixo diz que campos aceita.
      </p>
      <Code>
        {`curl -g "${site}/api/gifts?where[categories.slug][equals]=nerd&where[price][less_than_equal]=200"`}
      </Code>
      <p>
        Cabem {QUERY_CONDITIONS_MAX} condições num pedido, das quais {QUERY_TEXT_CONDITIONS_MAX} por
        parte de um texto e {QUERY_RELATION_CONDITIONS_MAX} por dentro de uma relação.
      </p>
    </>
  ),
});

export const browsers: GuideSection = {
  id: 'navegador',
  title: 'No navegador',
  body: (
    <>
      <p>
        Páginas de outros sites leem a API quando quem administra põe a origem delas na lista, em{' '}
        <strong>Configurações do site</strong>. Vale em um segundo; um navegador que já perguntou
        volta a perguntar em dez minutos.
      </p>
      <p>
        Cookies não contam: para a API, uma página de outro site é um visitante, ou quem a chave
        dela disser. Uma chave que a página envia é uma chave que os visitantes dela leem: use uma
        de somente leitura, ou nenhuma.
      </p>
    </>
  ),
};

export const graphql = (site: string): GuideSection => ({
  id: 'graphql',
  title: 'GraphQL',
  body: (
    <>
      <p>
        As mesmas coleções, regras e limites, em <code>/api/graphql</code>, por POST. Um pedido que
        não chega a ser executado responde 4xx; um erro ao lado de dados responde 200.
      </p>
      <Code>
        {`curl -H "Content-Type: application/json" \\
  -d '{"query":"{ Gifts(limit: 2) { totalDocs docs { id title price } } }"}' \\
  "${site}/api/graphql"`}
      </Code>
    </>
  ),
});
