import { useMoneyText } from '#app/features/order/money-text.ts';
import type { TreasuryTaskPart } from '#contract/models/activity/treasury-task.ts';
import { type Minor, minor } from '#contract/units/money.ts';
import { rateText } from '../head/rate-text.ts';
import { grouped } from '../tasks/grouped.ts';
import { t } from '../tasks/texts.ts';
import './rate-parts.css';

/** Hundredths of a percent in one whole, and days of a year. */
const YEAR_PARTS = 10_000n * 365n;

/** Interest of one day at a rate, whole minor units; the raised part of a rate is paid up to the cap only. */
function dayInterest({ balance, cap, baseRate }: TreasuryTaskPart, rate: number): Minor {
  const raised = balance < cap ? balance : cap;
  return minor((balance * BigInt(baseRate) + raised * BigInt(rate - baseRate)) / YEAR_PARTS);
}

/** What the rate of the next day is made of: the base, and each task whether it runs or not. */
export function RateParts({ part }: { part: TreasuryTaskPart }) {
  const { baseRate, nextRate, balance, currency, tasks } = part;
  const money = useMoneyText();
  const example = {
    sum: money(balance, currency),
    rate: rateText(nextRate),
    interest: money(dayInterest(part, nextRate), currency),
  };
  return (
    <section className="card padded" aria-label={t('task.treasuryParts')}>
      <div className="padded__head">
        <h2>{t('task.treasuryParts')}</h2>
        {balance === 0n ? null : <span className="sm t3 num">{t('task.treasuryExample', example)}</span>}
      </div>
      <ul className="rateparts">
        <li data-on="true">
          <b className="num">{rateText(baseRate)}</b>
          <span>{t('task.treasuryBase')}</span>
          <small>{t('task.treasuryAlways')}</small>
        </li>
        {tasks.map(({ task, extra, state, until, needed }) => (
          <li key={task} data-on={state === 'running'}>
            <b className="num">{`+${rateText(extra)}`}</b>
            <span>{t(`task.treasuryShort_${task}`, { needed: grouped(needed) })}</span>
            <small className="num">
              {state === 'running'
                ? t('task.treasuryRunning', { day: until?.slice(5) ?? '' })
                : t(state === 'ready' ? 'task.treasuryReady' : 'task.treasuryNotYet')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
