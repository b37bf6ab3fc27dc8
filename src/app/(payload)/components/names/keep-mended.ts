import { nameControl } from './name-control';
import { nameField } from './name-field';
import { nameRow } from './name-row';
import { repairAttributes } from './repair-attributes';
import { wordAttributes } from './word-attributes';
import { wordMoment } from './word-moment';
import { wordText } from './word-text';

const FIELD = '.field-type';
const WATCHED = [
  ...['aria-label', 'aria-roledescription', 'aria-hidden', 'placeholder', 'title', 'id', 'for'],
  ...['role', 'tabindex'],
];

/**
 * Mends what is in `root`, and from then on what is added or changed there, once for all that happens between two frames. What has not
 * changed is not looked at again. Answers what ends it.
 */
export function keepMended(root: HTMLElement): () => void {
  /** With everything inside. */
  let added = new Set<Node>([root]);
  /** Without: what they hold has not changed. */
  let touched = new Set<Node>();
  let frame: number | null = null;

  const mend = () => {
    frame = null;
    const [trees, single] = [added, touched];
    added = new Set();
    touched = new Set();
    mendAll(trees, single);
  };
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      touched.add(target);
      for (const node of addedNodes) added.add(node);
    }
    frame ??= requestAnimationFrame(mend);
  });
  observer.observe(root, {
    ...{ subtree: true, childList: true, characterData: true, attributes: true },
    attributeFilter: WATCHED,
  });
  mend();
  return () => {
    observer.disconnect();
    if (frame !== null) cancelAnimationFrame(frame);
  };
}

function mendAll(trees: ReadonlySet<Node>, single: ReadonlySet<Node>): void {
  const seen = new Set<Node>();
  const fields = new Set<Element>();
  const look = (node: Node) => {
    seen.add(node);
    for (const field of fieldsAt(node)) fields.add(field);
    if (node instanceof Text) {
      wordText(node);
      wordMoment(node);
    }
    if (!(node instanceof Element)) return;
    wordAttributes(node);
    repairAttributes(node);
    nameControl(node);
    nameRow(node);
  };
  for (const tree of trees) {
    if (!tree.isConnected) continue;
    const walker = document.createTreeWalker(tree, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = tree; node !== null; node = walker.nextNode()) {
      if (!seen.has(node)) look(node);
    }
  }
  for (const node of single) if (node.isConnected && !seen.has(node)) look(node);
  // Last: only now is all of a field known to be there.
  for (const field of fields) nameField(field);
}

/** A label or a control belongs to the field around it; what is a field itself may have lost or got either. */
function fieldsAt(node: Node): Element[] {
  const around = node.parentElement?.closest(FIELD) ?? null;
  const own = node instanceof Element && node.matches(FIELD) ? [node] : [];
  return around === null ? own : [...own, around];
}
