import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';
import { header } from '@/messages/header';
import { tips as words } from '@/messages/pages';
import { ArrowLink } from '@/ui/arrow-link';
import { Breadcrumb } from '@/ui/breadcrumb';
import { Container } from '@/ui/container';
import { Eyebrow } from '@/ui/eyebrow';
import { Heading } from '@/ui/heading';
import { Icon } from '@/ui/icon';
import { TIPS, type TipKey } from './tip-list';

type ArticleProps = {
  tip: TipKey;
  lead: ReactNode;
  illustration: ReactNode;
  /** In the order of the text; the ids are those of its sections. */
  sections: readonly { id: string; title: string }[];
  children: ReactNode;
};

/** The frame of a tip: its opening, the list of its parts, its text and the way on. */
export function Article({ tip, lead, illustration, sections, children }: ArticleProps) {
  const index = TIPS.findIndex(({ key }) => key === tip);
  const { title, heading, minutes } = TIPS[index] ?? TIPS[0];
  const next = TIPS[(index + 1) % TIPS.length] ?? TIPS[0];
  const trail = [
    { name: header.home, href: paths.home },
    { name: words.title, href: paths.tips },
  ];
  return (
    <article>
      <Container>
        <Breadcrumb className="pt-5" items={trail} current={title} />
        <header className="grid items-center gap-x-16 gap-y-8 py-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:py-12">
          <div>
            <Eyebrow number={index + 1}>{words.readingTime(minutes)}</Eyebrow>
            <Heading level={1} size="page" className="mt-4">
              {heading}
            </Heading>
            <p className="lead mt-5 max-w-xl">{lead}</p>
          </div>
          <div className="overflow-hidden rounded-xl bg-sunken">{illustration}</div>
        </header>
      </Container>
      <Container className="grid gap-x-16 gap-y-10 border-t border-hairline pt-10 lg:grid-cols-[13rem_minmax(0,1fr)] lg:pt-14">
        <nav aria-label={words.onThisPage} className="self-start max-lg:hidden lg:sticky lg:top-24">
          <h2 className="text-sm font-semibold">{words.onThisPage}</h2>
          <ol className="mt-2 text-sm text-ink-soft">
            {sections.map(({ id, title: part }) => (
              <li key={id} className="border-t border-hairline">
                <a href={`#${id}`} className="block py-2.5 hover:text-accent">
                  {part}
                </a>
              </li>
            ))}
          </ol>
          <ArrowBack />
        </nav>
        <div className="tip-prose prose max-w-none [&>*]:max-w-[37rem]">{children}</div>
      </Container>
      <Container>
        <div className="mt-16 flex flex-wrap items-center justify-between gap-x-10 gap-y-2 border-t border-hairline pt-6">
          <ArrowBack />
          <ArrowLink href={next.href}>
            {words.next} {next.title}
          </ArrowLink>
        </div>
      </Container>
    </article>
  );
}

function ArrowBack() {
  return (
    <a
      href={paths.tips}
      className="mt-4 inline-flex min-h-11 items-center gap-2 text-sm font-semibold hover:text-accent"
    >
      <Icon name="arrow-left" size={18} className="text-accent" />
      {words.backToTips}
    </a>
  );
}
