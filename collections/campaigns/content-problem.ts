import { CAMPAIGN } from '@/domain/campaign';
import { giftIdsOf } from '@/domain/letter-content';
import { isMailLink } from '@/domain/mail-link';
import { isRecord } from '@/lib/is-record';
import { property } from '@/lib/property';
import { campaigns as words } from '@/messages/campaigns';

/** What the editor of letters makes (see editor.ts). */
const KNOWN_NODES = new Set([
  ...['paragraph', 'heading', 'list', 'listitem', 'text', 'linebreak', 'tab'],
  ...['link', 'autolink', 'horizontalrule', 'block'],
]);
const HEADINGS = new Set(['h2', 'h3']);
const LINK_SHOWN = 80;

/** Bounds the work that a hostile document can cause. */
const MAX_DEPTH = 20;

/** Why `value` cannot be the content of a letter, or null. There may be none, as long as it is not sent. */
export function contentProblem(value: unknown): string | null {
  if (value == null) return null;
  if (JSON.stringify(value).length > CAMPAIGN.content) return words.contentTooLong;
  const nodes: unknown = property(property(value, 'root'), 'children');
  if (!Array.isArray(nodes)) return words.badContent;
  let gifts = 0;

  function problemOf(node: unknown, depth: number): string | null {
    if (!isRecord(node) || depth > MAX_DEPTH) return words.badContent;
    const { type, children } = node;
    if (typeof type !== 'string' || !KNOWN_NODES.has(type)) return words.badContent;
    if (type === 'text') return typeof node.text === 'string' ? null : words.badContent;
    if (type === 'heading' && !HEADINGS.has(String(node.tag))) return words.badContent;
    if (type === 'block') return giftsProblem(node);
    if (type === 'link' || type === 'autolink') {
      const url = property(node.fields, 'url');
      if (!isMailLink(url)) return words.badLink(String(url).slice(0, LINK_SHOWN));
    }
    if (children === undefined) return null;
    return Array.isArray(children) ? firstProblem(children, depth + 1) : words.badContent;
  }

  function giftsProblem(block: Record<string, unknown>): string | null {
    if (property(block.fields, 'blockType') !== 'gifts') return words.badContent;
    // How many one block has is the block's own rule.
    gifts += giftIdsOf(block).length;
    return gifts > CAMPAIGN.gifts ? words.tooManyGifts(CAMPAIGN.gifts) : null;
  }

  function firstProblem(list: unknown[], depth: number): string | null {
    for (const node of list) {
      const problem = problemOf(node, depth);
      if (problem !== null) return problem;
    }
    return null;
  }

  return firstProblem(nodes, 0);
}
