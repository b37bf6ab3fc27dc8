'use client';

import { useId, type ReactNode } from 'react';
import { type CardEntry, TaxonomyCard } from '@/features/taxonomy-card/taxonomy-card';
import { Select } from '@/ui/select';
import type { EntryOrder } from './entry-orders';
import { useQueryChoice } from './use-query-choice';

export type SortableGroup = {
  key: number;
  /** Stands above the cards. */
  heading: ReactNode;
  orders: Record<EntryOrder, number[]>;
  /** Data and not cards: what the server renders stands in the document twice. */
  cards: { id: number; entry: CardEntry; href: string; priority?: boolean }[];
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
  /** Width of a card's image in the layout. */
  sizes: string;
  imageClassName?: string;
};

type SortOption = { value: EntryOrder; label: string };

/** Groups of cards, put into another order without asking the server again. */
export function SortableEntries({
  parameter,
  label,
  options,
  groups,
  lead,
  listClassName,
  sizes,
  imageClassName,
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
                .map((card) => (
                  <li key={card.id}>
                    <TaxonomyCard
                      entry={card.entry}
                      href={card.href}
                      priority={card.priority}
                      sizes={sizes}
                      imageClassName={imageClassName}
                    />
                  </li>
                ))}
            </ul>
          </div>
        );
      })}
    </>
  );
}
