import type { MakeFile } from '#app/features/money/wallet/record/export-button.tsx';
import { recordStateText, useRecordKind } from '#app/features/money/wallet/record/record-text.ts';
import { allPages } from '#app/page/list/all-pages.ts';
import { OWN_WALLET_TYPES } from '#contract/money/payee/payee-rules.ts';
import type { MoneyRecord } from '#contract/money/statement/schema.ts';
import { csvOf } from '#contract/text/csv.ts';
import { minor, minorToText } from '#contract/units/money.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { timeOfDay } from '#contract/units/time.ts';
import { callCore, serverNow } from '#core-client/core.ts';
import { daysOf, momentsOf, type RecordPick } from './record-pick.ts';
import { t } from './texts.ts';

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
export const statementCsv = (records: readonly MoneyRecord[], texts: StatementTexts): string =>
  csvOf(
    texts.heads,
    records.map((record) => cellsOf(record, texts)),
  );

const HEADS = [
  'time',
  'type',
  'details',
  'way',
  'amount',
  'effect',
  'sort',
  'balance',
  'fee',
  'currency',
  'state',
  'number',
] as const;

function sortOf({ type, amount, balance }: MoneyRecord): string {
  if (balance === null) return '';
  if (OWN_WALLET_TYPES.some((own) => own === type)) return t('record.moved');
  return t(amount < 0n ? 'record.out' : 'record.in');
}
const HEAD_TEXTS = HEADS.map((head) => t(`record.${head}`));

/** The statement as it is shown, all pages of it, as a file. */
export function useStatementFile(pick: RecordPick): MakeFile {
  const typeOf = useRecordKind();
  return async (onProgress) => {
    const now = serverNow();
    const days = daysOf(pick, siteDayOf(now));
    const { from, to } = momentsOf(days);
    const { currency, type, state, number } = pick;
    const chosen = { currency, type, state, number, from, to: Math.min(to, Math.floor(now)) };
    const records = await allPages(
      (page, size) => callCore('statement.list', { ...chosen, page, size }),
      onProgress,
    );
    const whose = currency === 'all' ? t('record.allCurrencies') : currency;
    return {
      name: `${t('record.file')}-${whose}-${days.from}-${days.to}.csv`,
      csv: statementCsv(records, { heads: HEAD_TEXTS, typeOf, stateOf: recordStateText, sortOf }),
      count: records.length,
    };
  };
}
