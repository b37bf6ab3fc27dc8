import { paths } from '@/lib/paths';
import type { LegalSection } from './legal-page';
import { MailLink } from './mail-link';

export const PRIVACY_SUMMARY =
  'Dá para usar quase todo este site sem nos dizer quem você é. Quando você diz, guardamos o mínimo, não vendemos nada a ninguém e apagamos quando você pedir.';

/** What the site keeps and why, under Brazil's data protection law (Lei nº 13.709/2018). */
export const PRIVACY: readonly LegalSection[] = [
  {
    id: 'o-que-guardamos',
    title: 'O que guardamos, e quando',
    body: (
      <>
        <p>Só o que você escreve para nós, no momento em que escreve:</p>
        <ul>
          <li>
            <strong>Conta:</strong> e-mail, nome (se quiser informar) e a senha, que é transformada
            num código irreversível antes de ser gravada. Ninguém aqui consegue lê-la.
          </li>
          <li>
            <strong>Favoritos:</strong> quais presentes você guardou, quando e de que categoria. Sem
            conta, eles ficam só no seu navegador (localStorage); ao entrar, você os leva para a
            conta.
          </li>
          <li>
            <strong>Avaliações:</strong> a nota, o texto e o nome que aparece ao lado dele.
            Avaliações são públicas: escreva como quem fala em voz alta.
          </li>
          <li>
            <strong>Newsletter:</strong> o endereço de e-mail inscrito.
          </li>
          <li>
            <strong>Contato:</strong> nome, e-mail, assunto e mensagem.
          </li>
          <li>
            <strong>Consentimentos:</strong> a quê você disse sim, quando, com que palavras e, se
            for o caso, quando retirou.
          </li>
          <li>
            <strong>Sessões:</strong> início e fim de cada uma, para que você possa encerrar todas.
            Um cookie guarda a sessão por duas horas e só é renovado quando você pede; outro, sem
            segredo nenhum, avisa a página de quando ela termina.
          </li>
        </ul>
        <p>
          Também contamos quantas vezes cada presente foi aberto e quantas vezes alguém seguiu para
          a loja. São números somados, sem nome, sem endereço e sem histórico de quem clicou.
        </p>
      </>
    ),
  },
  {
    id: 'o-que-nao-fazemos',
    title: 'O que não fazemos',
    body: (
      <p>
        Não usamos rastreadores, pixels de publicidade nem ferramentas de análise de terceiros. Não
        montamos perfil de consumo, não vendemos nem alugamos dados e não pedimos documento,
        endereço ou cartão. Pagamentos acontecem na loja parceira, fora daqui.
      </p>
    ),
  },
  {
    id: 'para-que',
    title: 'Para que usamos e com que base legal',
    body: (
      <ul>
        <li>
          <strong>Conta, favoritos e avaliações:</strong> para prestar o serviço que você pediu ao
          se cadastrar (execução de contrato, art. 7º, V, da LGPD).
        </li>
        <li>
          <strong>Newsletter:</strong> com o seu consentimento (art. 7º, I), que pode ser retirado a
          qualquer momento pelo link no fim de cada e-mail ou na sua conta.
        </li>
        <li>
          <strong>Contato:</strong> para responder a você (legítimo interesse, art. 7º, IX).
        </li>
        <li>
          <strong>Segurança:</strong> limitar tentativas de login e barrar abuso (legítimo
          interesse, art. 7º, IX). Para isso contamos tentativas por e-mail, conta e endereço IP,
          mas guardamos só um código irreversível deles, que vale por no máximo uma hora e depois é
          apagado.
        </li>
      </ul>
    ),
  },
  {
    id: 'com-quem',
    title: 'Com quem compartilhamos',
    body: (
      <>
        <p>
          Apenas com quem precisa processar os dados para o site existir: a empresa que hospeda o
          servidor e o serviço que entrega os e-mails. Eles não podem usá-los para outra coisa. Quem
          hospeda pode manter registros técnicos de acesso (endereço IP, data e hora) pelo prazo que
          o Marco Civil da Internet pede. Não os cruzamos com a sua conta.
        </p>
        <p>
          Quando você clica em um link de loja parceira, passa para um site que não é nosso. A loja
          fica sabendo que a visita veio daqui e aplica a política de privacidade dela.
        </p>
      </>
    ),
  },
  {
    id: 'por-quanto-tempo',
    title: 'Por quanto tempo',
    body: (
      <p>
        Conta, favoritos, avaliações e consentimentos ficam enquanto a conta existir. Ao apagá-la,
        tudo isso some na hora, com a inscrição na newsletter e as mensagens de contato enviadas com
        o mesmo e-mail; as avaliações vão junto ou ficam sem o seu nome, como você escolher. O
        e-mail da newsletter é apagado no descadastro. Um endereço que devolve nossas mensagens, ou
        que as marcou como spam, fica anotado para não escrevermos mais, até você se inscrever de
        novo ou pedir que o apaguemos. Mensagens de contato de quem não tem conta ficam pelo tempo
        necessário para resolver o assunto. Se a lei exigir que algum registro seja mantido por mais
        tempo, ele fica isolado e não é usado para mais nada.
      </p>
    ),
  },
  {
    id: 'seus-direitos',
    title: 'Seus direitos',
    body: (
      <>
        <p>
          A Lei Geral de Proteção de Dados (Lei nº 13.709/2018, art. 18) garante que você pode
          confirmar se tratamos seus dados, ter uma cópia deles, corrigi-los, levá-los a outro
          serviço, saber com quem foram compartilhados, retirar o consentimento e pedir que sejam
          apagados.
        </p>
        <p>
          O principal você faz sem pedir: em <a href={paths.settings}>Configurações</a> dá para
          baixar todos os seus dados num arquivo, ver e retirar consentimentos, corrigir o e-mail e
          apagar a conta. Sem conta, o link “Escolher o que receber”, no fim de cada newsletter,
          abre uma página em que você baixa o que guardamos do seu e-mail e o apaga.
        </p>
        <p>
          Para o resto, escreva para <MailLink /> a partir do e-mail da sua conta. Confirmamos o
          recebimento e respondemos no prazo da lei. Se a resposta não resolver, você também pode
          procurar a Autoridade Nacional de Proteção de Dados (ANPD).
        </p>
      </>
    ),
  },
  {
    id: 'seguranca',
    title: 'Segurança e crianças',
    body: (
      <p>
        A senha é guardada de forma irreversível, a sessão usa um cookie que o código da página não
        consegue ler e só a equipe autorizada acessa o painel. Nenhum sistema é à prova de tudo: se
        algo acontecer com os seus dados, avisaremos você e a ANPD. O site não se dirige a menores
        de 13 anos, e contas de adolescentes devem ter a ciência de um responsável.
      </p>
    ),
  },
  {
    id: 'contato-privacidade',
    title: 'Fale com quem cuida disso',
    body: (
      <p>
        Dúvidas sobre privacidade: <MailLink />. Veja também a{' '}
        <a href={paths.cookies}>Política de Cookies</a>, que é curta porque há pouco a contar.
      </p>
    ),
  },
];
