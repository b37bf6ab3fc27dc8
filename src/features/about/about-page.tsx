import { formatNumber } from '@/domain/format-number';
import { paths } from '@/lib/paths';
import { header } from '@/messages/header';
import { about as words } from '@/messages/pages';
import { ArrowLink } from '@/ui/arrow-link';
import { Breadcrumb } from '@/ui/breadcrumb';
import { Container } from '@/ui/container';
import { Eyebrow } from '@/ui/eyebrow';
import { Heading } from '@/ui/heading';
import { Section } from '@/ui/section';
import { BookShelf } from './book-shelf';
import { MISSION, OPENING, VALUES } from '@/messages/about-story';

const TRAIL = [{ name: header.home, href: paths.home }];

type AboutPageProps = { stats: { gifts: number; categories: number; mostViews: number } };

export function AboutPage({ stats }: AboutPageProps) {
  const figures = [
    { label: words.stats.gifts, value: stats.gifts },
    { label: words.stats.categories, value: stats.categories },
    { label: words.stats.moments, value: stats.mostViews, note: words.momentsNote },
  ];
  return (
    <>
      <Container>
        <Breadcrumb className="pt-5" items={TRAIL} current={words.title} />
        <header className="grid items-center gap-x-16 gap-y-8 py-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:py-12">
          <div>
            <Eyebrow>{words.heroEyebrow}</Eyebrow>
            <Heading level={1} size="page" className="mt-4">
              {words.heroTitle}
            </Heading>
            <p className="lead mt-5 max-w-xl">{OPENING}</p>
          </div>
          <div className="overflow-hidden rounded-xl bg-sunken">
            <BookShelf />
          </div>
        </header>
      </Container>
      <Section variant="ruled" aria-labelledby="missao">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <Heading level={2} id="missao">
            {words.mission}
          </Heading>
          <div className="max-w-[37rem] space-y-5">
            {MISSION.map((paragraph, index) => (
              <p key={paragraph} className={index === 0 ? 'font-display text-xl' : undefined}>
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </Section>
      <Section variant="sunken" aria-labelledby="numeros">
        <Heading level={2} id="numeros" className="sr-only">
          {words.statsTitle}
        </Heading>
        <dl className="grid gap-10 sm:grid-cols-3">
          {figures.map(({ label, value, note }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              {note ? <dd className="mt-1 text-sm text-ink-soft">{note}</dd> : null}
              <dt className="mt-2 font-semibold">{label}</dt>
              <dd className="font-display text-5xl text-accent lining-nums">
                {formatNumber(value)}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section aria-labelledby="valores" className="pt-(--spacing-section)">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <div>
            <Heading level={2} id="valores">
              {words.values}
            </Heading>
            <div className="mt-5 flex flex-col items-start">
              <ArrowLink href={paths.categories}>{words.categoriesLink}</ArrowLink>
              <ArrowLink href={paths.contact}>{words.contactLink}</ArrowLink>
            </div>
          </div>
          <ul className="grid gap-x-12 sm:grid-cols-2">
            {VALUES.map(({ title, text }) => (
              <li key={title} className="border-t border-hairline py-6">
                <Heading level={3} size="item">
                  {title}
                </Heading>
                <p className="mt-2 text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </>
  );
}
