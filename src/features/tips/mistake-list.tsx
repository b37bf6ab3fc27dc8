import type { ReactNode } from 'react';

/** Mistakes, each with what to do instead. */
export function MistakeList({ items }: { items: readonly { wrong: string; right: ReactNode }[] }) {
  return (
    <dl className="my-6">
      {items.map(({ wrong, right }) => (
        <div key={wrong} className="border-t border-hairline py-4 last:border-b">
          <dt className="font-semibold">{wrong}</dt>
          <dd className="mt-1 text-ink-soft">{right}</dd>
        </div>
      ))}
    </dl>
  );
}
