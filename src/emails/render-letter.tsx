import { render } from '@react-email/render';

import type { Letter, RenderedMail } from './letter';
import { LetterMail } from './letter-mail';
import { plainLetter } from './plain-letter';

/** A letter for people who see HTML and for those who read the text of it. */
export async function renderLetter(
  letter: Letter,
  rest: Pick<RenderedMail, 'headers' | 'replyTo'> = {},
): Promise<RenderedMail> {
  const html = await render(<LetterMail letter={letter} />);
  return { subject: letter.subject, html, text: plainLetter(letter), ...rest };
}
