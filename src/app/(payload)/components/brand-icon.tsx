/** The bow that leads back to the panel's first page, whose stylesheets are not the site's. */
export function BrandIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width={22}
      height={22}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="panel-icon"
    >
      <path d="M12 12.2C9.5 7.6 6 6 4.2 7.2c-1.6 1.1-1 4.6.5 6 1.7 1.5 5 .8 7.3-1Zm0 0c2.5-4.6 6-6.2 7.8-5 1.6 1.1 1 4.6-.5 6-1.7 1.5-5 .8-7.3-1Zm-.8.6c-1 2.6-2.4 4.3-4.2 5.7m5.8-5.7c1 2.6 2.4 4.3 4.2 5.7" />
    </svg>
  );
}
