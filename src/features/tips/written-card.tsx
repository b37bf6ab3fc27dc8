import type { ReactNode } from 'react';

type WrittenCardProps = {
  /** For whom and when, outside the card. */
  label: string;
  children: ReactNode;
  signature: string;
};

/** The text of a card as it would be written, on its own piece of paper. */
export function WrittenCard({ label, children, signature }: WrittenCardProps) {
  return (
    <figure className="my-7">
      <figcaption className="mb-2 text-sm font-semibold text-ink-soft">{label}</figcaption>
      <blockquote className="rounded-sm border-0! bg-surface px-6! py-6 shadow-raised sm:px-8!">
        <p className="text-xl leading-normal">{children}</p>
        <p className="mt-4 text-right text-lg text-accent italic">{signature}</p>
      </blockquote>
    </figure>
  );
}
