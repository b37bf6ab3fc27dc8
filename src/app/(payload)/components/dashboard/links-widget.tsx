'use client';

import { useEffect, useRef } from 'react';

import { type BrokenLink, MOST_COUNTED } from '@/domain/dashboard';
import { formatDate } from '@/domain/dates';
import { shopDomain } from '@/domain/shop-domain';
import { dashboard } from '@/messages/dashboard';

import { LinkActions } from '../links/link-actions';
import { giftAddress, listAddress } from './addresses';
import { useReading } from './use-reading';
import { Nothing, Widget } from './widget';

const words = dashboard.links;
const BROKEN = { '[state][in]': 'moved,gone', '[acknowledged][equals]': 'false' };

/** The links of gifts that are gone or have moved, with what can be done about each. */
export function LinksWidget() {
  const { reading, reload } = useReading('links');
  const part = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  useEffect(() => {
    // With the row that was done goes the focus.
    if (hasActed.current && document.activeElement === document.body) part.current?.focus();
  }, [reading]);

  function onDone(): void {
    hasActed.current = true;
    void reload();
  }

  return (
    <Widget title={words.title} hint={words.hint} reading={reading} onRetry={() => void reload()}>
      {({ total, unknown, links }) => (
        <div ref={part} tabIndex={-1}>
          {total === 0 ? (
            <Nothing>{words.empty}</Nothing>
          ) : (
            <ul className="dash-links">
              {links.map((link) => (
                <LinkRow key={link.id} link={link} onDone={onDone} />
              ))}
            </ul>
          )}
          {total > links.length ? (
            <p>
              <a className="dash-more" href={listAddress('link-checks', BROKEN)}>
                {words.all(dashboard.more(total, MOST_COUNTED))}
              </a>
            </p>
          ) : null}
          {unknown === 0 ? null : (
            <p className="dash-hint">
              <a href={listAddress('link-checks', { '[state][equals]': 'unknown' })}>
                {words.unknown(dashboard.more(unknown, MOST_COUNTED))}
              </a>
            </p>
          )}
        </div>
      )}
    </Widget>
  );
}

function LinkRow({ link, onDone }: { link: BrokenLink; onDone: () => void }) {
  return (
    <li>
      <div className="dash-links__what">
        <a className="dash-links__gift" href={giftAddress(link.gift)}>
          {link.title}
        </a>
        <p className="dash-hint">
          <span className={`link-state link-state--${link.state}`}>{words.states[link.state]}</span>{' '}
          {words.since(formatDate(new Date(link.since)))} ·{' '}
          <a href={link.url} target="_blank" rel="noopener noreferrer nofollow">
            {shopDomain(link.url)}
          </a>
          {link.resting ? ` · ${words.resting}` : null}
        </p>
      </div>
      <LinkActions link={{ ...link, acknowledged: false }} giftTitle={link.title} onDone={onDone} />
    </li>
  );
}
