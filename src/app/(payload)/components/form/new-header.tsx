import { Gutter } from '@payloadcms/ui';
import type { ReactNode } from 'react';

type NewHeaderProps = {
  title: string;
  /** What the collection says of itself. */
  description: ReactNode;
};

/** The header of a document that has no title yet, in place of Payload's, which says of each that it has none. */
export function NewHeader({ title, description }: NewHeaderProps) {
  return (
    <Gutter className="doc-header">
      <div className="doc-header__header">
        <h1 className="doc-header__title">{title}</h1>
      </div>
      {description === undefined ? null : (
        <div className="doc-header__after-header">{description}</div>
      )}
    </Gutter>
  );
}
