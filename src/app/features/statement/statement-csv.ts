import type { MoneyRecord } from '#contract/models/money-record.ts';
import { minor, minorToText } from '#contract/units/money.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { timeOfDay } from '#contract/units/time.ts';

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

/** The words of a line that the catalogue knows. */
export type StatementWords = {
  readonly heads: readonly string[];
  typeOf(record: MoneyRecord): string;
  stateOf(record: MoneyRecord): string;
  /** Income, spending, between own wallets, or nothing of these. */
  sortOf(record: MoneyRecord): string;
};

/** What the line did to the balance: nothing when it was given up, so that the column adds up to what the screen says. */
const effectOf = ({ amount, balance }: MoneyRecord) => (balance === null ? minor(0) : amount);

const cellsOf = (record: MoneyRecord, { typeOf, stateOf, sortOf }: StatementWords): readonly string[] => [
  `${siteDayOf(record.at)} ${timeOfDay(record.at)}`,
  typeOf(record),
  record.title,
  record.note,
  minorToText(record.amount),
  minorToText(effectOf(record)),
  sortOf(record),
  record.balance === null ? '' : minorToText(record.balance),
  minorToText(record.fee),
  record.currency,
  stateOf(record),
  record.orderNo,
];

/** The statement as a file for spreadsheets: UTF-8 with its mark, one line a record, amounts as plain decimals. */
export const statementCsv = (records: readonly MoneyRecord[], words: StatementWords): string =>
  BYTE_ORDER_MARK + line(words.heads) + records.map((record) => line(cellsOf(record, words))).join('');
