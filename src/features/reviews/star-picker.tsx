import { reviews as words } from '@/messages/reviews';

const STARS = [1, 2, 3, 4, 5];

type StarPickerProps = {
  value: number | null;
  disabled: boolean;
  onChange: (rating: number) => void;
};

/** One to five stars: a group of radio buttons, drawn as stars that fill up to the chosen one. */
export function StarPicker({ value, disabled, onChange }: StarPickerProps) {
  return (
    <fieldset className="star-picker" disabled={disabled}>
      <legend className="label">{words.rating}</legend>
      <div className="star-picker-stars">
        {STARS.map((stars) => (
          <label key={stars} data-filled={value !== null && stars <= value}>
            <input
              type="radio"
              name="rating"
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
            />
            <span className="sr-only">{words.stars(stars)}</span>
          </label>
        ))}
        <span aria-hidden="true" className="star-picker-words">
          {value === null ? null : words.stars(value)}
        </span>
      </div>
    </fieldset>
  );
}
