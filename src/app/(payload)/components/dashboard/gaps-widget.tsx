'use client';

import { MOST_COUNTED } from '@/domain/dashboard';
import { dashboard } from '@/messages/dashboard';

import { listAddress } from './addresses';
import { FigureLink } from './figure-link';
import { useReading } from './use-reading';
import { Nothing, Widget } from './widget';

const words = dashboard.gaps;

const GAPS = [
  { key: 'image', field: 'images' },
  { key: 'price', field: 'price' },
  { key: 'occasion', field: 'occasions' },
] as const;

/** Gifts that lack something, with the way to them. */
export function GapsWidget() {
  const { reading, reload } = useReading('gaps');
  return (
    <Widget title={words.title} reading={reading} onRetry={() => void reload()}>
      {(gaps) =>
        GAPS.every(({ key }) => gaps[key] === 0) ? (
          <Nothing>{words.empty}</Nothing>
        ) : (
          <ul className="dash-figures">
            {GAPS.map(({ key, field }) => {
              const figure = dashboard.more(gaps[key], MOST_COUNTED);
              return (
                <FigureLink
                  key={key}
                  figure={figure}
                  label={`${words.gifts(figure)} ${words.lacking[key]}`}
                  href={listAddress('gifts', { [`[${field}][exists]`]: 'false' })}
                  isQuiet={gaps[key] === 0}
                />
              );
            })}
          </ul>
        )
      }
    </Widget>
  );
}
