import type { ReactNode } from 'react';
import { Heading } from '@/ui/heading';

type SearchHeadProps = { title: string; children?: ReactNode };

/** The heading of a search. A query may be 200 characters without a space: it wraps wherever it must. */
export function SearchHead({ title, children }: SearchHeadProps) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div className="max-w-3xl min-w-0">
        <Heading level={1} size="section" className="wrap-anywhere">
          {title}
        </Heading>
        {children}
      </div>
    </div>
  );
}
