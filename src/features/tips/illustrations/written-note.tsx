/** The cover of the cards tip: a note, a pen and the envelope it goes into. */
export function WrittenNote() {
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true" className="block w-full">
      <g strokeLinejoin="round" strokeLinecap="round" strokeWidth="2">
        <g transform="rotate(-7 200 200)">
          <path d="M80 150h240v156H80z" className="fill-accent-soft stroke-ink" />
          <path d="m80 150 120 92 120-92" className="fill-surface stroke-ink" />
          <path d="m80 306 88-84m152 84-88-84" className="stroke-ink" fill="none" opacity="0.5" />
        </g>
        <g transform="rotate(5 280 170)">
          <path d="M190 50h190v218H190z" className="fill-surface stroke-ink" />
          <path
            d="M285 98c-5-11-20-14-24-4-4 11 10 21 24 30 14-9 28-19 24-30-4-10-19-7-24 4Z"
            className="fill-accent stroke-accent"
          />
          <path
            d="M216 158c9-8 14-8 18 0s10 8 18 0 14-8 18 0 10 8 18 0 14-8 18 0 10 8 18 0 12-8 18 0"
            className="stroke-ink"
            fill="none"
          />
          <path
            d="M216 186c9-8 14-8 18 0s10 8 18 0 14-8 18 0 10 8 18 0 14-8 18 0"
            className="stroke-ink"
            fill="none"
            opacity="0.75"
          />
          <path
            d="M216 214c9-8 14-8 18 0s10 8 18 0 14-8 18 0 10 8 18 0"
            className="stroke-ink"
            fill="none"
            opacity="0.55"
          />
          <path d="M306 242c10-10 18-8 20 0s12 6 22-2" className="stroke-accent" fill="none" />
        </g>
        <g transform="translate(-22 4) rotate(38 400 260)">
          <path d="M388 150h24v118l-12 26-12-26Z" className="fill-accent stroke-ink" />
          <path d="M388 268h24l-12 26Z" className="fill-surface stroke-ink" />
          <path d="M388 170h24" className="stroke-ink" />
        </g>
      </g>
    </svg>
  );
}
