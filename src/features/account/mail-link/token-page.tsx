import type { ReactNode } from 'react';
import { Container } from '@/ui/container';
import { Eyebrow } from '@/ui/eyebrow';
import { Heading } from '@/ui/heading';

type TokenPageProps = {
  words: { eyebrow: string; title: string; noScript: string };
  /** Reads the token, which only the browser knows: the page itself is the same for everybody. */
  children: ReactNode;
};

/** The page that a link in a mail leads to. */
export function TokenPage({ words, children }: TokenPageProps) {
  return (
    <Container className="grid min-h-[60vh] content-center py-16">
      <div className="max-w-md">
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
