import type { ReactNode } from 'react';
import { auth } from '@/messages/account';
import { accountPages as words } from '@/messages/pages';
import { Container } from '@/ui/container';
import { Heading } from '@/ui/heading';
import { Icon } from '@/ui/icon';
import { AccountGate } from './account-gate';

type AccountPageProps = { title: string; description: string; prompt: string; children: ReactNode };

/** A page that needs an account: what it is for, and the way in. */
export function AccountPage({ title, description, prompt, children }: AccountPageProps) {
  return (
    <Container className="grid gap-x-16 gap-y-10 py-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:py-16">
      <div>
        <Heading level={1} size="page">
          {title}
        </Heading>
        <p className="lead mt-5 max-w-lg">{description}</p>
        <div className="mt-10 max-lg:hidden">
          <h2 className="text-sm font-semibold">{words.benefitsTitle}</h2>
          <ul className="mt-3 max-w-lg">
            {words.benefits.map((benefit) => (
              <li
                key={benefit}
                className="flex items-start gap-3 border-t border-hairline py-3 text-ink-soft last:border-b"
              >
                <Icon name="check" className="mt-1 flex-none text-accent" />
                {benefit}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <section
        aria-label={auth.loginTitle}
        className="self-start rounded-xl border border-hairline bg-surface p-5 sm:p-8"
      >
        <noscript>{words.noScript}</noscript>
        <AccountGate prompt={prompt}>{children}</AccountGate>
      </section>
    </Container>
  );
}
