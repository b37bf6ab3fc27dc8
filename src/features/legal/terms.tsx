import { paths } from '@/lib/paths';
import type { LegalSection } from './legal-page';

export const TERMS_SUMMARY =
  'A Mimoteca mostra ideias de presentes e leva você à loja que os vende. Não somos a loja. Ao usar o site, você concorda com o que está escrito aqui, em português comum.';

export const TERMS: readonly LegalSection[] = [
  {
    id: 'o-servico',
    title: 'O que é este site',
    body: (
      <p>
        Um catálogo de ideias de presentes, organizado por categoria, ocasião e intenção, com textos
        e avaliações. Navegar, buscar e ler é gratuito e não exige cadastro. A conta serve para
        guardar favoritos, avaliar presentes e controlar a newsletter.
      </p>
    ),
  },
  {
    id: 'afiliados',
    title: 'Links de afiliado',
    body: (
      <>
        <p>
          <strong>Ganhamos comissão por parte das compras feitas a partir dos nossos links.</strong>{' '}
          Os botões “Descobrir Presente” e “Ver na Loja Parceira” podem ser links de afiliado: se
          você comprar depois de clicar, a loja pode nos pagar um percentual. O preço para você não
          muda.
        </p>
        <p>
          A comissão não compra lugar no catálogo, não altera a nota das avaliações e não muda a
          ordem das listas, que segue o critério que você escolher.
        </p>
      </>
    ),
  },
  {
    id: 'compras',
    title: 'Preços, estoque e compras',
    body: (
      <>
        <p>
          Preço e disponibilidade são informados como referência e podem ter mudado. Vale o que a
          loja mostra no momento da compra. Imagens são ilustrativas.
        </p>
        <p>
          O contrato de compra é entre você e a loja. Pagamento, nota fiscal, entrega, garantia,
          troca e arrependimento (art. 49 do Código de Defesa do Consumidor) são tratados com ela.
          Se um link nosso levou a algo diferente do descrito,{' '}
          <a href={paths.contact}>conte para nós</a>: corrigimos ou retiramos.
        </p>
      </>
    ),
  },
  {
    id: 'conta',
    title: 'Sua conta',
    body: (
      <p>
        Use um e-mail seu e uma senha que não usa em outro lugar. O que for feito com a sua senha é
        feito em seu nome, então avise-nos se desconfiar de acesso indevido. Você pode pedir o
        encerramento da conta quando quiser. Podemos suspender contas usadas para fraude, spam ou
        ataque ao site.
      </p>
    ),
  },
  {
    id: 'avaliacoes',
    title: 'Avaliações',
    body: (
      <>
        <p>
          Uma avaliação por presente, escrita por quem tem algo a contar. Você continua autor do
          texto e nos autoriza a mostrá-lo no site.
        </p>
        <p>
          Não publicamos, e podemos remover, ofensas, dados pessoais de terceiros, propaganda, links
          e avaliações pagas ou combinadas. Opinião negativa sincera fica.
        </p>
      </>
    ),
  },
  {
    id: 'uso',
    title: 'Uso aceitável',
    body: (
      <p>
        Fique à vontade para compartilhar páginas e citar trechos com link. Não é permitido copiar o
        catálogo em massa, tentar acessar áreas restritas, sobrecarregar o servidor de propósito nem
        usar textos e ilustrações como se fossem seus.
      </p>
    ),
  },
  {
    id: 'responsabilidade',
    title: 'Até onde vai nossa responsabilidade',
    body: (
      <p>
        Cuidamos para que tudo esteja certo e no ar, mas não garantimos ausência de falhas. Não
        respondemos pelos produtos, prazos e atos das lojas parceiras. Nada aqui retira direitos que
        a lei brasileira dá a você como consumidor.
      </p>
    ),
  },
  {
    id: 'mudancas',
    title: 'Mudanças e lei aplicável',
    body: (
      <p>
        Estes termos podem mudar; a versão que vale é a desta página. Vale a lei brasileira, e
        qualquer disputa pode ser levada ao foro do seu domicílio. Os dados pessoais são tratados
        conforme a <a href={paths.privacy}>Política de Privacidade</a>.
      </p>
    ),
  },
];
