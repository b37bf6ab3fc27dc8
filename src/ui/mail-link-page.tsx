import type { ReactNode } from 'react';

import { Container } from './container';
import { Eyebrow } from './eyebrow';
import { Heading } from './heading';

type MailLinkPageProps = {
  words: { eyebrow: string; title: string; noScript: string };
  isWide?: boolean;
  /** Reads what the link says, which only the browser knows: the page itself is the same for everybody. */
  children: ReactNode;
};

/** The page that a link in a mail leads to. */
export function MailLinkPage({ words, isWide = false, children }: MailLinkPageProps) {
  return (
    <Container className="grid min-h-[60vh] content-center py-16">
      <div className={isWide ? 'max-w-xl' : 'max-w-md'}>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <Heading level={1} size="page" className="mt-4 mb-8">
          {words.title}
        </Heading>
        <noscript>
          <p className="notice mb-6">{words.noScript}</p>
        </noscript>
        {children}
      </div>
    </Container>
  );
}
