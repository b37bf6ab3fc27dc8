import { CARD_PREVIEW_CHARACTERS } from '@/domain/limits';
import { truncateCharacters } from '@/domain/text';
import { PreviewToggle } from './preview-toggle';

type PreviewProps = { text: string; title: string };

/** The description, cut to 120 characters; only a text that was cut needs the toggle. */
export function Preview({ text, title }: PreviewProps) {
  const cut = truncateCharacters(text, CARD_PREVIEW_CHARACTERS);
  return cut === text.trim() ? (
    <p className="gift-card-text">{cut}</p>
  ) : (
    <PreviewToggle text={text} cut={cut} title={title} />
  );
}
