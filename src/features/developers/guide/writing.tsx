import { Code } from '../code';
import type { GuideSection } from './guide-section';

export const writing = (site: string): GuideSection => ({
  id: 'escrever',
  title: 'Escrever o catálogo',
  body: (
    <>
      <p>
        Com uma chave de administração. A imagem vem antes: o presente a cita pelo id, e também as
        categorias ou ocasiões a que pertence.
      </p>
      <Code>
        {`curl -H "Authorization: Bearer $MIMOTECA_KEY" \\
  -F file=@caneca.jpg -F '_payload={"alt":"Caneca esmaltada azul"}' \\
  "${site}/api/media"`}
      </Code>
      <p>
        Aceita JPEG, PNG, WebP e AVIF de pelo menos 400 × 400 px e no máximo 2 MB. O{' '}
        <code>alt</code> diz o que a imagem mostra; sem ele um presente não é publicado.
      </p>
      <ul>
        <li>
          Um presente nasce rascunho. Com <code>{'"_status": "published"'}</code> vai ao ar, se nada
          lhe falta; o que falta vem na resposta, campo por campo.
        </li>
        <li>
          <code>description</code> é um texto rico em JSON, como no exemplo de{' '}
          <a href="#createGifts">criar um presente</a>; <code>descriptionHtml</code> é feito dele.
        </li>
        <li>
          Excluir tem dois passos: um PATCH com <code>deletedAt</code> põe o presente na lixeira, e
          um DELETE com <code>trash=true</code> apaga de vez o que já está lá.
        </li>
        <li>
          Se outra pessoa pode ter mexido no documento, mande <code>If-Unmodified-Since</code> com o{' '}
          <code>updatedAt</code> que você leu: em vez de sobrescrever, a resposta é 412.
        </li>
      </ul>
    </>
  ),
});
