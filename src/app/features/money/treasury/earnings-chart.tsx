import type { Treasury } from '#contract/money/treasury/calls.ts';
import { formatMinor, type Minor } from '#contract/units/money.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { useBalanceHidden } from '../wallet/amount/balance-hidden.ts';
import { t } from './texts.ts';
import './treasury.css';

const LEAST = 60;
const ALIKE = 80;
const SPAN = 40n;

const smaller = (left: Minor, right: Minor) => (left < right ? left : right);
const larger = (left: Minor, right: Minor) => (left > right ? left : right);

/** The day that brought least of those that brought anything, and the best one; null where none did. */
export function earningRange(
  earned: readonly Minor[],
): { readonly least: Minor; readonly best: Minor } | null {
  const [first, ...rest] = earned.filter((sum) => sum > 0n);
  return first === undefined
    ? null
    : { least: rest.reduce(smaller, first), best: rest.reduce(larger, first) };
}

/**
 * Returns the height of each day's bar, in percent. Interest of neighbouring days is so similar that bars from zero would
 * all look the same: the scale runs from the lowest day to the highest, both of which are shown beside it. A day without
 * interest is flat.
 */
export function earningHeights(earned: readonly Minor[]): readonly number[] {
  const range = earningRange(earned);
  if (range === null) return earned.map(() => 0);
  const span = range.best - range.least;
  return earned.map((sum) => {
    if (sum <= 0n) return 0;
    return span === 0n ? ALIKE : LEAST + Number(((sum - range.least) * SPAN) / span);
  });
}

function Bars({ days, daysShown, symbol }: EarningsChartProps) {
  const earnings = days.map(({ earned }) => earned);
  const range = earningRange(earnings);
  const heights = earningHeights(earnings);
  return (
    <>
      {range === null ? null : (
        <p className="cap t3 num">
          {t('treasury.range', {
            best: symbol + formatMinor(range.best),
            least: symbol + formatMinor(range.least),
          })}
        </p>
      )}
      <ol className="earnings-chart" aria-label={t('treasury.daysTable', { days: daysShown })}>
        {days.map(({ day, earned }, index) => {
          const text = t('treasury.day', { day, amount: symbol + formatMinor(earned) });
          return (
            <li key={day} title={text}>
              <span className="sr">{text}</span>
              <i style={{ height: `${heights[index] ?? 0}%` }} />
            </li>
          );
        })}
      </ol>
      <p className="row between cap t3 num" aria-hidden="true">
        <span>{days[0]?.day.slice(5)}</span>
        <span>{days.at(-1)?.day.slice(5)}</span>
      </p>
    </>
  );
}

type EarningsChartProps = {
  readonly days: Treasury['days'];
  /** Number of days that are listed once there are as many. */
  readonly daysShown: number;
  readonly symbol: string;
};

/** Interest of each of the last days; hidden with the other amounts. */
export function EarningsChart({ days, daysShown, symbol }: EarningsChartProps) {
  const hidden = useBalanceHidden();
  return (
    <Card className="earnings" aria-label={t('treasury.daysTitle', { days: daysShown })}>
      <h2>{t('treasury.daysTitle', { days: daysShown })}</h2>
      {days.length === 0 ? (
        <EmptyState illustration="wait" title={t('treasury.daysNone')} />
      ) : hidden ? (
        <p className="t3 sm">{t('common.amountHidden')}</p>
      ) : (
        <Bars days={days} daysShown={daysShown} symbol={symbol} />
      )}
    </Card>
  );
}
