import { useCallback, useEffect, useRef, useState } from 'react';

import type { Visitor } from './admin-session';
import { readVisitor } from './admin-session';

/**
 * Reads the session once; `undefined` until it is known. `stop` aborts the read, when somebody signs in before its
 * answer.
 */
export function useKnownVisitor(): { visitor: Visitor | undefined; stop: () => void } {
  const [visitor, setVisitor] = useState<Visitor>();
  const question = useRef<AbortController>(undefined);

  useEffect(() => {
    const controller = new AbortController();
    question.current = controller;
    void readVisitor(controller.signal).then((answer) => {
      if (!controller.signal.aborted) setVisitor(answer);
    });
    return () => controller.abort();
  }, []);

  const stop = useCallback(() => {
    question.current?.abort();
    setVisitor((known) => known ?? 'nobody');
  }, []);

  return { visitor, stop };
}
