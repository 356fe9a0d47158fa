const MAJOR_DIGITS = 15;
const DECIMALS = 2;
const LONGEST = MAJOR_DIGITS + 1 + DECIMALS;
/** Distance of a full-width character from its plain one. */
const FULL_WIDTH = 0xfee0;
/** More than anybody types or pastes as an amount; the rest is not looked at. */
const READ_AT_MOST = 64;

/** A whole amount: digits, then perhaps a point and one or two more [5.08]. Such text always parses into minor units. */
export const isAmountText = (text: string): boolean =>
  text.length <= LONGEST && /^\d{1,15}(?:\.\d{1,2})?$/.test(text);

const plain = (text: string) =>
  text
    .replace(/[０-９．]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH))
    .replaceAll('。', '.');

/**
 * What an amount field keeps of what was typed, pasted or composed by an IME [5.08]: digits, the first point, two
 * decimals. May end in a point, as an amount half typed does.
 */
export function amountTyped(text: string): string {
  const kept = plain(text.slice(0, READ_AT_MOST)).replace(/[^\d.]/g, '');
  const [major = '', ...decimals] = kept.split('.');
  const whole = major.slice(0, MAJOR_DIGITS);
  return decimals.length === 0 ? whole : `${whole || '0'}.${decimals.join('').slice(0, DECIMALS)}`;
}
