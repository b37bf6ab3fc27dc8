import type { GiftSummary } from '@/domain/gift';
import type { KnownPages } from '@/lib/date-path';
import { paths } from '@/lib/paths';
import { home as words } from '@/messages/home';
import { Button } from '@/ui/button';
import { Container } from '@/ui/container';
import { Eyebrow } from '@/ui/eyebrow';
import { CoverPicture } from './cover-picture';
import { NextDate } from './next-date';

type CoverProps = {
  /** The gift on the cover; a catalogue without gifts has none. */
  gift: GiftSummary | null;
  stats: { gifts: number; categories: number };
  known: KnownPages;
};

/** The title in the largest type of the site, one gift well placed, and the figures of the library. */
export function Cover({ gift, stats, known }: CoverProps) {
  // The second sentence is set in the accent colour.
  const [statement, ...answer] = words.heroTitle.split(/(?<=\.)\s/);
  return (
    <div className="cover-stage">
      <Container className="cover">
        <div className="cover-words">
          <Eyebrow className="cover-eyebrow">{words.heroEyebrow}</Eyebrow>
          <h1 className="cover-title">
            {statement} <span className="cover-title-answer">{answer.join(' ')}</span>
          </h1>
          <p className="cover-lead">{words.heroText}</p>
          <p className="cover-actions">
            <Button asChild size="lg">
              <a href={paths.categories}>{words.heroAction}</a>
            </Button>
            <Button asChild size="lg" variant="outline">
              <a href={paths.occasions}>{words.heroSecondaryAction}</a>
            </Button>
          </p>
        </div>
        {gift ? <CoverPicture gift={gift} /> : null}
        <div className="cover-foot">
          <dl className="cover-counters">
            <Counter value={words.counter(stats.gifts)} label={words.giftsCounter} />
            <Counter value={words.counter(stats.categories)} label={words.categoriesCounter} />
          </dl>
          <NextDate known={known} />
        </div>
      </Container>
    </div>
  );
}

type CounterProps = { value: string; label: string };

function Counter({ value, label }: CounterProps) {
  return (
    <div className="cover-counter">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
