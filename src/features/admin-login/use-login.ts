import { useEffect, useState } from 'react';

import type { PostResult } from '@/lib/post-json';
import { admin } from '@/messages/admin';
import { adminLogin as words } from '@/messages/admin-login';
import { useForm } from '@/ui/use-form';

import type { LoginOutcome } from './admin-session';
import { logIn } from './admin-session';
import { localRedirect } from './local-redirect';
import { useKnownVisitor } from './use-known-visitor';

const FIELDS = ['email', 'password'] as const;

/** What each failure says, and as which answer the form takes it. */
const FAILURES: Record<Exclude<LoginOutcome, 'admin'>, { status: number; message: string }> = {
  'not-admin': { status: 403, message: admin.notAdmin },
  invalid: { status: 401, message: admin.invalidCredentials },
  offline: { status: 0, message: words.offline },
  unavailable: { status: 503, message: words.unavailable },
};

/** The login page: the user who is signed in already, and the state of the form. */
export function useLogin() {
  const { visitor, stop } = useKnownVisitor();
  const [isEntering, setEntering] = useState(false);
  const { formProps, problems, refusal, sending } = useForm({
    fields: FIELDS,
    check: ({ email, password }) => ({
      email: email.trim() === '' ? words.emailMissing : null,
      password: password === '' ? words.passwordMissing : null,
    }),
    send: async ({ email, password }) => {
      await stop();
      return signIn(email.trim(), password);
    },
    done: () => {
      setEntering(true);
      enterPanel();
    },
    retry: 'password',
  });
  const isBusy = sending || isEntering;
  const notAdmin = visitor === 'other' && !isBusy ? admin.notAdmin : undefined;

  useEffect(() => {
    if (visitor === 'admin') enterPanel();
  }, [visitor]);

  useEffect(() => {
    // A page restored from the back/forward cache would still show the login as being sent.
    const refresh = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, []);

  return {
    checking: visitor === undefined || visitor === 'admin',
    sending: isBusy,
    problem: refusal?.message ?? notAdmin,
    problems,
    formProps,
  };
}

async function signIn(email: string, password: string): Promise<PostResult> {
  const outcome = await logIn(email, password);
  if (outcome === 'admin') return { ok: true, answer: null };
  const { status, message } = FAILURES[outcome];
  return { ok: false, status, problems: [{ message }] };
}

/** The panel has a document of its own: it is loaded, not navigated to. */
function enterPanel() {
  const requested = new URLSearchParams(window.location.search).get('redirect');
  window.location.replace(localRedirect(requested));
}
