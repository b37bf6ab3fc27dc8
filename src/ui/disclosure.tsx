import type { ReactNode } from 'react';
import { Icon } from './icon';

type DisclosureProps = {
  label: string;
  /** For opening it from elsewhere. */
  id?: string;
  onOpen?: () => void;
  children: ReactNode;
};

/** A ruled line that opens onto more: the browser's own disclosure. */
export function Disclosure({ label, id, onOpen, children }: DisclosureProps) {
  return (
    <details
      id={id}
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen?.();
      }}
      className="group border-b border-hairline last:border-b-0"
    >
      <summary className="flex min-h-14 items-center justify-between gap-4 font-semibold hover:text-accent">
        {label}
        <Icon
          name="chevron-down"
          className="text-accent transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pt-2 pb-8">{children}</div>
    </details>
  );
}
