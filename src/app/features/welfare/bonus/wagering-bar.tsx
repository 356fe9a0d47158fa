import type { Bonus } from '#contract/models/bonus.ts';
import { formatMinor, minor } from '#contract/units/money.ts';
import { t } from '../texts.ts';

const PERCENT = 100;

/** How much of the wagering is done; bets and rounds move it. */
export function WageringBar({ bonus, symbol }: { bonus: Bonus; symbol: string }) {
  const { title, amount, times: count, wagering, wageringLeft } = bonus;
  const done = minor(wagering - wageringLeft);
  const percent = wagering === 0n ? PERCENT : Number((done * BigInt(PERCENT)) / wagering);
  const text = t('welfare.progress', { done: formatMinor(done), wagering: formatMinor(wagering) });
  return (
    <div className="wfbar">
      <div
        className="wfbar__line"
        role="progressbar"
        aria-label={t('welfare.progressOf', { title })}
        aria-valuemin={0}
        aria-valuemax={PERCENT}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
      <p>
        <span>
          {t('welfare.formula', {
            amount: symbol + formatMinor(amount),
            count,
            wagering: formatMinor(wagering),
          })}
        </span>
        <span className="num">{text}</span>
      </p>
    </div>
  );
}
