const DECIMALS = 3;

/** The prices of a multiple together, cut after three decimals: for show, nothing is paid by it. */
export function combinedOdds(odds: readonly string[]): string {
  let [top, decimals] = [1n, 0];
  for (const price of odds) {
    const [integer = '', part = ''] = price.split('.');
    top *= BigInt(integer + part);
    decimals += part.length;
  }
  const shift = DECIMALS - decimals;
  const cut = shift >= 0 ? top * 10n ** BigInt(shift) : top / 10n ** BigInt(-shift);
  const digits = cut.toString().padStart(DECIMALS + 1, '0');
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
}
