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
