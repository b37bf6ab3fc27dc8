import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** An image of the gift as Payload draws it, unless it may not be moved. */
const CARD =
  '.upload--has-many__dragItem:not(:has(.upload--has-many__drag[aria-disabled="true"])) > .upload-field-card';

export type ImageRow = { id: number; card: Element };

/**
 * The images that the field around `anchor` shows, in the order in which it shows them. Payload draws them, a while after
 * the form has changed: an element stays with its image wherever that goes.
 */
export function useImageRows(
  anchor: RefObject<HTMLElement | null>,
  ids: readonly number[],
): ImageRow[] {
  const [rows, setRows] = useState<ImageRow[]>([]);

  const look = useEffectEvent((field: Element) => {
    const cards = [...field.querySelectorAll(CARD)];
    setRows((known) => {
      const isSame =
        known.length === cards.length && known.every((row, index) => row.card === cards[index]);
      if (isSame) return known;
      return cards.flatMap((card, index) => {
        const id = known.find((row) => row.card === card)?.id ?? ids[index];
        return id === undefined ? [] : [{ id, card }];
      });
    });
  });

  useEffect(() => {
    const field = anchor.current?.closest('.field-type');
    if (field == null) return undefined;
    const observer = new MutationObserver(() => look(field));
    observer.observe(field, {
      ...{ childList: true, subtree: true },
      attributeFilter: ['aria-disabled'],
    });
    const frame = requestAnimationFrame(() => look(field));
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [anchor]);

  return rows;
}
