import { render } from '@react-email/render';

import type { Letter, RenderedMail } from './letter';
import { LetterMail } from './letter-mail';
import { plainLetter } from './plain-letter';

/** No mail program answers these by itself (RFC 3834). */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'pt-BR' };

/** A letter for people who see HTML and for those who read the text of it. */
export async function renderLetter(
  letter: Letter,
  { headers, ...rest }: Pick<RenderedMail, 'headers' | 'replyTo'> = {},
): Promise<RenderedMail> {
  const html = await render(<LetterMail letter={letter} />);
  return {
    subject: letter.subject,
    html,
    text: plainLetter(letter),
    headers: { ...HEADERS, ...headers },
    ...rest,
  };
}
