import type { LetterList, Run } from '@/domain/letter-content';
import { mails } from '@/messages/mails';

import type { CampaignLetter, LetterGift, ShownBlock } from './campaign-letter';
import { plainFooter } from './plain-letter';

const RULE = '- - -';

/** The same issue for who reads no HTML. */
export function plainCampaign({ subject, blocks, footer }: CampaignLetter): string {
  return [subject, ...blocks.map(plainBlock), mails.signature, plainFooter(footer)].join('\n\n');
}

function plainBlock(block: ShownBlock): string {
  switch (block.kind) {
    case 'heading':
      return plainRuns(block.runs).toUpperCase();
    case 'paragraph':
      return plainRuns(block.runs);
    case 'list':
      return plainList(block, '');
    case 'divider':
      return RULE;
    case 'gifts':
      return block.gifts.map(plainGift).join('\n\n');
  }
}

function plainGift({ title, text, price, url }: LetterGift): string {
  return [title, text, price, `${mails.campaign.gift}: ${url}`].filter(Boolean).join('\n');
}

function plainList({ isOrdered, items }: LetterList, indent: string): string {
  return items
    .map(({ runs, lists }, index) => {
      const mark = isOrdered ? `${index + 1}.` : '-';
      const inner = lists.map((list) => plainList(list, `${indent}   `));
      return [`${indent}${mark} ${plainRuns(runs)}`, ...inner].join('\n');
    })
    .join('\n');
}

/** Pieces of one link stand together, and its address follows them, unless it is what they say. */
function plainRuns(runs: readonly Run[]): string {
  let line = '';
  let linked = '';
  runs.forEach((run, index) => {
    if (run.kind === 'break') {
      line += '\n';
      return;
    }
    line += run.text;
    if (run.href === null) return;
    linked += run.text;
    const next = runs[index + 1];
    if (next?.kind === 'text' && next.href === run.href) return;
    if (linked.trim() !== run.href) line += ` (${run.href})`;
    linked = '';
  });
  return line;
}
