import './theme.css';

import type { ReactNode } from 'react';

import { AuthProvider } from '@/features/auth/auth-provider';
import { SessionMark } from '@/features/auth/session-mark';
import { FavouritesSession } from '@/features/favourites/state/favourites-session';
import { NewsletterForm } from '@/features/newsletter/newsletter-form';
import { SessionWatch } from '@/features/session-dialog/session-watch';
import { SiteFooter } from '@/features/site-footer/site-footer';
import { SiteHeader } from '@/features/site-header/site-header';
import { fontVariables } from '@/ui/fonts';
import { FragmentHistory } from '@/ui/fragment-history';
import { ToastProvider } from '@/ui/toast-provider';

import { readSiteFrame } from './site-frame';

/** The document that every page of the site stands in, the 404 page of unknown addresses included. */
export async function SiteDocument({ children }: { children: ReactNode }) {
  const { year, settings } = await readSiteFrame();
  return (
    // The mark that SessionMark leaves is not in the HTML from the server.
    <html
      lang="pt-BR"
      className={fontVariables}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <body id="topo">
        <SessionMark />
        <FragmentHistory />
        <AuthProvider>
          <FavouritesSession />
          <ToastProvider>
            <SiteHeader />
            <main id="conteudo" tabIndex={-1}>
              {children}
            </main>
            <SiteFooter year={year} settings={settings} newsletter={<NewsletterForm />} />
            <SessionWatch />
          </ToastProvider>
        </AuthProvider>
      </body>
    </html>
  );
}
