'use client';

import { changeOf, type TrendGift } from '@/domain/dashboard';
import { formatNumber } from '@/domain/format-number';
import { dashboard } from '@/messages/dashboard';

import { giftAddress } from './addresses';
import { Change } from './change';
import { useReading } from './use-reading';
import { Nothing, Widget } from './widget';

const words = dashboard.trends;

/** The gifts that were viewed most this week. */
export function TopGiftsWidget() {
  return <TrendsWidget title={words.top} list="top" empty={words.notReady} />;
}

/** The gifts that have lost most views since last week. */
export function FallingGiftsWidget() {
  return <TrendsWidget title={words.falling} list="falling" empty={words.noneFalls} />;
}

type Props = { title: string; list: 'top' | 'falling'; empty: string };

function TrendsWidget({ title, list, empty }: Props) {
  const { reading, reload } = useReading('trends');
  return (
    <Widget title={title} hint={words.hint} reading={reading} onRetry={() => void reload()}>
      {(trends) => {
        if (!trends.isReady) return <Nothing>{words.notReady}</Nothing>;
        return trends[list].length === 0 ? (
          <Nothing>{empty}</Nothing>
        ) : (
          <GiftTable gifts={trends[list]} title={title} />
        );
      }}
    </Widget>
  );
}

function GiftTable({ gifts, title }: { gifts: TrendGift[]; title: string }) {
  return (
    <table className="dash-gifts">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.gift}</th>
          <th scope="col">{words.views}</th>
          <th scope="col">{words.clicks}</th>
          <th scope="col">{words.change}</th>
        </tr>
      </thead>
      <tbody>
        {gifts.map(({ id, title: name, views, clicks, viewsBefore }) => {
          const change = changeOf(views, viewsBefore);
          return (
            <tr key={id}>
              <th scope="row">
                <a href={giftAddress(id)}>{name}</a>
              </th>
              <td>{formatNumber(views)}</td>
              <td>{formatNumber(clicks)}</td>
              <td>{change === null ? words.isNew : <Change change={change} />}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
