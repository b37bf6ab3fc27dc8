'use client';

import { toast } from '@payloadcms/ui';
import { isValidElement, type ReactNode, useEffect } from 'react';

import { property } from '@/lib/property';
import { panelToasts } from '@/messages/notices';

const { uploaded, notUploaded, sessionUnread } = panelToasts;
/** What Payload says in English whatever the language, of so many files or of none in particular. */
const SENTENCES: [RegExp, (count: number) => string][] = [
  [/^Successfully saved (\d+) files$/, uploaded],
  [/^Failed to save (\d+) files$/, notUploaded],
  [/^(?:Refreshing (?:token|permissions)|Fetching user) failed: /, () => sessionUnread],
];
const KINDS = ['success', 'error'] as const;

/** Says in Portuguese what Payload's panel has no translation for: it writes some notices into its code. */
export function WordToasts({ children }: { children: ReactNode }) {
  useEffect(() => {
    const original = { success: toast.success, error: toast.error };
    for (const kind of KINDS) {
      toast[kind] = (message, options) => original[kind](inPortuguese(message), options);
    }
    return () => void Object.assign(toast, original);
  }, []);
  return children;
}

type Message = Parameters<typeof toast.success>[0];

/** A refusal that lists fields. */
const FIELDS = /^(?:O campo a seguir está|Os campos a seguir estão) /;

function inPortuguese(sent: Message): Message {
  const message = sentenceOf(sent);
  if (typeof message !== 'string') return message;
  for (const [pattern, word] of SENTENCES) {
    const found = pattern.exec(message);
    if (found !== null) return word(Number(found[1] ?? 0));
  }
  return message;
}

/** Payload makes a list of what comes after a colon, between commas, whatever the sentence: only fields are one. */
function sentenceOf(sent: Message): Message {
  if (!isValidElement(sent)) return sent;
  const message = property(sent.props, 'errorMessage');
  return typeof message !== 'string' || FIELDS.test(message) ? sent : message;
}
