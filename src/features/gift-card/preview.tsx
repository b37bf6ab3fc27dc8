import { CARD_PREVIEW_CHARACTERS, CARD_PREVIEW_LINE, CARD_PREVIEW_NARROW } from '@/domain/limits';
import { truncateCharacters } from '@/domain/text';
import { PreviewToggle } from './preview-toggle';

type PreviewProps = { text: string; title: string };

/**
 * The description, cut to 120 characters where that hides more than a line of it. In two columns on a phone two lines are
 * shown of what is longer than three.
 */
export function Preview({ text, title }: PreviewProps) {
  const whole = text.trim();
  const { length } = Array.from(whole);
  if (length <= CARD_PREVIEW_NARROW) return <p className="gift-card-text">{whole}</p>;
  const isCut = length > CARD_PREVIEW_CHARACTERS + CARD_PREVIEW_LINE;
  return (
    <PreviewToggle
      text={whole}
      cut={isCut ? truncateCharacters(whole, CARD_PREVIEW_CHARACTERS) : whole}
      title={title}
    />
  );
}
