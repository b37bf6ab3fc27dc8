import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Text } from '@react-email/text';

import { mails } from '@/messages/mails';

import type { CampaignLetter, ShownBlock } from './campaign-letter';
import { GiftCards } from './gift-cards';
import { Layout } from './layout';
import { LetterListPart } from './letter-list';
import { lineText, Runs } from './runs';
import { styles } from './styles';

/** An issue of the newsletter, in the layout of all our mails. */
export function CampaignMail({ letter }: { letter: CampaignLetter }) {
  const { subject, preheader, blocks, footer } = letter;
  const [first] = blocks.flatMap((block) =>
    block.kind === 'paragraph' ? [lineText(block.runs)] : [],
  );
  return (
    <Layout
      subject={subject}
      preview={preheader === '' ? (first ?? subject) : preheader}
      eyebrow={mails.eyebrows.newsletter}
      heading={subject}
      footer={footer}
    >
      {blocks.map((block, index) => (
        <Part key={index} block={block} />
      ))}
      <Text className="m-ink" style={styles.signature}>
        {mails.signature}
      </Text>
    </Layout>
  );
}

function Part({ block }: { block: ShownBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading
          as={block.level === 2 ? 'h2' : 'h3'}
          className="m-ink"
          style={block.level === 2 ? styles.subheading : styles.minorHeading}
        >
          <Runs runs={block.runs} />
        </Heading>
      );
    case 'paragraph':
      return (
        <Text className="m-ink" style={styles.text}>
          <Runs runs={block.runs} />
        </Text>
      );
    case 'list':
      return <LetterListPart list={block} />;
    case 'divider':
      return <Hr className="m-rule" style={styles.rule} />;
    case 'gifts':
      return <GiftCards gifts={block.gifts} />;
  }
}
