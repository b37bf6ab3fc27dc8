import './search-suggestions.css';

import { useId, useState, type RefObject } from 'react';
import { search as words } from '@/messages/search';
import { Picture } from '@/ui/picture';
import { countOf, groupsOf, type Option } from './options';
import { forgetSearches, readRecentSearches } from './recent-searches';
import { useCombobox } from './use-combobox';
import { useSuggestions } from './use-suggestions';

/**
 * What the search box of the header suggests: a combobox of links. Enter searches for what is typed unless one of them is
 * chosen, whether they have come or not.
 */
export function SearchSuggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const id = useId();
  const [recent, setRecent] = useState(readRecentSearches);
  const [typed, setTyped] = useState(() => input.current?.value ?? '');
  const groups = groupsOf(typed, recent, useSuggestions(typed));
  const count = countOf(groups);
  const { isOpen, active } = useCombobox({
    input,
    listId: id,
    count,
    onType: setTyped,
    onOpen: () => setRecent(readRecentSearches()),
  });
  const isShown = isOpen && count > 0;
  return (
    <>
      {/* Outside of what is hidden: a number that appears together with its region is not read out. */}
      <p role="status" className="sr-only">
        {isShown ? words.suggestionsFound(count) : null}
      </p>
      <div className="search-suggestions" hidden={!isShown}>
        <div role="listbox" id={id} aria-label={words.suggestions}>
          {groups.map(({ title, first, options }) => (
            <div role="group" key={title} aria-label={title}>
              <p className="search-suggestions-title" aria-hidden="true">
                {title}
              </p>
              {options.map((option, at) => (
                <OptionLink
                  key={option.href}
                  id={`${id}-${first + at}`}
                  option={option}
                  isActive={first + at === active}
                />
              ))}
            </div>
          ))}
        </div>
        {recent.length > 0 && typed.trim() === '' ? (
          <button
            type="button"
            className="search-suggestions-forget"
            onClick={() => {
              forgetSearches();
              setRecent([]);
              input.current?.focus();
            }}
          >
            {words.forgetRecent}
          </button>
        ) : null}
      </div>
    </>
  );
}

type OptionLinkProps = { id: string; option: Option; isActive: boolean };

function OptionLink({ id, option, isActive }: OptionLinkProps) {
  const { href, text, detail, image } = option;
  return (
    <a
      role="option"
      id={id}
      href={href}
      tabIndex={-1}
      aria-selected={isActive}
      className="search-suggestion"
      // The box keeps the focus, so that the click is not lost with the list.
      onPointerDown={(event) => event.preventDefault()}
    >
      {image ? (
        <Picture
          image={{ ...image, alt: '' }}
          sizes="48px"
          scale="card"
          className="search-suggestion-picture"
        />
      ) : null}
      <span className="search-suggestion-text">{text}</span>
      {detail === undefined || detail === '' ? null : (
        <span className="search-suggestion-detail">{detail}</span>
      )}
    </a>
  );
}
