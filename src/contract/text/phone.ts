import { ungrouped } from './digits-typed.ts';
import { MAINLAND_PHONE } from './wire-patterns.ts';

/**
 * Dialling codes a phone may be registered under, the usual one first. None is the beginning of another, so that the digits of
 * a full number have one reading.
 */
export const DIAL_CODES = ['86', '852', '853', '886', '60', '62', '63', '65', '66', '84'] as const;
export type DialCode = (typeof DIAL_CODES)[number];

const MAINLAND = '86';

/** A dialling code without `+`, `00` or other zeros in front. */
export const plainDialCode = (region: string): string => region.replace(/^\+/, '').replace(/^0+/, '');

/** A number without the zeros that are dialled in front of it within its country: E.164 has none. */
export const nationalNumber = (phone: string): string => phone.replace(/^0+/, '');

/** Eleven digits on the mainland, 4 to 13 elsewhere [5.06]. `region` is the dialling code as text: `86`, `+852`. */
export function isPhone(text: string, region: string): boolean {
  const mainland = plainDialCode(region) === MAINLAND;
  return (mainland ? MAINLAND_PHONE : /^\d{4,13}$/).test(text);
}

/** A mainland number behind its dialling code without `+`: it is too long to be anything else. */
const AFTER_MAINLAND = /^86(1\d{10})$/;

/**
 * National number of what was typed or pasted under a dialling code, which may come before it too: `+86 138-0013-8000`,
 * `0086 …`. What is no number stays, for `isPhone` to refuse.
 */
export function phoneTyped(text: string, region: string): string {
  const typed = ungrouped(text).replaceAll('.', '');
  const code = plainDialCode(region);
  const abroad = typed.replace(/^(?:\+|00)/, '');
  if (abroad !== typed && abroad.startsWith(code)) return nationalNumber(abroad.slice(code.length));
  const [, mainland] = AFTER_MAINLAND.exec(typed) ?? [];
  return code === MAINLAND && mainland !== undefined ? mainland : nationalNumber(typed);
}

const STAR = '*';
/** Four and five digits show one and three stars, whichever of the two they are. */
const FEWEST_STARS = 3;

/** Returns the number of digits left unmasked at the start and the end of a number of this length. */
function shownOf(length: number): { readonly head: number; readonly tail: number } {
  if (length >= 12) return { head: 4, tail: 0 };
  if (length >= 9) return { head: 3, tail: 0 };
  if (length === 8) return { head: 2, tail: 2 };
  return { head: length >= 4 ? 1 : 0, tail: 0 };
}

/** A phone number as others may see it [5.07]: its first digits, then stars. What is too short to be one shows nothing. */
export function maskPhone(text: string): string {
  const { length } = text;
  const { head, tail } = shownOf(length);
  const stars = length === 4 || length === 5 ? FEWEST_STARS : length - head - tail;
  return text.slice(0, head) + STAR.repeat(stars) + text.slice(length - tail);
}
