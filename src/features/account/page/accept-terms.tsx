import { ACCOUNT_TERMS } from '@/domain/account-terms';
import { paths } from '@/lib/paths';
import { common } from '@/messages/common';
import { legal } from '@/messages/legal';
import { Checkbox } from '@/ui/checkbox';
import { Icon } from '@/ui/icon';

const ID = 'criar-termos';
const LINKS: Record<string, string> = {
  [legal.terms]: paths.terms,
  [legal.privacy]: paths.privacy,
};
const TITLES = new RegExp(`(${Object.keys(LINKS).join('|')})`);

/** Shows exactly the text that is stored with the consent, with links to the documents that it names. */
export function AcceptTerms({ error }: { error?: string | null }) {
  return (
    <div>
      <div className="flex min-h-11 items-start gap-3 py-2">
        <Checkbox
          id={ID}
          name="acceptTerms"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${ID}-error` : undefined}
          className="mt-0.5"
        />
        <label htmlFor={ID} className="flex-1 cursor-pointer text-sm">
          {ACCOUNT_TERMS.text.split(TITLES).map((part) =>
            LINKS[part] === undefined ? (
              part
            ) : (
              // In a tab of its own: the form must be there when they come back.
              <a
                key={part}
                href={LINKS[part]}
                target="_blank"
                className="underline underline-offset-4 hover:text-accent"
              >
                {part}
                <span className="sr-only"> {common.opensInNewTab}</span>
              </a>
            ),
          )}
        </label>
      </div>
      {error ? (
        <p id={`${ID}-error`} role="alert" className="field-error">
          <Icon name="alert" size={16} className="self-center" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
