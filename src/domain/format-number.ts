const BETWEEN_THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/**
 * A number as Brazilians write it, '1.234' or '1.299,90', with so many decimals. The same text as that of
 * `Intl.NumberFormat('pt-BR')`, whose first use costs a phone the time of several frames while a page comes alive.
 */
export function formatNumber(value: number, decimals = 0): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(BETWEEN_THOUSANDS, '.');
  const text = fraction === undefined ? grouped : `${grouped},${fraction}`;
  return value < 0 ? `-${text}` : text;
}
