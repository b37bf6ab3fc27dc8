'use client';

import { useId, useState } from 'react';
import { useAuth } from '@/features/auth/use-auth';
import { account as words } from '@/messages/account';
import { common } from '@/messages/common';
import { newsletter } from '@/messages/newsletter';
import { newsletterConsent } from '@/messages/newsletter-consent';
import { newsletterToggle } from '@/messages/personal-data';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Switch } from '@/ui/switch';
import { useSubscription } from './use-subscription';

type Outcome = { variant: 'success' | 'danger'; text: string };

/** The newsletter of who is signed in: unknown, then Inscrito or Não inscrito. */
export function NewsletterToggle() {
  const { user } = useAuth();
  // Keyed by the user, so that the state of one is never shown to the next.
  return user === null ? null : <Toggle key={user.id} userId={user.id} email={user.email} />;
}

function Toggle({ userId, email }: { userId: number; email: string }) {
  const { subscribed, isUnreadable, busy, change, retry } = useSubscription(userId);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const textId = useId();

  const toggle = async () => {
    setOutcome(null);
    const wanted = subscribed !== true;
    const result = await change(wanted);
    const done = wanted ? newsletter.subscribed : newsletter.cancelled;
    setOutcome(
      result.ok
        ? { variant: 'success', text: done }
        : { variant: 'danger', text: newsletter.toggleFailed },
    );
  };

  return (
    <>
      {isUnreadable ? (
        <Notice variant="danger">
          <p>{newsletterToggle.unreadable}</p>
          <Button variant="link" onClick={retry}>
            {common.retry}
          </Button>
        </Notice>
      ) : (
        <div className="flex min-h-14 items-center gap-4">
          {subscribed === null ? null : (
            <Switch
              checked={subscribed}
              busy={busy}
              onClick={() => void toggle()}
              aria-label={words.newsletter}
              aria-describedby={textId}
            />
          )}
          <p className="min-w-0 text-sm">
            <span role="status" className="font-semibold">
              {stateText(subscribed)}
            </span>
            <span className="block truncate text-ink-soft">{email}</span>
          </p>
        </div>
      )}
      <p id={textId} className="mt-4 text-sm text-ink-soft">
        {newsletterConsent.text}
      </p>
      {outcome ? (
        <Notice
          variant={outcome.variant}
          onDismiss={() => setOutcome(null)}
          dismissLabel={newsletter.dismiss}
          className="mt-4"
        >
          {outcome.text}
        </Notice>
      ) : null}
    </>
  );
}

function stateText(subscribed: boolean | null): string {
  if (subscribed === null) return words.newsletterUnknown;
  return subscribed ? words.subscribed : words.notSubscribed;
}
