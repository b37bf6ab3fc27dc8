import { Button } from '@react-email/button';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';

import { mails } from '@/messages/mails';

import type { LetterGift } from './campaign-letter';
import { styles } from './styles';

const COLUMNS = 2;
/** Pixels of a picture across the letter, and in one of its columns, for programs that read no stylesheet. */
const WIDE = 486;
const NARROW = 235;

/** Gifts of the catalogue: one across the letter, several side by side, which a phone shows one below the other. */
export function GiftCards({ gifts }: { gifts: readonly LetterGift[] }) {
  const [only] = gifts;
  if (gifts.length === 1 && only !== undefined) return <GiftCard gift={only} width={WIDE} />;
  const rows = Array.from({ length: Math.ceil(gifts.length / COLUMNS) }, (_, row) =>
    gifts.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={styles.gifts}>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((gift, column) => (
              <td
                key={gift.id}
                className="m-half"
                width="50%"
                style={column === 0 ? styles.leftHalf : styles.rightHalf}
              >
                <GiftCard gift={gift} width={NARROW} />
              </td>
            ))}
            {row.length < COLUMNS ? <td className="m-half" width="50%" /> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CardProps = { gift: LetterGift; width: number };

function GiftCard({ gift: { title, text, price, url, picture }, width }: CardProps) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      className="m-sunken"
      style={styles.gift}
    >
      <tbody>
        {picture === null ? null : (
          <tr>
            <td>
              <Link href={url}>
                {/* eslint-disable-next-line @next/next/no-img-element -- a mail has no component of Next */}
                <img
                  src={picture.url}
                  alt={picture.alt}
                  width={width}
                  height={Math.round(width * picture.ratio)}
                  className="m-ink"
                  style={styles.picture}
                />
              </Link>
            </td>
          </tr>
        )}
        <tr>
          <td style={styles.giftWords}>
            <Link href={url} className="m-ink" style={styles.giftTitle}>
              {title}
            </Link>
            {text === '' ? null : (
              <Text className="m-soft" style={styles.giftText}>
                {text}
              </Text>
            )}
            {price === '' ? null : (
              <Text className="m-ink" style={styles.price}>
                {price}
              </Text>
            )}
            <Button href={url} className="m-button" style={styles.giftButton}>
              {mails.campaign.gift}
            </Button>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
