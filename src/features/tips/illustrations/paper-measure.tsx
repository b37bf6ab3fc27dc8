const label = 'fill-ink font-sans text-[23px] sm:text-[15px]';

/** How much paper a box of 30 x 20 x 8 cm takes; every number also stands in the text. */
export function PaperMeasure() {
  return (
    <svg
      viewBox="0 0 640 400"
      role="img"
      aria-labelledby="medida-titulo"
      className="mx-auto block w-full max-w-[46rem]"
    >
      <title id="medida-titulo">
        Folha de 62 por 44 centímetros com a caixa de 30 por 20 no centro e 3 centímetros de folga
        em cada lado.
      </title>
      <rect
        x="90"
        y="40"
        width="460"
        height="300"
        className="fill-surface stroke-ink"
        strokeWidth="2"
      />
      <rect
        x="112"
        y="62"
        width="416"
        height="256"
        fill="none"
        className="stroke-accent"
        strokeWidth="2"
        strokeDasharray="7 6"
      />
      <rect
        x="246"
        y="98"
        width="148"
        height="184"
        className="fill-accent-soft stroke-ink"
        strokeWidth="2"
      />
      <path
        d="M246 98V62m148 36V62M246 282v36m148-36v36M246 98H112m134 184H112m282-184h134M394 282h134"
        className="stroke-outline"
        strokeWidth="1.500"
        strokeDasharray="3 5"
      />
      <g textAnchor="middle" className={label}>
        <text x="320" y="184" className="font-semibold">
          caixa
        </text>
        <text x="320" y="206">
          20 × 30 cm
        </text>
        <text x="320" y="374">
          62 cm: a volta inteira e a folga
        </text>
        <text x="179" y="194">
          lateral
        </text>
        <text x="461" y="194">
          lateral
        </text>
      </g>
      <text x="574" y="190" textAnchor="middle" transform="rotate(90 574 190)" className={label}>
        44 cm: comprimento e abas
      </text>
      <g className="stroke-accent" strokeWidth="2" fill="none">
        <path d="M90 24v10m22-10v10M90 29h22" />
        <path d="M74 318h10m-10 22h10m-5-22v22" />
      </g>
      <g className="fill-accent font-sans text-[23px] font-semibold sm:text-[15px]">
        <text x="122" y="34">
          3 cm
        </text>
        <text x="14" y="334">
          3 cm
        </text>
      </g>
      <g className="stroke-ink" strokeWidth="1.500" fill="none">
        <path d="M90 352h460m-460-5v10m460-10v10" />
        <path d="M560 40v300m-5-300h10m-10 300h10" />
      </g>
    </svg>
  );
}
