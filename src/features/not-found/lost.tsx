import type { ReactNode } from 'react';

import { Container } from '@/ui/container';
import { Heading } from '@/ui/heading';
import { Icon } from '@/ui/icon';

type LostProps = {
  /** The sign above the title; the bow stands alone without it. */
  sign?: { before: string; after: string };
  title: string;
  text: string;
  role?: 'alert';
  /** The ways out. */
  children: ReactNode;
};

/** A page for an address without content: a bow, a message, and links. */
export function Lost({ sign, title, text, role, children }: LostProps) {
  return (
    <Container className="grid min-h-[68vh] content-center py-16">
      <p
        aria-hidden="true"
        className="-ml-1 flex items-center font-display text-[clamp(6rem,3rem+14vw,13rem)] leading-none font-[420] tracking-[-0.04em] text-accent"
      >
        {sign?.before}
        <Icon name="bow-fine" className="mx-[-0.02em] size-[0.82em]" />
        {sign?.after}
      </p>
      <div role={role}>
        <Heading level={1} size="page" className="mt-6 max-w-2xl">
          {title}
        </Heading>
        <p className="lead mt-4 max-w-xl">{text}</p>
      </div>
      <div className="mt-9 flex flex-wrap gap-3">{children}</div>
    </Container>
  );
}
