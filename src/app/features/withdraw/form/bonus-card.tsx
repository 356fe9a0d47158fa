import { useMoneyText } from '#app/features/order/money-text.ts';
import type { WithdrawPrompt } from '#contract/models/payment.ts';
import { t } from '../texts.ts';

type BonusCardProps = {
  readonly bonus: WithdrawPrompt['bonuses'][number];
  readonly verb: string;
};

/** Bonus money that is still to be wagered: what it is, what is missing, and that withdrawing gives it up. */
export function BonusCard({ bonus, verb }: BonusCardProps) {
  const money = useMoneyText();
  const { currency } = bonus;
  return (
    <section className="card padded" aria-label={t('withdraw.bonus')}>
      <div className="padded__head">
        <h2>{t('withdraw.bonus')}</h2>
        <b className="num">{money(bonus.amount, currency)}</b>
      </div>
      <p className="sm t2">{t('withdraw.bonusText', { verb, left: money(bonus.wageringLeft, currency) })}</p>
    </section>
  );
}
