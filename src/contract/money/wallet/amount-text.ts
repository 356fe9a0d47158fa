import { plainTyped } from '#contract/text/digits-typed.ts';
import { type Minor, minorFromText } from '#contract/units/money.ts';

const MAJOR_DIGITS = 15;
const DECIMALS = 2;
const LONGEST = MAJOR_DIGITS + 1 + DECIMALS;

/** The sign of a currency, or its name, before or after a pasted amount. */
const MARK = /^(?:[¥￥₮]|CNY|RMB|USDT)\s*|\s*(?:[¥￥₮元]|CNY|RMB|USDT)$/gi;
/** Thousands commas where they belong; the first group may be long, for those who type commas as they go. */
const GROUPED = /^\d+(?:,\d{3})+(?:\.\d*)?$/;
const DIGITS_AND_POINT = /^\d*\.?\d*$/;

/** A whole amount: digits without zeros before them, then perhaps a point and one or two more [5.08]. Such text always parses into minor units. */
export const isAmountText = (text: string): boolean =>
  text.length <= LONGEST && /^(?:0|[1-9]\d{0,14})(?:\.\d{1,2})?$/.test(text);

/**
 * Normalises the text of an amount field after typing, pasting, autofill or IME composition [5.08]. Full-width digits, a
 * currency sign and thousands commas are alternative notations and become plain; a third decimal is dropped. Any other text
 * stays as typed, so that `amountFault` can report the error: it never becomes another amount.
 */
export function amountTyped(text: string): string {
  const typed = plainTyped(text).replaceAll('。', '.');
  const unmarked = typed.trim().replace(MARK, '');
  const bare = GROUPED.test(unmarked) ? unmarked.replaceAll(',', '') : unmarked;
  // A space may be the beginning of a second number, so it stays.
  if (!DIGITS_AND_POINT.test(bare) || bare === typed.trim()) return withoutThirdDecimal(typed);
  return withoutThirdDecimal(bare);
}

function withoutThirdDecimal(text: string): string {
  if (!DIGITS_AND_POINT.test(text)) return text;
  const [major = '', decimals] = text.split('.');
  return decimals === undefined ? major : `${major || '0'}.${decimals.slice(0, DECIMALS)}`;
}

/** Why a text is no amount. */
export type AmountFault = 'characters' | 'sign' | 'gap' | 'commas' | 'points' | 'zeros' | 'long' | 'decimals';

/** Why the text of an amount field cannot be read as an amount; null for one that can, and for one half typed [5.08]. */
export function amountFault(text: string): AmountFault | null {
  const typed = text.trim();
  if (/[^\d.,\s+\-−±]/.test(typed)) return 'characters';
  if (/[+\-−±]/.test(typed)) return 'sign';
  if (/\s/.test(typed)) return 'gap';
  if (typed.includes(',')) return 'commas';
  const [major = '', decimals = '', ...more] = typed.split('.');
  if (more.length > 0) return 'points';
  if (/^0\d/.test(major)) return 'zeros';
  if (major.length > MAJOR_DIGITS) return 'long';
  return decimals.length > DECIMALS ? 'decimals' : null;
}

/** Returns the amount of a field’s text, with `12.` half typed as 12; null while it is not an amount [5.08]. */
export function typedAmount(text: string): Minor | null {
  const typed = text.trim().replace(/\.$/, '').replace(/^\./, '0.');
  return amountFault(typed) === null && isAmountText(typed) ? minorFromText(typed) : null;
}
