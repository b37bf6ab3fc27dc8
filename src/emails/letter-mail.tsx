import { Button } from '@react-email/button';
import { Hr } from '@react-email/hr';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';

import { mails } from '@/messages/mails';

import { Layout } from './layout';
import type { Letter } from './letter';
import { styles } from './styles';

/** A mail about one thing: some sentences, one button and a signature; below, what few need to read. */
export function LetterMail({ letter }: { letter: Letter }) {
  const { subject, eyebrow, heading, isGreeted, paragraphs, facts, quote, action, note, footer } =
    letter;
  return (
    <Layout
      subject={subject}
      preview={paragraphs[0] ?? heading}
      eyebrow={eyebrow}
      heading={heading}
      footer={footer}
    >
      {isGreeted ? <Paragraph>{mails.greeting}</Paragraph> : null}
      {paragraphs.map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
      {facts === undefined ? null : <Facts facts={facts} />}
      {quote === undefined ? null : (
        <Text className="m-sunken" style={styles.quote}>
          {quote}
        </Text>
      )}
      {action === undefined ? null : (
        <Button href={action.url} className="m-button" style={styles.button}>
          {action.label}
        </Button>
      )}
      {isGreeted ? (
        <Text className="m-ink" style={styles.signature}>
          {mails.signature}
        </Text>
      ) : null}
      {note === undefined && action === undefined ? null : (
        <Hr className="m-rule" style={styles.rule} />
      )}
      {note === undefined ? null : (
        <Text className="m-soft" style={styles.note}>
          {note}
        </Text>
      )}
      {action === undefined ? null : (
        <Text className="m-soft" style={styles.note}>
          {mails.linkAsText}
          <br />
          <Link href={action.url} className="m-accent" style={styles.address}>
            {action.url}
          </Link>
        </Text>
      )}
    </Layout>
  );
}

function Paragraph({ children }: { children: string }) {
  return (
    <Text className="m-ink" style={styles.text}>
      {children}
    </Text>
  );
}

function Facts({ facts }: { facts: NonNullable<Letter['facts']> }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 18px' }}>
      <tbody>
        {facts.map(([label, value]) => (
          <tr key={label}>
            <td className="m-soft" style={styles.factLabel}>
              {label}
            </td>
            <td className="m-ink" style={styles.fact}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
