import { Suspense } from 'react';
import { unsubscribe as words } from '@/messages/newsletter';
import { common } from '@/messages/common';
import { Container } from '@/ui/container';
import { Eyebrow } from '@/ui/eyebrow';
import { Heading } from '@/ui/heading';
import { UnsubscribePanel } from './unsubscribe-panel';

/** The address is in the query, which only the browser reads: the page itself is the same for everybody. */
export function UnsubscribePage() {
  return (
    <Container className="grid min-h-[60vh] content-center py-16">
      <div className="max-w-xl">
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <Heading level={1} size="page" className="mt-4 mb-8">
          {words.title}
        </Heading>
        <noscript>
          <p className="mb-6">{words.noScript}</p>
        </noscript>
        <Suspense fallback={<p className="text-ink-soft">{common.loading}</p>}>
          <UnsubscribePanel />
        </Suspense>
      </div>
    </Container>
  );
}
