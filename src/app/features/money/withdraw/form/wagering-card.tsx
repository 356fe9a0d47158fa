import type { WithdrawPrompt } from '#contract/money/order/payment-schema.ts';
import { formatMinor, minor } from '#contract/units/money.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { t } from '../texts.ts';
import { percentDone } from './withdraw-rules.ts';
import './withdraw.css';

/** Remaining wagering requirement before a withdrawal, shown before an amount is typed. */
export function WageringCard({ prompt, verb }: { prompt: WithdrawPrompt; verb: string }) {
  const { wageringLeft: remaining, wageringTotal: total } = prompt;
  const percent = percentDone(prompt);
  const isDone = remaining === 0n;
  return (
    <Card aria-label={t('withdraw.wagering')}>
      <div className="padded__head wagering__head">
        <h2>{t('withdraw.wagering')}</h2>
        {isDone ? (
          <span className="wagering__done">
            <Icon name="check-circle" size={15} />
            {t('withdraw.wageringDone')}
          </span>
        ) : null}
      </div>
      <p className="row between gap-8 sm">
        <span className={isDone ? 't2' : undefined}>
          {isDone
            ? t('withdraw.wageringNone', { verb })
            : t('withdraw.wageringLeft', { left: formatMinor(remaining), verb })}
        </span>
        {isDone ? null : (
          <span className="num t2">
            {t('withdraw.wageringOf', {
              done: formatMinor(minor(total - remaining)),
              total: formatMinor(total),
            })}
          </span>
        )}
      </p>
      <span
        className="wagering__bar"
        role="progressbar"
        aria-label={t('withdraw.wageringProgress', { percent })}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i style={{ width: `${percent}%` }} />
      </span>
    </Card>
  );
}
