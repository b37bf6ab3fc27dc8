import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';
import { header } from '@/messages/header';
import { legal as words } from '@/messages/legal';
import { ArrowLink } from '@/ui/arrow-link';
import { Breadcrumb } from '@/ui/breadcrumb';
import { Container } from '@/ui/container';
import { Heading } from '@/ui/heading';
import { LastUpdated } from './last-updated';

export type LegalSection = { id: string; title: string; body: ReactNode };

type LegalPageProps = {
  title: string;
  /** In two or three sentences, for those who read nothing else. */
  summary: ReactNode;
  sections: readonly LegalSection[];
  /** The day of its text, 'YYYY-MM-DD': the terms and the privacy policy have that of the consents. */
  version: string;
  /** The day when the page was made, 'YYYY-MM-DD'. */
  made: string;
  /** Its own address. */
  path: string;
};

const TRAIL = [{ name: header.home, href: paths.home }];

const PAGES = [
  { href: paths.privacy, title: words.privacy },
  { href: paths.terms, title: words.terms },
  { href: paths.cookies, title: words.cookies },
];

export function LegalPage({ title, summary, sections, version, made, path }: LegalPageProps) {
  return (
    <Container>
      <Breadcrumb className="pt-5" items={TRAIL} current={title} />
      <header className="max-w-[44rem] py-8 lg:py-12">
        <Heading level={1} size="page">
          {title}
        </Heading>
        <p className="lead mt-5">{summary}</p>
        <p className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
          <LastUpdated made={words.lastUpdated(made)} />
          <time dateTime={version}>{words.version(version)}</time>
        </p>
      </header>
      <div className="grid gap-x-16 gap-y-10 border-t border-hairline pt-10 lg:grid-cols-[13rem_minmax(0,37rem)] lg:pt-14">
        <nav
          aria-label={words.onThisPage}
          className="self-start text-sm max-lg:hidden lg:sticky lg:top-24"
        >
          <h2 className="font-semibold">{words.onThisPage}</h2>
          <ol className="mt-2 text-ink-soft">
            {sections.map((section) => (
              <li key={section.id} className="border-t border-hairline">
                <a href={`#${section.id}`} className="block py-2.5 hover:text-accent">
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          <div className="prose [&>section:first-child>h2]:mt-0">
            {sections.map((section) => (
              <section
                key={section.id}
                id={section.id}
                aria-labelledby={`${section.id}-titulo`}
                className="prose"
              >
                <h2 id={`${section.id}-titulo`}>{section.title}</h2>
                {section.body}
              </section>
            ))}
          </div>
          <nav aria-label={words.others} className="mt-14 border-t border-hairline pt-5">
            <h2 className="text-sm font-semibold">{words.others}</h2>
            <div className="mt-1 flex flex-wrap gap-x-8">
              {PAGES.filter((page) => page.href !== path).map((page) => (
                <ArrowLink key={page.href} href={page.href}>
                  {page.title}
                </ArrowLink>
              ))}
            </div>
          </nav>
        </div>
      </div>
    </Container>
  );
}
