import type { ReactNode } from 'react';
import { Heading } from '@/ui/heading';

type SettingsSectionProps = { id: string; title: string; text?: string; children: ReactNode };

/** A ruled part of the settings. */
export function SettingsSection({ id, title, text, children }: SettingsSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="border-t border-hairline py-9 first:border-0 first:pt-0 lg:py-11"
    >
      <Heading level={2} size="item" id={id}>
        {title}
      </Heading>
      {text ? <p className="mt-1.5 text-sm text-ink-soft">{text}</p> : null}
      <div className="mt-4">{children}</div>
    </section>
  );
}
