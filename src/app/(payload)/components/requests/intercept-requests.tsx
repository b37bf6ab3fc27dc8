'use client';

import type { ReactNode } from 'react';
import { useEffect } from 'react';

import { answerLostConnections } from './answer-lost-connections';
import type { Interceptor } from './interceptor';
import { noteRefusals } from './note-refusals';
import { refuseHeavyFiles } from './refuse-heavy-files';

/** Each is asked by the one before it, and the last asks the network. */
const INTERCEPTORS: readonly Interceptor[] = [
  answerLostConnections,
  noteRefusals,
  refuseHeavyFiles,
];

/** Where Payload's own requests can be answered otherwise: it has no place of its own for that. */
export function InterceptRequests({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { fetch } = window;
    window.fetch = INTERCEPTORS.reduceRight<typeof fetch>(
      (ask, intercept) => (input, init) => intercept(ask, input, init),
      fetch,
    );
    return () => {
      window.fetch = fetch;
    };
  }, []);
  return children;
}
