import { ungrouped } from './digits-typed.ts';
import { MAINLAND_PHONE } from './wire-patterns.ts';

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
