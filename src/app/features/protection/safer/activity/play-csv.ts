import type { RecordFile } from '#app/features/money/wallet/record/export-button.tsx';
import { csvOf } from '#contract/text/csv.ts';
import { type Currency, minorToText } from '#contract/units/money.ts';
import type { PlayLine } from './play-lines.ts';
import type { DaySpan } from './play-span.ts';
import { t } from './texts.ts';

type Shown = {
  readonly currency: Currency;
  readonly withdrawWord: string;
  readonly span: DaySpan;
  readonly lines: readonly PlayLine[];
};

/** The lines of the table as a file for spreadsheets, the oldest first; amounts as plain decimals. */
export function playFile({ currency, withdrawWord, span, lines }: Shown): RecordFile {
  const heads = [
    t('playReport.from'),
    t('playReport.deposits'),
    withdrawWord,
    t('playReport.netDeposit'),
    t('playReport.bets'),
    t('playReport.staked'),
    t('playReport.returned'),
    t('playReport.net'),
    t('playReport.bonus'),
    t('playReport.minutesHead'),
    t('playReport.currency'),
  ];
  const cells = lines.map((line) => [
    line.day,
    minorToText(line.deposits),
    minorToText(line.withdrawals),
    minorToText(line.netDeposit),
    String(line.bets),
    minorToText(line.staked),
    minorToText(line.returned),
    minorToText(line.net),
    minorToText(line.bonus),
    String(line.minutes),
    currency,
  ]);
  return {
    name: `${t('playReport.file')}-${currency}-${span.from}-${span.to}.csv`,
    csv: csvOf(heads, cells),
    count: lines.length,
  };
}

/** Reports whether a line contains any activity. */
export const isLine = (line: PlayLine): boolean =>
  line.bets > 0 || line.minutes > 0 || line.deposits !== 0n || line.withdrawals !== 0n || line.bonus !== 0n;
