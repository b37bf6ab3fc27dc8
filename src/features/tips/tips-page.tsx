import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';
import { header } from '@/messages/header';
import { tips as words } from '@/messages/pages';
import { ArrowLink } from '@/ui/arrow-link';
import { Breadcrumb } from '@/ui/breadcrumb';
import { Container } from '@/ui/container';
import { Heading } from '@/ui/heading';
import { Section } from '@/ui/section';
import { Clues } from './illustrations/clues';
import { RightMoment } from './illustrations/right-moment';
import { WrappedBox } from './illustrations/wrapped-box';
import { WrittenNote } from './illustrations/written-note';
import { TipCard } from './tip-card';
import { TIPS, type TipKey } from './tip-list';

const ILLUSTRATIONS: Record<TipKey, () => ReactNode> = {
  wrapping: WrappedBox,
  cards: WrittenNote,
  moment: RightMoment,
  discover: Clues,
};

const TRAIL = [{ name: header.home, href: paths.home }];

/** The hub of the tips. */
export function TipsPage() {
  return (
    <>
      <Container>
        <Breadcrumb className="pt-5" items={TRAIL} current={words.title} />
        <header className="grid gap-x-16 gap-y-5 py-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end lg:py-14">
          <Heading level={1} size="page">
            {words.heading}
          </Heading>
          <p className="lead">{words.lead}</p>
        </header>
        <ul className="grid gap-x-10 gap-y-14 pb-6 md:grid-cols-2">
          {TIPS.map((tip, index) => (
            <li key={tip.key} className="md:even:mt-16">
              <TipCard tip={tip} number={index + 1} Illustration={ILLUSTRATIONS[tip.key]} />
            </li>
          ))}
        </ul>
      </Container>
      <Section variant="ruled" className="mt-10">
        <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-4">
          <Heading level={2} size="block">
            {words.alsoTitle}
          </Heading>
          <div className="flex flex-wrap gap-x-8">
            <ArrowLink href={paths.categories}>{words.categoriesLink}</ArrowLink>
            <ArrowLink href={paths.occasions}>{words.occasionsLink}</ArrowLink>
          </div>
        </div>
      </Section>
    </>
  );
}
