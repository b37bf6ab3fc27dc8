/** The cover of the discovering tip: clues on the table and the glass that goes over them. */
export function Clues() {
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true" className="block w-full">
      <g strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <g transform="rotate(-6 120 120)">
          <rect x="60" y="60" width="130" height="150" className="fill-surface stroke-ink" />
          <path
            d="M80 92h84m-84 24h62m-62 24h76m-76 24h46"
            className="stroke-outline"
            fill="none"
          />
          <path d="m78 185 8 8 14-16" className="stroke-accent" fill="none" strokeWidth="3" />
        </g>
        <g transform="rotate(8 360 110)">
          <rect x="290" y="50" width="136" height="112" className="fill-surface stroke-ink" />
          <path d="M304 64h108v70H304z" className="fill-accent-soft stroke-ink" />
          <path d="m304 128 32-34 24 22 18-14 34 32" className="stroke-ink" fill="none" />
          <circle cx="388" cy="82" r="8" className="fill-accent" />
        </g>
        <g transform="rotate(-4 380 270)">
          <path
            d="M340 232h84v52a22 22 0 0 1-22 22h-40a22 22 0 0 1-22-22Z"
            className="fill-accent-soft stroke-ink"
          />
          <path d="M424 244h10a16 16 0 0 1 0 32h-10" className="stroke-ink" fill="none" />
          <path
            d="M366 218c-8-10 8-14 0-26m26 26c-8-10 8-14 0-26"
            className="stroke-outline"
            fill="none"
          />
        </g>
        <path d="m268 254 58 66" className="stroke-ink" strokeWidth="15" />
        <path d="m268 254 58 66" className="stroke-accent" strokeWidth="10" />
        <circle
          cx="216"
          cy="194"
          r="78"
          className="fill-surface stroke-ink"
          fillOpacity="0.9"
          strokeWidth="5"
        />
        <path
          d="M216 190c-10-22-40-27-47-8-7 21 20 42 47 58 27-16 54-37 47-58-7-19-37-14-47 8Z"
          className="fill-accent stroke-accent"
        />
        <path
          d="M158 168c8-18 24-30 42-33"
          className="stroke-outline"
          fill="none"
          strokeWidth="4"
        />
      </g>
    </svg>
  );
}
