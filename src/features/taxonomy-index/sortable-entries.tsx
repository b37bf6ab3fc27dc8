'use client';

import { useId, type ReactNode } from 'react';
import { Select } from '@/ui/select';
import type { EntryOrder } from './entry-orders';
import { useQueryChoice } from './use-query-choice';

export type SortableGroup = {
  key: number;
  /** Stands above the cards. */
  heading: ReactNode;
  orders: Record<EntryOrder, number[]>;
  cards: { id: number; card: ReactNode }[];
};

type SortableEntriesProps = {
  /** The parameter of the address that keeps the order. */
  parameter: string;
  label: string;
  options: readonly [SortOption, ...SortOption[]];
  groups: SortableGroup[];
  /** Stands at the start of the line that holds the select. */
  lead: ReactNode;
  listClassName: string;
};

type SortOption = { value: EntryOrder; label: string };

/** Groups of cards that the server rendered, put into another order without asking it again. */
export function SortableEntries({
  parameter,
  label,
  options,
  groups,
  lead,
  listClassName,
}: SortableEntriesProps) {
  const id = useId();
  const [first, ...others] = options;
  const [order, choose] = useQueryChoice(parameter, [
    first.value,
    ...others.map(({ value }) => value),
  ]);
  return (
    <>
      <div className="index-bar">
        <div className="index-bar-lead">{lead}</div>
        <div className="index-sort">
          <label htmlFor={id}>{label}</label>
          <Select
            id={id}
            value={order}
            onChange={({ target }) => {
              const option = options.find(({ value }) => value === target.value);
              if (option) choose(option.value);
            }}
          >
            {options.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </div>
      </div>
      {groups.map(({ key, heading, orders, cards }) => {
        const places = new Map(orders[order].map((entry, place) => [entry, place]));
        const place = (entry: number) => places.get(entry) ?? 0;
        return (
          <div key={key} className="index-group">
            {heading}
            <ul className={listClassName}>
              {cards
                .toSorted((one, other) => place(one.id) - place(other.id))
                .map(({ id: entry, card }) => (
                  <li key={entry}>{card}</li>
                ))}
            </ul>
          </div>
        );
      })}
    </>
  );
}
