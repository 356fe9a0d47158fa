const TEN_THOUSAND = 10_000;

/** Counts above 10 000 show in ten-thousands with one decimal, cut rather than rounded up: `12.6万` [9.06]. */
export function countText(count: number): string {
  if (!Number.isFinite(count) || count < 0) return '0';
  const whole = Math.floor(count);
  if (whole <= TEN_THOUSAND) return whole.toString().replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  const tenths = Math.floor(whole / 1000);
  return `${Math.floor(tenths / 10)}${tenths % 10 ? `.${tenths % 10}` : ''}万`;
}
