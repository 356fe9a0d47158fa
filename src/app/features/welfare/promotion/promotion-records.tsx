import { dayText } from '#app/core-client/shown-time.ts';
import { useMoneyText } from '#app/features/order/money-text.ts';
import type { Bonus } from '#contract/models/bonus.ts';
import { formatMinor, minor } from '#contract/units/money.ts';
import { BonusState } from '../bonus/past-bonus.tsx';
import { t } from '../texts.ts';

const progress = ({ wagering, wageringLeft }: Bonus) =>
  t('welfare.progress', {
    done: formatMinor(minor(wagering - wageringLeft)),
    wagering: formatMinor(wagering),
  });

/** The bonuses one had of a promotion, the newest first. */
export function PromotionRecords({ records }: { records: readonly Bonus[] }) {
  const money = useMoneyText();
  return (
    <section className="card padded" aria-label={t('promotion.records')}>
      <h2>{t('promotion.records')}</h2>
      {records.length === 0 ? <p className="sm t3">{t('promotion.recordsNone')}</p> : null}
      <ul>
        {records.map((bonus) => (
          <li key={bonus.bonusId} className="wfpast wfpast--record">
            <span className="num t3 sm">{dayText(bonus.offeredAt)}</span>
            <div>
              <b>{t('promotion.recordTitle', { amount: money(bonus.amount, bonus.currency) })}</b>
              <span>
                {t('promotion.wagering')} {progress(bonus)}
              </span>
            </div>
            <BonusState state={bonus.state} />
          </li>
        ))}
      </ul>
    </section>
  );
}
