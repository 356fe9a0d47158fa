import { ungrouped } from '#contract/text/digits-typed.ts';
import { type BirthdayProblem, birthdayProblem } from '../profile/profile-rules.ts';

/** `form` is no such number at all, `check` one whose last digit does not fit the others; the rest is about its birthday. */
export type IdNumberProblem = 'form' | 'check' | BirthdayProblem;

const FORM = /^\d{17}[\dX]$/;
/** GB 11643: what each of the first seventeen digits counts, and the last digit by the remainder of the sum by eleven. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const CHECKS = '10X98765432';
/** GB/T 2260: the first two digits, of the province. */
const PROVINCES = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])/;

/** The number of a resident identity card as it is compared: no blanks, a large X. */
export const plainIdNumber = (typed: string): string => ungrouped(typed).toUpperCase();

/** The check digit of the first seventeen digits of a number. */
export function idCheckDigit(digits: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return CHECKS[sum % CHECKS.length] ?? '';
}

/** The birthday that is in a number, `YYYY-MM-DD`. */
export const birthdayOfId = (number: string): string =>
  `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;

/** Returns the problem of a normalised number at a time, epoch ms; null when it is valid and its owner is of age in Beijing. */
export function idNumberProblem(number: string, now: number): IdNumberProblem | null {
  if (!FORM.test(number) || !PROVINCES.test(number)) return 'form';
  if (idCheckDigit(number) !== number.at(-1)) return 'check';
  return birthdayProblem(birthdayOfId(number), now);
}

const CHINESE = /^\p{Script=Han}+(?:·\p{Script=Han}+)*$/u;
const LATIN = /^[A-Za-z](?:[A-Za-z .]*[A-Za-z.])?$/;
/** Length limit of a name in either form, code units; a rare Chinese character takes two. */
const LONGEST = 48;

const between = (length: number, above: number, below: number) => length > above && length < below;

/**
 * A name as it is on papers [5.01]: Chinese letters, middle dots between them, 2 to 24; or Latin letters with
 * spaces and dots, 4 to 48.
 */
export function isRealName(text: string): boolean {
  if (text.length > LONGEST) return false;
  const length = [...text].length;
  return (between(length, 1, 25) && CHINESE.test(text)) || (between(length, 3, 49) && LATIN.test(text));
}
