import type { MoneyRecord } from '#contract/money/statement/schema.ts';
import { csvOf } from '#contract/text/csv.ts';
import { minor, minorToText } from '#contract/units/money.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { timeOfDay } from '#contract/units/time.ts';

/** Texts of a line from the message catalogue. */
export type StatementTexts = {
  readonly heads: readonly string[];
  typeOf(record: MoneyRecord): string;
  stateOf(record: MoneyRecord): string;
  /** Income, spending, between own wallets, or nothing of these. */
  sortOf(record: MoneyRecord): string;
};

/** Returns the effect of the line on the balance: zero when it was cancelled, so that the column's sum matches the screen. */
const effectOf = ({ amount, balance }: MoneyRecord) => (balance === null ? minor(0) : amount);

const cellsOf = (record: MoneyRecord, { typeOf, stateOf, sortOf }: StatementTexts): readonly string[] => [
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

/** The statement as a file for spreadsheets: one line a record, amounts as plain decimals. */
export const statementCsv = (records: readonly MoneyRecord[], words: StatementTexts): string =>
  csvOf(
    words.heads,
    records.map((record) => cellsOf(record, words)),
  );
