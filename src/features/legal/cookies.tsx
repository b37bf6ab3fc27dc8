import { paths } from '@/lib/paths';
import type { LegalSection } from './legal-page';
import { MailLink } from './mail-link';

export const COOKIES_SUMMARY =
  'Usamos dois cookies para quem entra na conta e nenhum para quem só passeia. Por isso não há aviso pedindo que você aceite nada.';

export const COOKIES: readonly LegalSection[] = [
  {
    id: 'o-que-e',
    title: 'O que é um cookie',
    body: (
      <p>
        É um bilhete que o site pede ao navegador para guardar e devolver na visita seguinte. Serve
        para lembrar que você já entrou. Também serve, em muitos lugares, para seguir as pessoas de
        um site a outro. Aqui, só a primeira parte acontece.
      </p>
    ),
  },
  {
    id: 'quais',
    title: 'Quais usamos',
    body: (
      <dl className="[&>div]:border-t [&>div]:border-hairline [&>div]:py-4">
        <div>
          <dt className="font-semibold">payload-token</dt>
          <dd className="mt-1">
            Cookie de sessão, criado quando você entra na conta. Dura duas horas e é renovado quando
            você pede para continuar conectado; some quando você sai. É estritamente necessário e
            não pode ser lido pelo código da página.
          </dd>
        </div>
        <div>
          <dt className="font-semibold">mimoteca-session</dt>
          <dd className="mt-1">
            Anda junto com o primeiro e guarda só a hora em que a sessão termina. Não é segredo e
            não dá acesso a nada: serve para a página saber se há alguém a reconhecer e avisar antes
            do fim.
          </dd>
        </div>
        <div>
          <dt className="font-semibold">payload-theme e payload-lng</dt>
          <dd className="mt-1">
            Aparência e idioma do painel de administração. Só existem no navegador de quem edita o
            catálogo.
          </dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'armazenamento',
    title: 'Outras coisas guardadas no seu navegador',
    body: (
      <>
        <p>
          Os presentes que você favorita sem ter entrado ficam no próprio navegador (localStorage),
          até que os leve para a conta ou os tire da lista. Ali ficam também as suas últimas buscas,
          que você apaga na própria caixa de busca.
        </p>
        <p>
          Se você começa a escrever uma <a href={paths.contact}>mensagem de contato</a> ou uma
          avaliação e muda de página, o rascunho fica guardado na própria aba (sessionStorage) para
          não se perder; ali ficam também o ponto de cada lista em que você parou e, enquanto você
          entra na conta, o presente que pediu para favoritar. Nada disso sai do seu aparelho, e
          tudo desaparece quando a aba é fechada.
        </p>
      </>
    ),
  },
  {
    id: 'terceiros',
    title: 'Cookies de terceiros',
    body: (
      <p>
        Nenhum é gravado enquanto você está na Mimoteca: não há anúncios, botões sociais nem
        ferramentas de análise de outras empresas. Ao seguir para uma loja parceira, ela pode gravar
        cookies próprios, inclusive o que registra que a visita veio de um link de afiliado. Quem
        decide sobre eles é a loja, na política dela.
      </p>
    ),
  },
  {
    id: 'controle',
    title: 'Como apagar ou bloquear',
    body: (
      <p>
        Todo navegador permite apagar e bloquear cookies nas configurações de privacidade. Sem os
        nossos, o site funciona igual; só não é possível entrar na conta. Dúvidas: <MailLink />.
      </p>
    ),
  },
];
