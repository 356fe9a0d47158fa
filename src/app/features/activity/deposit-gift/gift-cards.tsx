import { useCurrencyTerms } from '#app/features/ground/site/currency-terms.ts';
import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { AmountField } from '#app/features/money/wallet/amount/amount-field.tsx';
import { paths } from '#app/routes/paths.ts';
import { depositGift } from '#contract/activity/rules/deposit-gift.ts';
import type { DepositGiftTerms } from '#contract/activity/schema/kinds/deposit-gift.ts';
import { minor, minorFromText } from '#contract/units/money.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../tasks/texts.ts';
import './deposit-gift.css';

interface CalculatorCardProps {
  terms: DepositGiftTerms;
  /** The amount as it is typed. */
  typed: string;
  onTyped: (typed: string) => void;
}

/** Writes an amount of a gift on deposits, which is in yuan on every site: `¥500.00`. */
export function useYuanText(): (amount: bigint) => string {
  const money = useMoneyText();
  return (amount) => money(minor(amount), 'CNY');
}

/** Calculator of the gift on a deposit and of the stake it would require, before anything is paid in. */
export function CalculatorCard({ terms, typed, onTyped }: CalculatorCardProps) {
  const { symbol } = useCurrencyTerms()('CNY');
  const yuan = useYuanText();
  const amount = minorFromText(typed) ?? minor(0);
  const { rate, bonus, wagering } = depositGift(terms, amount);
  return (
    <Card aria-label={t('task.giftReckon')}>
      <div className="padded__head">
        <h2>{t('task.giftReckon')}</h2>
      </div>
      <AmountField label={t('task.giftAmount')} labelHidden symbol={symbol} value={typed} onValue={onTyped} />
      <dl className="deposit-gift__sums" aria-live="polite">
        <div>
          <dt>{`${t('task.giftBonus')} ${rate / 100}%`}</dt>
          <dd className="num">{yuan(bonus)}</dd>
        </div>
        <div>
          <dt>{t('task.giftTotal')}</dt>
          <dd className="num">{yuan(wagering)}</dd>
        </div>
      </dl>
      {bonus === 0n ? <p className="cap t3">{t('task.giftNone')}</p> : null}
      <Link className={buttonClass({ variant: 'primary', block: true })} to={paths.deposit}>
        {t('task.giftDeposit')}
      </Link>
      <p className="cap t3 deposit-gift__free">{t('task.giftFree')}</p>
    </Card>
  );
}

/** Explanation of wagering, shown before it is accepted, with a link to personal limits. */
export const RiskCard = ({ times }: { times: number }) => (
  <Card aria-label={t('task.giftRisk')}>
    <div className="padded__head">
      <h2>{t('task.giftRisk')}</h2>
    </div>
    <p className="deposit-gift__risk">{t('task.giftRiskText', { times })}</p>
    <p>
      <Link className={buttonClass({ block: true })} to={paths.limits}>
        {t('task.giftLimits')}
      </Link>
    </p>
  </Card>
);

/**
 * Terms of a gift on deposits by tier, with an example of each: the gift and the required stake; the tier of the typed
 * amount is highlighted.
 */
export function TermsCard({ terms, typed }: { terms: DepositGiftTerms; typed: string }) {
  const { tiers, times, termDays, most } = terms;
  const yuanText = useYuanText();
  const yuan = (sum: bigint) => yuanText(sum).replace(/\.00$/, '');
  const amount = minorFromText(typed) ?? minor(0);
  const own = tiers.findLast(({ from }) => amount >= from);
  return (
    <Card aria-label={t('task.giftTiers')}>
      <div className="padded__head">
        <h2>{t('task.giftTiers')}</h2>
      </div>
      <table className="deposit-gift">
        <thead>
          <tr>
            <th scope="col">{t('task.giftFrom')}</th>
            <th scope="col">{t('task.giftRate')}</th>
            <th scope="col">{t('task.giftExample')}</th>
            <th scope="col">{t('task.giftWagering')}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ from, rate }) => {
            const { bonus, wagering } = depositGift(terms, from);
            const example = { amount: yuan(from), bonus: yuan(bonus) };
            return (
              <tr key={String(from)} className={from === own?.from ? 'deposit-gift__own' : undefined}>
                <td className="num">{t('task.giftAbove', { amount: yuan(from) })}</td>
                <td className="num">{`${rate / 100}%`}</td>
                <td className="num">{t('task.giftExampleOf', example)}</td>
                <td className="num">{yuan(wagering)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="cap t3">{t('task.giftTiersNote', { times, days: termDays, most: yuan(most) })}</p>
    </Card>
  );
}
