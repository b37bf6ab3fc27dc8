import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { auth } from '@/messages/account';
import { accountPages as words } from '@/messages/pages';
import { Container } from '@/ui/container';
import { Heading } from '@/ui/heading';
import { Icon } from '@/ui/icon';
import { SignedIn, SignedOut } from './account-gate';
import { ACCOUNT_TITLE_ID } from './account-title-id';

type AccountPageProps = {
  title: string;
  /** The title for visitors, where they meet nothing but the sign-in. */
  visitorTitle?: string;
  description: string;
  /** Said above the sign-in form. */
  prompt: string;
  /** Where the content of those who are signed in stands: beside the title on wide screens, or below it. */
  content?: 'beside' | 'below';
  /** Under the title, for those who are signed in. */
  aside?: ReactNode;
  /** For those who are signed in. */
  children: ReactNode;
};

/** A page that needs an account: its purpose and the sign-in forms, or its content. */
export function AccountPage({
  title,
  visitorTitle = title,
  description,
  prompt,
  content = 'below',
  aside,
  children,
}: AccountPageProps) {
  const isBeside = content === 'beside';
  return (
    <Container
      className={cn(
        'grid gap-x-16 gap-y-10 py-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:py-16',
        isBeside && 'in-[[data-signed-in]]:lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
      )}
    >
      <div
        className={cn(
          isBeside &&
            'in-[[data-signed-in]]:lg:sticky in-[[data-signed-in]]:lg:top-28 in-[[data-signed-in]]:lg:self-start',
        )}
      >
        <Heading
          level={1}
          size="page"
          id={ACCOUNT_TITLE_ID}
          tabIndex={-1}
          className="focus:outline-none"
        >
          <span className="when-signed-in">{title}</span>
          <span className="when-signed-out">{visitorTitle}</span>
        </Heading>
        <p className="lead mt-5 max-w-lg">{description}</p>
        <div className="when-signed-out mt-10 max-lg:hidden">
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
        {aside ? <div className="when-signed-in">{aside}</div> : null}
      </div>
      <section
        aria-label={auth.loginTitle}
        className="when-signed-out self-start rounded-xl border border-hairline bg-surface p-5 sm:p-8"
      >
        <SignedOut prompt={prompt} />
      </section>
      <div className={cn('when-signed-in', !isBeside && 'lg:col-span-2')}>
        <SignedIn>{children}</SignedIn>
      </div>
    </Container>
  );
}
