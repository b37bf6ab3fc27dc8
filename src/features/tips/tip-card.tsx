import type { ReactNode } from 'react';
import { tips as words } from '@/messages/pages';
import { Eyebrow } from '@/ui/eyebrow';
import { Heading } from '@/ui/heading';
import type { TIPS } from './tip-list';

type TipCardProps = {
  tip: (typeof TIPS)[number];
  number: number;
  Illustration: () => ReactNode;
};

/** One of the four tips on their hub; the link of its title covers the whole card. */
export function TipCard({ tip, number, Illustration }: TipCardProps) {
  return (
    <article className="group relative">
      <div className="overflow-hidden rounded-xl bg-sunken transition-colors group-hover:bg-accent-soft">
        <Illustration />
      </div>
      <Eyebrow number={number} className="mt-5">
        {tip.title}
      </Eyebrow>
      <Heading level={2} size="block" className="mt-2 group-hover:text-accent">
        <a href={tip.href} className="after:absolute after:inset-0">
          {tip.heading}
        </a>
      </Heading>
      <p className="mt-3 max-w-lg text-ink-soft">{tip.summary}</p>
      <p className="mt-3 text-xs text-ink-soft">{words.readingTime(tip.minutes)}</p>
    </article>
  );
}
