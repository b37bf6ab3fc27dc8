import { useEffect, useRef, useState, type RefObject } from 'react';
import { cleanSearchQuery } from '@/domain/search';
import { rememberSearch } from './recent-searches';

type Combobox = {
  input: RefObject<HTMLInputElement | null>;
  /** The options have this id, a hyphen and their number. */
  listId: string;
  count: number;
  onType: (text: string) => void;
  onOpen: () => void;
};

/**
 * Makes an input the box of a list of links, after the pattern of the ARIA practices: the focus stays in the box, the
 * arrows choose, Enter follows what is chosen, Escape closes. Also notes what is searched for.
 */
export function useCombobox({ input, listId, count, onType, onOpen }: Combobox) {
  const [isOpen, setOpen] = useState(true);
  const [active, setActive] = useState(-1);
  // What the listeners need of now, so that they are attached once.
  const latest = useRef({ isOpen, active, count, onType, onOpen });
  useEffect(() => {
    latest.current = { isOpen, active, count, onType, onOpen };
  });

  useEffect(() => {
    const box = input.current;
    if (box === null) return;
    const isExpanded = isOpen && count > 0;
    box.setAttribute('role', 'combobox');
    box.setAttribute('aria-autocomplete', 'list');
    box.setAttribute('aria-controls', listId);
    box.setAttribute('aria-expanded', String(isExpanded));
    if (isExpanded && active >= 0) box.setAttribute('aria-activedescendant', `${listId}-${active}`);
    else box.removeAttribute('aria-activedescendant');
    if (active >= 0)
      document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, count, input, isOpen, listId]);

  useEffect(() => {
    const box = input.current;
    const form = box?.form;
    if (!box || !form) return;
    const controller = new AbortController();
    const { signal } = controller;
    const open = () => {
      setOpen(true);
      latest.current.onOpen();
    };
    const close = () => {
      setOpen(false);
      setActive(-1);
    };
    const onKey = (event: KeyboardEvent) => {
      const { isOpen: wasOpen, active: chosen, count: options } = latest.current;
      if (event.isComposing) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        if (options === 0) return;
        event.preventDefault();
        const step = event.key === 'ArrowDown' ? 1 : -1;
        if (!wasOpen) open();
        // One place more than there are options: that of the box itself.
        setActive(((chosen + 1 + step + options + 1) % (options + 1)) - 1);
      } else if (event.key === 'Enter' && wasOpen && chosen >= 0) {
        event.preventDefault();
        document.getElementById(`${listId}-${chosen}`)?.click();
        close();
      } else if (event.key === 'Escape' && wasOpen && options > 0) {
        // A first one closes the list, a second one empties the box.
        event.preventDefault();
        close();
      }
    };
    box.addEventListener('keydown', onKey, { signal });
    box.addEventListener('focus', open, { signal });
    box.addEventListener(
      'input',
      () => {
        setActive(-1);
        open();
        latest.current.onType(box.value);
      },
      { signal },
    );
    form.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) close();
      },
      { signal },
    );
    form.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('a')) close();
      },
      { signal },
    );
    form.addEventListener(
      'submit',
      () => {
        const query = cleanSearchQuery(box.value);
        if (query !== '') rememberSearch(query);
        close();
      },
      { signal },
    );
    // What was typed after this was drawn and before it listened.
    latest.current.onType(box.value);
    return () => controller.abort();
  }, [input, listId]);

  return { isOpen, active };
}
