import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';

import { idOf } from './id-of';

/** Payload's buttons, in its notice and in the form that is only read. */
const BUTTONS = '#document-locked-take-over, #take-over';
/** Milliseconds after which a form is given back whose lock could not be taken. */
const PATIENCE = 10_000;

/**
 * True from the click that takes a document over until its form shows what is stored. Payload takes the lock, and then
 * replaces the form by a fresh one: what is typed meanwhile would be lost.
 */
export function useTakeOver(): boolean {
  const { currentEditor } = useDocumentInfo();
  const { user } = useAuth();
  const router = useRouter();
  const [isTaking, setIsTaking] = useState(false);
  const [isRefreshing, startRefresh] = useTransition();
  const isMine = idOf(currentEditor) === user?.id;

  useEffect(() => {
    const begin = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(BUTTONS) !== null) setIsTaking(true);
    };
    document.addEventListener('click', begin, { capture: true });
    return () => document.removeEventListener('click', begin, { capture: true });
  }, []);

  useEffect(() => {
    if (!isTaking) return;
    if (!isMine) {
      const timer = setTimeout(() => setIsTaking(false), PATIENCE);
      return () => clearTimeout(timer);
    }
    // Payload's own refresh says nothing of its end; this one ends after it.
    startRefresh(() => {
      router.refresh();
      setIsTaking(false);
    });
  }, [isTaking, isMine, router]);

  return isTaking || isRefreshing;
}
