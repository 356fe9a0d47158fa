import { plainTyped } from './digits-typed.ts';
import { SIX_DIGITS } from './wire-patterns.ts';

/** RFC 5321's limit of an address. */
const EMAIL_MAX = 254;

/** Exactly six digits [5.05]. */
export const isWithdrawalPassword = (text: string): boolean => SIX_DIGITS.test(text);

/** The basic shape of an address [5.06]; whether it exists is for a code sent there to show. */
export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_MAX && /^[\w.%+-]+@(?:[A-Za-z\d-]+\.)+[A-Za-z]{2,}$/.test(text);

/** Address of what was typed or pasted: no blanks around it, no characters that show nothing. */
export const emailTyped = (text: string): string => plainTyped(text).trim();

/** Without sign, point or leading zero [5.09]. */
export const isPositiveInteger = (text: string): boolean => /^[1-9]\d*$/.test(text);

/** Latin letters, digits and Chinese, nothing else [5.09]. */
export const isUserName = (text: string): boolean => /^[A-Za-z\d\p{Script=Han}]+$/u.test(text);
