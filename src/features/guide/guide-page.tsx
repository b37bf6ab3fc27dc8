import { paths } from '@/lib/paths';
import { header } from '@/messages/header';
import { guide as words } from '@/messages/pages';
import { ArrowLink } from '@/ui/arrow-link';
import { Breadcrumb } from '@/ui/breadcrumb';
import { Button } from '@/ui/button';
import { Container } from '@/ui/container';
import { Heading } from '@/ui/heading';
import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';
import { GUIDE_TIPS } from './guide-tips';

const SUGGESTIONS = [
  { key: 'surprise', href: paths.intention('para-surpreender') },
  { key: 'dates', href: paths.occasions },
  { key: 'budgets', href: paths.categories },
] as const;

const TRAIL = [{ name: header.home, href: paths.home }];

/** Three shortcuts and six tips. */
export function GuidePage() {
  return (
    <>
      <Container>
        <Breadcrumb className="pt-5" items={TRAIL} current={words.title} />
        <header className="max-w-3xl py-8 lg:py-14">
          <Heading level={1} size="page">
            {words.heading}
          </Heading>
          <p className="lead mt-5">{words.lead}</p>
        </header>
        <section aria-labelledby="por-onde-comecar">
          <Heading level={2} id="por-onde-comecar" className="sr-only">
            {words.suggestionsTitle}
          </Heading>
          <ul className="grid border-t border-ink md:grid-cols-3">
            {SUGGESTIONS.map(({ key, href }) => (
              <li
                key={key}
                className="group relative border-b border-hairline py-7 md:border-l md:px-7 md:first:border-l-0 md:first:pl-0"
              >
                <Heading level={3} size="block" className="group-hover:text-accent">
                  <a href={href} className="after:absolute after:inset-0">
                    {words.suggestions[key]}
                  </a>
                </Heading>
                <p className="mt-2 text-ink-soft">{words.suggestionTexts[key]}</p>
                <Icon name="arrow-right" className="mt-5 text-accent" />
              </li>
            ))}
          </ul>
        </section>
      </Container>
      <Section aria-labelledby="seis-dicas" className="mt-6">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <div className="self-start lg:sticky lg:top-24">
            <Heading level={2} id="seis-dicas">
              {words.tips}
            </Heading>
            <ArrowLink href={paths.tips} className="mt-4">
              {words.tipsLink}
            </ArrowLink>
          </div>
          <ol className="max-w-[44rem]">
            {GUIDE_TIPS.map(({ title, text }, index) => (
              <li
                key={title}
                className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 border-t border-hairline py-7 first:border-0 first:pt-0 sm:grid-cols-[4.5rem_minmax(0,1fr)]"
              >
                <span aria-hidden="true" className="font-display text-3xl leading-none text-accent">
                  {index + 1}
                </span>
                <div>
                  <Heading level={3} size="item">
                    {title}
                  </Heading>
                  <p className="mt-2 text-ink-soft [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4">
                    {text}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </Section>
      <Section variant="sunken" className="-mb-(--spacing-section)">
        <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
          <div className="max-w-xl">
            <Heading level={2} size="block">
              {words.contactTitle}
            </Heading>
            <p className="mt-2 text-ink-soft">{words.contactText}</p>
          </div>
          <Button asChild size="lg">
            <a href={paths.contact}>{words.contactLink}</a>
          </Button>
        </div>
      </Section>
    </>
  );
}
