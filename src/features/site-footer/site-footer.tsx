'use client';

import type { ReactNode } from 'react';
import type { SiteSettings } from '@/domain/site-settings';
import { footer } from '@/messages/footer';
import { ui } from '@/messages/ui';
import { Container } from '@/ui/container';
import { Wordmark } from '@/ui/wordmark';
import { FooterLink } from './footer-link';
import { FooterLinks } from './footer-links';
import { CATEGORY_LINKS, LEGAL_LINKS, USEFUL_LINKS } from './links';
import { SocialLinks } from './social-links';

type SiteFooterProps = {
  /** The form that subscribes to the newsletter, with its own heading. */
  newsletter?: ReactNode;
  /** Of the copyright line: a parameter, so that the page that holds it stays cacheable. */
  year: number;
  settings: Pick<SiteSettings, 'contactEmail' | 'city' | 'social'>;
};

export function SiteFooter({ newsletter, year, settings }: SiteFooterProps) {
  return (
    <footer className="site-footer mt-section border-t border-hairline bg-sunken pt-16 pb-8">
      <Container>
        <div className="grid gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <div className="max-w-md">
            <Wordmark className="text-[2.5rem]" />
            <p className="mt-5 font-display text-xl text-balance">{ui.footerTagline}</p>
            {newsletter ? <div className="mt-8">{newsletter}</div> : null}
          </div>
          <div className="grid grid-cols-2 gap-x-8 gap-y-10 sm:grid-cols-3">
            <FooterLinks title={footer.categories} links={CATEGORY_LINKS} />
            <FooterLinks title={footer.usefulLinks} links={USEFUL_LINKS} />
            <div className="col-span-2 sm:col-span-1">
              <h2 className="text-sm font-semibold">{footer.contact}</h2>
              <address className="mt-2 text-sm text-ink-soft not-italic">
                <a
                  href={`mailto:${settings.contactEmail}`}
                  className="inline-block py-1.5 wrap-anywhere underline underline-offset-4 hover:text-accent"
                >
                  {settings.contactEmail}
                </a>
                <span className="block py-1.5">{settings.city}</span>
              </address>
              <SocialLinks links={settings.social} />
            </div>
          </div>
        </div>
        <p className="mt-10">
          <a
            href="#topo"
            className="inline-block py-2.5 text-sm underline underline-offset-4 hover:text-accent"
          >
            {footer.backToTop}
          </a>
        </p>
        <div className="mt-4 flex flex-col gap-x-10 gap-y-4 border-t border-hairline pt-6 text-xs text-ink-soft lg:flex-row lg:justify-between">
          <p className="max-w-2xl">{ui.footerDisclosure}</p>
          <nav aria-label={footer.legal} className="flex-none">
            <ul className="site-footer-links flex flex-wrap gap-x-5">
              {LEGAL_LINKS.map((link) => (
                <FooterLink key={link.href} link={link} />
              ))}
            </ul>
            <p className="mt-1">{footer.rights(year)}</p>
          </nav>
        </div>
      </Container>
    </footer>
  );
}
