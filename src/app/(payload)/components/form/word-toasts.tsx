'use client';

import { toast } from '@payloadcms/ui';
import { isValidElement, type ReactNode, useEffect } from 'react';

import { property } from '@/lib/property';
import { panelEnglish } from '@/messages/panel-english';

import { inPortuguese } from '../names/in-portuguese';

const KINDS = ['success', 'error'] as const;

/** Says in Portuguese what Payload's panel has no translation for: it writes some notices into its code. */
export function WordToasts({ children }: { children: ReactNode }) {
  useEffect(() => {
    const original = { success: toast.success, error: toast.error };
    for (const kind of KINDS) {
      toast[kind] = (message, options) => original[kind](worded(message), options);
    }
    return () => void Object.assign(toast, original);
  }, []);
  return children;
}

type Message = Parameters<typeof toast.success>[0];

/** A refusal that lists fields. */
const FIELDS = /^(?:O campo a seguir está|Os campos a seguir estão) /;

function worded(sent: Message): Message {
  const message = sentenceOf(sent);
  if (typeof message !== 'string') return message;
  return inPortuguese(panelEnglish.toasts, message) ?? message;
}

/** Payload makes a list of what comes after a colon, between commas, whatever the sentence: only fields are one. */
function sentenceOf(sent: Message): Message {
  if (!isValidElement(sent)) return sent;
  const message = property(sent.props, 'errorMessage');
  return typeof message !== 'string' || FIELDS.test(message) ? sent : message;
}
