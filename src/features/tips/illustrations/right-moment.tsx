/** The cover of the moment tip: a calendar with one marked day and a clock that is in no hurry. */
export function RightMoment() {
  const days = Array.from({ length: 28 }, (_, index) => index);
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true" className="block w-full">
      <g strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <rect x="76" y="66" width="252" height="230" rx="12" className="fill-surface stroke-ink" />
        <path
          d="M76 118h252V78a12 12 0 0 0-12-12H88a12 12 0 0 0-12 12Z"
          className="fill-accent stroke-ink"
        />
        <path d="M132 50v32m140-32v32" className="stroke-ink" strokeWidth="6" />
        {days.map((day) => (
          <circle
            key={day}
            cx={102 + (day % 7) * 33.5}
            cy={148 + Math.floor(day / 7) * 39}
            r="4"
            className="fill-outline"
            opacity={day === 17 ? 0 : 0.7}
          />
        ))}
        <path
          d="M202.500 234c-5-12-22-15-27-4-4 12 12 24 27 33 15-9 31-21 27-33-5-11-22-8-27 4Z"
          className="fill-accent-soft stroke-accent"
          transform="translate(0 -18)"
        />
        <circle cx="362" cy="236" r="72" className="fill-surface stroke-ink" />
        <circle cx="362" cy="236" r="58" className="fill-accent-soft" />
        <path d="M362 236v-40m0 40 28 16" className="stroke-ink" strokeWidth="4" fill="none" />
        <circle cx="362" cy="236" r="5" className="fill-accent" />
        <path d="M362 184v-6m52 58h6m-58 52v6m-52-58h-6" className="stroke-ink" />
      </g>
    </svg>
  );
}
