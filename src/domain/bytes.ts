const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;

/** A size for people: 312 kB, 1,4 MB. Thousands of 1024, as operating systems count them. */
export function formatBytes(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  const digits = unit > 1 && size < 10 ? 1 : 0;
  return `${size.toFixed(digits).replace('.', ',')} ${UNITS[unit] ?? ''}`;
}
