import { depositGift } from '#contract/activity/rules/deposit-gift.ts';
import type { DepositGiftTerms } from '#contract/activity/schema/kinds/deposit-gift.ts';
import { minor, minorFromText } from '#contract/units/money.ts';
import { Card } from '#kit/layout/card.tsx';
import { t } from '../tasks/texts.ts';
import { useYuanText } from './use-yuan-text.ts';
import './deposit-gift.css';

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
