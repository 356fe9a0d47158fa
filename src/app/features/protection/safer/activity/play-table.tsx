import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { formatMinor } from '#contract/units/money.ts';
import { Card } from '#kit/layout/card.tsx';
import { hoursText, lineName, type PlayLine, type PlaySums } from './play-lines.ts';
import type { PlayStep } from './play-span.ts';
import { t } from './texts.ts';

const cellsOf = (sums: PlaySums, withdrawWord: string) =>
  [
    [t('playReport.deposits'), formatMinor(sums.deposits)],
    [withdrawWord, formatMinor(sums.withdrawals)],
    [t('playReport.netDeposit'), formatMinor(sums.netDeposit)],
    [t('playReport.staked'), formatMinor(sums.staked)],
    [t('playReport.minutes'), hoursText(sums.minutes)],
    [t('playReport.bonus'), formatMinor(sums.bonus)],
    [t('playReport.net'), formatMinor(sums.net)],
  ] as const;

type RowProps = { name: string; sums: PlaySums; withdrawWord: string };

/** Row of the table; on a phone each cell shows its own label, because the headings are hidden there. */
const Row = ({ name, sums, withdrawWord }: RowProps) => (
  <tr>
    <th scope="row">{name}</th>
    {cellsOf(sums, withdrawWord).map(([label, value]) => (
      <td key={label} className="num" data-label={label}>
        {value}
      </td>
    ))}
  </tr>
);

type TableProps = {
  step: PlayStep;
  lines: readonly PlayLine[];
  sums: PlaySums;
  currency: CurrencyEntry;
};

/** Every figure of the charts in lines, the newest first, with their sum below. */
export function PlayTable({ step, lines, sums, currency: { withdrawWord } }: TableProps) {
  return (
    <Card flush className="play-table-card" aria-labelledby="play-table">
      <header className="bar-chart__head cluster between padded">
        <h2 id="play-table">{t(`playReport.${step}Table`)}</h2>
        <span className="cap t2">{t('playReport.kept')}</span>
      </header>
      <table className="play-table">
        <thead>
          <tr>
            <th scope="col">{t('playReport.from')}</th>
            {cellsOf(sums, withdrawWord).map(([label]) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.toReversed().map((line) => (
            <Row key={line.day} name={lineName(step, line.day)} sums={line} withdrawWord={withdrawWord} />
          ))}
        </tbody>
        <tfoot>
          <Row name={t('playReport.total')} sums={sums} withdrawWord={withdrawWord} />
        </tfoot>
      </table>
    </Card>
  );
}
