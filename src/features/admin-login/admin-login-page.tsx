import { paths } from '@/lib/paths';
import { messages } from '@/messages';
import { Eyebrow } from '@/ui/eyebrow';
import { Heading } from '@/ui/heading';
import { Icon } from '@/ui/icon';
import { Wordmark } from '@/ui/wordmark';

import { LoginForm } from './login-form';
import { adminLogin as words } from '@/messages/admin-login';

const FORGOT_PASSWORD = `${paths.adminPanel}/forgot`;

/** The login page of the panel (/admin). */
export function AdminLoginPage() {
  return (
    <main className="grid grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:grid-rows-1">
      <div className="relative isolate flex flex-col justify-between overflow-hidden bg-sunken px-gutter py-5 lg:min-h-dvh lg:py-10 lg:pr-16">
        <a href={paths.home} className="self-start rounded-sm text-2xl">
          <Wordmark />
        </a>
        <p className="hidden max-w-md font-display text-3xl tracking-display text-ink lg:block">
          {words.aside}
        </p>
        <Icon
          name="bow-hairline"
          className="absolute top-1/2 -right-36 -z-10 hidden size-160 -translate-y-1/2 -rotate-12 text-outline/45 lg:block"
        />
      </div>
      <div className="flex items-start px-gutter pt-14 pb-12 lg:items-center lg:py-16 lg:pl-20">
        <div className="mx-auto w-full max-w-sm lg:mx-0">
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <Heading level={1} size="section" className="mt-3 mb-3">
            {messages.admin.loginTitle}
          </Heading>
          <noscript>
            <style>{'.admin-login-checking { display: none }'}</style>
            <p role="alert" className="notice notice-danger mb-4">
              {words.needsJavaScript}
            </p>
          </noscript>
          <LoginForm />
          <p className="mt-8 flex flex-wrap justify-between gap-x-6 gap-y-3 text-sm">
            <a href={FORGOT_PASSWORD} className="button button-link">
              {words.forgot}
            </a>
            <a href={paths.home} className="button button-link">
              {words.backToSite}
            </a>
          </p>
        </div>
      </div>
    </main>
  );
}
