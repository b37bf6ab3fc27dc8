const STEPS = ['Empurre as laterais', 'Desça a aba de cima', 'Suba a de baixo'] as const;

/** The end of a box being closed, in three drawings. */
export function EndFolds() {
  return (
    <ol className="m-0! grid list-none! gap-px p-0! sm:grid-cols-3">
      {STEPS.map((step, index) => (
        <li key={step} className="mt-0! px-5 pt-5 pb-6 text-center text-sm">
          <svg viewBox="0 0 200 150" aria-hidden="true" className="mx-auto block w-full max-w-56">
            <EndFold step={index} />
          </svg>
          <span className="font-display text-accent">{index + 1}.</span> {step}
        </li>
      ))}
    </ol>
  );
}

function EndFold({ step }: { step: number }) {
  const line = 'stroke-ink';
  return (
    <g strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
      <rect x="40" y="45" width="120" height="60" className={`fill-surface ${line}`} />
      {step === 0 ? (
        <>
          <path
            d="M40 45 20 15h160l-20 30ZM40 105l-20 30h160l-20-30Z"
            className={`fill-accent-soft ${line}`}
          />
          <path
            d="m40 45 34 30-34 30Zm120 0-34 30 34 30Z"
            className="fill-accent stroke-ink"
            opacity="0.85"
          />
          <path
            d="M8 75h20m-7-6 7 6-7 6m171-6h-20m7-6-7 6 7 6"
            className="stroke-accent"
            fill="none"
          />
        </>
      ) : null}
      {step === 1 ? (
        <>
          <path d="M40 105 74 135h52l34-30Z" className={`fill-accent-soft ${line}`} />
          <path d="M40 45h120l-34 36H74Z" className="fill-accent stroke-ink" opacity="0.85" />
          <path d="M100 14v22m-6-7 6 7 6-7" className="stroke-accent" fill="none" />
        </>
      ) : null}
      {step === 2 ? (
        <>
          <path d="M40 45h120l-34 36H74Z" className={`fill-accent-soft ${line}`} />
          <path d="M40 105h120l-34-36H74Z" className="fill-accent stroke-ink" opacity="0.85" />
          <rect x="90" y="60" width="20" height="26" rx="2" className="fill-surface stroke-ink" />
          <path d="M100 138v-22m-6 7 6-7 6 7" className="stroke-accent" fill="none" />
        </>
      ) : null}
    </g>
  );
}
