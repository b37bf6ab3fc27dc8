'use client';

import { Popup, PopupList, useListQuery, useSelection } from '@payloadcms/ui';

import { EXPORT_FORMATS } from '@/domain/gift-exchange/export-formats';
import { exchange } from '@/messages/exchange';

import { download } from './download';

const words = exchange.export;

/** Downloads the gifts that are selected in the list, or else all that its filters and search find. */
export function ExportGifts() {
  const { data, query } = useListQuery();
  const { count, selectedIDs } = useSelection();
  const all = data?.totalDocs ?? 0;
  const isSome = count > 0 && count < all;
  const where = isSome ? { id: { in: selectedIDs } } : (query.where ?? {});
  const search = isSome ? '' : (query.search ?? '');
  const addressOf = (format: string) =>
    `/api/gifts/export?${new URLSearchParams({ format, where: JSON.stringify(where), search })}`;

  if (all === 0) return null;
  return (
    <div className="exchange-export">
      <Popup
        buttonType="custom"
        button={
          <span className="exchange-export__button">
            {words.open}{' '}
            <span className="exchange-export__what">
              {isSome ? words.selected(count) : words.shown(all)}
            </span>
          </span>
        }
        horizontalAlign="right"
        size="fit-content"
        verticalAlign="bottom"
        render={({ close }) => (
          <PopupList.ButtonGroup>
            {EXPORT_FORMATS.map(({ value, label }) => (
              <PopupList.Button
                key={value}
                onClick={() => {
                  download(addressOf(value));
                  close();
                }}
              >
                {label}
              </PopupList.Button>
            ))}
          </PopupList.ButtonGroup>
        )}
      />
    </div>
  );
}
