import { useCallback, useEffect, useRef, useState } from 'react';

import type { Visitor } from './admin-session';
import { readVisitor } from './admin-session';

/**
 * Reads the session once; `undefined` until it is known. `stop` ends the read when somebody signs in before its answer, and waits
 * until nothing of it is under way: it may be signing somebody out.
 */
export function useKnownVisitor(): { visitor: Visitor | undefined; stop: () => Promise<void> } {
  const [visitor, setVisitor] = useState<Visitor>();
  const question = useRef<{ controller: AbortController; answer: Promise<unknown> }>(undefined);

  useEffect(() => {
    const controller = new AbortController();
    const answer = readVisitor(controller.signal).then((known) => {
      if (!controller.signal.aborted) setVisitor(known);
    });
    question.current = { controller, answer };
    return () => controller.abort();
  }, []);

  const stop = useCallback(async () => {
    question.current?.controller.abort();
    setVisitor((known) => known ?? 'nobody');
    await question.current?.answer;
  }, []);

  return { visitor, stop };
}
