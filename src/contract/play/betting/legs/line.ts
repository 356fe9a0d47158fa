const LINE = /^([+-]?)(\d{1,4})(?:\.(\d{1,2})0*)?$/;
const HUNDREDTHS_A_QUARTER = 25;

/**
 * A line as a whole number of quarters: `-0.75` is −3, and `0`, `-0`, `+0` are all 0.
 * @throws RangeError when the text is no decimal number or no multiple of a quarter
 */
export function quartersOf(line: string): number {
  const [, sign, whole = '', part = ''] = LINE.exec(line) ?? [];
  const hundredths = Number(whole + part.padEnd(2, '0'));
  if (sign === undefined || hundredths % HUNDREDTHS_A_QUARTER !== 0) throw new RangeError(`no line: ${line}`);
  const quarters = hundredths / HUNDREDTHS_A_QUARTER;
  return sign === '-' && quarters !== 0 ? -quarters : quarters;
}
