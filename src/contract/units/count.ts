const TEN_THOUSAND = 10_000;

/** Counts above 10 000 show in ten-thousands with one decimal, cut rather than rounded up: `12.6万` [9.06]. */
export function countText(count: number): string {
  if (!Number.isFinite(count) || count < 0) return '0';
  const integer = Math.floor(count);
  if (integer <= TEN_THOUSAND) return integer.toString().replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  const tenths = Math.floor(integer / 1000);
  return `${Math.floor(tenths / 10)}${tenths % 10 ? `.${tenths % 10}` : ''}万`;
}
