import { useEffect, useState } from 'react';

import { admin } from '@/messages/admin';

import type { LoginOutcome } from './admin-session';
import { logIn } from './admin-session';
import { localRedirect } from './local-redirect';
import { useKnownVisitor } from './use-known-visitor';
import { adminLogin as words } from '@/messages/admin-login';

const PROBLEMS: Record<Exclude<LoginOutcome, 'admin'>, string> = {
  'not-admin': admin.notAdmin,
  invalid: admin.invalidCredentials,
  offline: words.offline,
  unavailable: words.unavailable,
};

/**
 * The state of the login page: the user who is signed in already, whether a login is being sent, and why the last one
 * failed.
 */
export function useLogin() {
  const { visitor, stop } = useKnownVisitor();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const notAdmin = visitor === 'other' && problem === undefined && !sending;

  useEffect(() => {
    if (visitor === 'admin') enterPanel();
  }, [visitor]);

  useEffect(() => {
    // A page restored from the back/forward cache would still show the login as being sent.
    const refresh = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, []);

  async function submit(email: string, password: string): Promise<LoginOutcome> {
    stop();
    setSending(true);
    setProblem(undefined);
    const outcome = await logIn(email, password);
    if (outcome === 'admin') {
      enterPanel();
    } else {
      setSending(false);
      setProblem(PROBLEMS[outcome]);
    }
    return outcome;
  }

  return {
    checking: visitor === undefined || visitor === 'admin',
    sending,
    problem: notAdmin ? admin.notAdmin : problem,
    submit,
  };
}

/** The panel has a document of its own: it is loaded, not navigated to. */
function enterPanel() {
  const requested = new URLSearchParams(window.location.search).get('redirect');
  window.location.replace(localRedirect(requested));
}
