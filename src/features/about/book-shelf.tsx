/** The cover of the page: a library shelf on which gifts stand between the books. */
export function BookShelf() {
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true" className="block w-full">
      <g className="stroke-ink" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M40 172h400v12H40zm0 136h400v12H40z" className="fill-accent-soft" />
        <path d="M62 74h26v98H62zm26 14h20v84H88zM196 62h30v110h-30z" className="fill-surface" />
        <path d="M108 68h24v104h-24zm286 14h22v90h-22z" className="fill-accent" />
        <path d="m360 86 22-5 18 88-22 4Z" className="fill-surface" />
        <path d="M68 92h14m-14 8h14m26-12h24m-24 66h24M203 82h16m-16 72h16" fill="none" />
        <g>
          <path d="M142 124h44v48h-44z" className="fill-accent-soft" />
          <path d="M160 124h8v48h-8z" className="fill-accent" />
          <path
            d="M164 122c-6-14-20-16-22-8-1 6 10 10 22 8 12 2 23-2 22-8-2-8-16-6-22 8Z"
            className="fill-surface"
          />
        </g>
        <path d="M248 128h84v44h-84z" className="fill-surface" />
        <path d="M248 142h84" className="stroke-accent" strokeWidth="6" />
        <path
          d="M290 126c-9-22-31-26-34-14-2 11 18 18 34 14 16 4 36-3 34-14-3-12-25-8-34 14Z"
          className="fill-accent"
        />
        <path d="M70 232h64v76H70z" className="fill-accent" />
        <path d="M98 232h8v76h-8z" className="fill-accent-soft" />
        <path
          d="M102 230c-9-20-29-24-32-12-2 10 16 16 32 12 16 4 34-2 32-12-3-12-23-8-32 12Z"
          className="fill-surface"
        />
        <path d="M156 206h24v102h-24zm24 16h30v86h-30z" className="fill-surface" />
        <path d="M210 212h20v96h-20z" className="fill-accent-soft" />
        <path d="M186 240h18m-18 8h18m-42-24h12m36 6h20" fill="none" />
        <path d="M262 268h56l-7 40h-42Z" className="fill-surface" />
        <path
          d="M290 268v-34m0 14c-18 0-24-12-22-24 16-2 24 8 22 24Zm0-10c-2-16 8-24 22-22 2 14-6 22-22 22Z"
          className="fill-accent-soft"
        />
        <path d="M346 220h22v88h-22zm22-8h28v96h-28z" className="fill-surface" />
        <path d="m396 226 20-5 20 84-20 4Z" className="fill-accent" />
        <path d="M374 230h16m-16 60h16" fill="none" />
      </g>
    </svg>
  );
}
