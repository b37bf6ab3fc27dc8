import { formatMoment } from '@/domain/dates';
import { LINK_STATES } from '@/domain/link-health';
import { links as words } from '@/messages/links';

import type { LinkView } from './link-view';

/** What is known of a link, in words. */
export function LinkStateText({ link }: { link: LinkView }) {
  const label = LINK_STATES.find(({ value }) => value === link.state)?.label ?? link.state;
  return (
    <>
      <p className="link-state-line">
        <span className={`link-state link-state--${link.state}`}>{label}</span>
        {link.since === null || link.state === 'waiting' ? null : (
          <span>{words.since(formatMoment(new Date(link.since)))}</span>
        )}
      </p>
      <p className="link-hint">
        {link.checkedAt === null
          ? words.neverVisited
          : words.lastVisit(formatMoment(new Date(link.checkedAt)))}{' '}
        {link.state === 'fine' ? null : link.reason}
      </p>
      {link.state === 'moved' && link.finalUrl !== null ? (
        <p className="link-hint">
          {words.leadsTo}{' '}
          <a href={link.finalUrl} target="_blank" rel="noopener noreferrer nofollow">
            {link.finalUrl}
          </a>
        </p>
      ) : null}
      {link.resting ? <p className="link-hint">{words.resting}</p> : null}
    </>
  );
}
