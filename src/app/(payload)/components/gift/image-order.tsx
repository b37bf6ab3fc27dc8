'use client';

import { ChevronIcon, useField } from '@payloadcms/ui';
import type { UploadFieldClientComponent } from 'payload';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { documentId } from '@/domain/document-id';
import { editorial } from '@/messages/editorial';

import { useImageRows } from './use-image-rows';

const words = editorial.imageOrder;
const STEPS = [
  { by: -1, direction: 'up', name: words.up },
  { by: 1, direction: 'down', name: words.down },
] as const;
/** Milliseconds after which what is shown should be what the form has. */
const SETTLED = 2_000;

/** Beside each image of a gift, buttons that move it: for who cannot drag it, or does not see where it goes. */
export const ImageOrder: UploadFieldClientComponent = ({ path }) => {
  const { value, setValue } = useField<unknown>({ path });
  const anchor = useRef<HTMLParagraphElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  const ids = Array.isArray(value) ? value.map(documentId).filter((id) => id !== null) : [];
  const rows = useImageRows(anchor, ids);

  useEffect(() => {
    // A browser takes the focus from what is moved in the page.
    if (document.activeElement === document.body) pressed.current?.focus();
  }, [rows]);

  // Payload asks for the images at each change, and shows whichever answer comes last.
  const isBehind = rows.length === ids.length && rows.some((row, index) => row.id !== ids[index]);
  useEffect(() => {
    if (!isBehind || !Array.isArray(value)) return undefined;
    const timer = setTimeout(() => setValue([...(value as unknown[])], true), SETTLED);
    return () => clearTimeout(timer);
  }, [isBehind, setValue, value]);

  return (
    <>
      <p ref={anchor} className="sr-only" role="status">
        {said}
      </p>
      {rows.length > 1 &&
        rows.map(({ id, card }) =>
          createPortal(
            <span className="image-moves">
              {STEPS.map(({ by, direction, name }) => (
                <button
                  key={direction}
                  type="button"
                  aria-label={name(ids.indexOf(id) + 1)}
                  aria-disabled={ids[ids.indexOf(id) + by] === undefined}
                  onClick={(event) => {
                    pressed.current = event.currentTarget;
                    move(id, by);
                  }}
                >
                  <ChevronIcon direction={direction} />
                </button>
              ))}
            </span>,
            card,
            String(id),
          ),
        )}
    </>
  );

  function move(id: number, by: number): void {
    const from = ids.indexOf(id);
    const other = ids[from + by];
    if (from === -1 || other === undefined) return;
    setValue(ids.with(from, other).with(from + by, id));
    setSaid(words.moved(from + by + 1, ids.length));
  }
};
