import { isBlank } from '#contract/community/expression/shown-text.ts';
import { plainTyped } from './digits-typed.ts';
import { SIX_DIGITS } from './wire-patterns.ts';

/** RFC 5321's limit of an address. */
const EMAIL_MAX = 254;

/** Exactly six digits [5.05]. */
export const isWithdrawalPassword = (text: string): boolean => SIX_DIGITS.test(text);

/** From digit to digit always one up, or always one down. */
const isRun = (digits: readonly number[], step: 1 | -1) =>
  digits.every((digit, at) => at === 0 || digit - (digits[at - 1] ?? Number.NaN) === step);

/** One short block over and over: `111111`, `121212`, `123123`. */
const isRepeated = (text: string) => /^(\d{1,3})\1+$/.test(text);

/** A withdrawal password that others guess first [5.05]: a run such as `123456`, or a block repeated. */
export function isWeakWithdrawalPassword(text: string): boolean {
  const digits = [...text].map(Number);
  return isRepeated(text) || isRun(digits, 1) || isRun(digits, -1);
}

/** The basic shape of an address [5.06]; whether it exists is for a code sent there to show. */
export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_MAX && /^[\w.%+-]+@(?:[A-Za-z\d-]+\.)+[A-Za-z]{2,}$/.test(text);

/** Address of what was typed or pasted: no blanks around it, no characters that show nothing. */
export const emailTyped = (text: string): string => plainTyped(text).trim();

/** Without sign, point or leading zero [5.09]. */
export const isPositiveInteger = (text: string): boolean => /^[1-9]\d*$/.test(text);

/** Latin letters, digits and Chinese, nothing else [5.09]. */
export const isUserName = (text: string): boolean => /^[A-Za-z\d\p{Script=Han}]+$/u.test(text);

/** Length limit of a field, and the error message for an invalid value. */
export type FieldRule<Message> = {
  readonly maxLength: number;
  readonly message: Message;
  /** False where the field may stay blank; it must be filled otherwise. */
  readonly required?: boolean;
};

/** The rule's own message when the field is too long, or blank although it must be filled; null when it is fine [5.10]. */
export const formFieldProblem = <Message>(
  text: string,
  { maxLength, message, required = true }: FieldRule<Message>,
): Message | null => ((required && isBlank(text)) || text.length > maxLength ? message : null);
