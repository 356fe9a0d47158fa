/** Shows a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';
/** A cell that begins so is a formula to a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/;
const AMOUNT = /^-?\d+\.\d{2}$/;

/** Always quoted; what a spreadsheet would run is disarmed by an apostrophe, amounts stay amounts. */
function cell(text: string): string {
  const safe = FORMULA.test(text) && !AMOUNT.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

const line = (cells: readonly string[]): string => cells.map(cell).join(',') + LINE_END;

/** A file for spreadsheets: UTF-8 with its mark, the heads and then a line each. */
export const csvOf = (heads: readonly string[], lines: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + [heads, ...lines].map(line).join('');
