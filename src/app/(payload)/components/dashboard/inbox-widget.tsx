'use client';

import { usePreferences } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

import { MOST_COUNTED, nextVisits, type Visits } from '@/domain/dashboard';
import { timestamp } from '@/domain/dates';
import { dashboard } from '@/messages/dashboard';

import { listAddress } from './addresses';
import { FigureLink } from './figure-link';
import { useReading } from './use-reading';
import { Widget } from './widget';

const words = dashboard.inbox;
const IS_OPEN = { '[status][in]': 'new,read' };
const PREFERENCE = 'dashboard-visits';

/** Reviews and messages since this editor was here last, and messages that nobody has answered. */
export function InboxWidget() {
  const visits = useVisits();
  const since = visits?.before ?? null;
  const query = since === null ? '' : `?${new URLSearchParams({ since })}`;
  const { reading, reload } = useReading('inbox', visits === null ? null : query);
  return (
    <Widget
      title={visits !== null && since === null ? words.firstTitle : words.title}
      reading={reading}
      onRetry={() => void reload()}
    >
      {({ reviews, hidden, messages, open }) => {
        const isNew: Record<string, string> =
          since === null ? {} : { '[createdAt][greater_than]': since };
        const write = (count: number) => dashboard.more(count, MOST_COUNTED);
        return (
          <ul className="dash-figures">
            <FigureLink
              figure={write(reviews)}
              label={words.reviews(write(reviews))}
              {...(hidden > 0 && { note: words.hidden(write(hidden)) })}
              href={listAddress('reviews', isNew)}
              isQuiet={reviews === 0}
            />
            <FigureLink
              figure={write(messages)}
              label={words.messages(write(messages))}
              href={listAddress('contact-messages', { ...isNew, ...IS_OPEN })}
              isQuiet={messages === 0}
            />
            <FigureLink
              figure={write(open)}
              label={words.open(write(open))}
              href={listAddress('contact-messages', IS_OPEN)}
              isQuiet={open === 0}
            />
          </ul>
        );
      }}
    </Widget>
  );
}

/** When this editor was here before; null until it is known. Stored with Payload's preferences, so that it follows the editor. */
function useVisits(): Visits | null {
  const { getPreference, setPreference } = usePreferences();
  const [visits, setVisits] = useState<Visits | null>(null);
  useEffect(() => {
    let isGone = false;
    void getPreference<Visits>(PREFERENCE)
      .catch(() => null)
      .then((known) => {
        if (isGone) return;
        const next = nextVisits(known ?? null, timestamp());
        setVisits(next);
        void setPreference(PREFERENCE, next);
      });
    return () => {
      isGone = true;
    };
  }, [getPreference, setPreference]);
  return visits;
}
