/** The cover of the wrapping tip: a box, its paper and its bow. */
export function WrappedBox() {
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true" className="block w-full">
      <path d="M0 282h480" className="stroke-outline" strokeWidth="1.5" opacity="0.5" />
      <ellipse cx="240" cy="286" rx="150" ry="9" className="fill-ink" opacity="0.08" />
      <path d="M112 146 240 176l128-30v112l-128 28-128-28Z" className="fill-surface" />
      <path d="m112 146 128-28 128 28-128 30Z" className="fill-accent-soft" />
      <path d="M240 176v110l128-28V146Z" className="fill-ink" opacity="0.05" />
      <g className="fill-accent">
        <path d="m164 158 30 7v110l-30-6.600Z" opacity="0.9" />
        <path d="m286 165 30-7v111l-30 6.600Z" opacity="0.72" />
        <path d="m164 158 124-29 28 6-122 30Z" />
        <path d="m192 128.500 124 29.500-30 7-122-30Z" opacity="0.86" />
      </g>
      <g className="fill-accent-soft stroke-accent" strokeWidth="3" strokeLinejoin="round">
        <path d="M240 144c-22-44-64-62-86-48-18 12-8 42 14 50 22 7 50 4 72-2Z" />
        <path d="M240 144c22-44 64-62 86-48 18 12 8 42-14 50-22 7-50 4-72-2Z" />
        <path d="M235 148c-16 24-36 40-58 48l6-16-14-8c22-4 42-12 60-26Z" />
        <path d="M245 148c16 24 36 40 58 48l-6-16 14-8c-22-4-42-12-60-26Z" />
        <rect x="226" y="132" width="28" height="24" rx="9" className="fill-accent" />
      </g>
      <g className="stroke-ink" strokeWidth="2" fill="none" strokeLinejoin="round">
        <path d="M112 146 240 176l128-30v112l-128 28-128-28ZM240 176v110" opacity="0.7" />
      </g>
      <g className="stroke-ink" strokeWidth="2" fill="none" strokeLinecap="round" opacity="0.6">
        <path d="m54 232 34 34m0-34-34 34" />
        <circle cx="50" cy="270" r="8" />
        <circle cx="92" cy="270" r="8" />
        <path d="M402 266h40m-40-12h40v12h-40zm8 0v-5m8 5v-8m8 8v-5m8 5v-8" />
      </g>
    </svg>
  );
}
