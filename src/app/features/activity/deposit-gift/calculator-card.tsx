import { useCurrencyTerms } from '#app/features/ground/site/currency-terms.ts';
import { AmountField } from '#app/features/money/wallet/amount/amount-field.tsx';
import { paths } from '#app/routes/paths.ts';
import { depositGift } from '#contract/activity/rules/deposit-gift.ts';
import type { DepositGiftTerms } from '#contract/activity/schema/kinds/deposit-gift.ts';
import { minor, minorFromText } from '#contract/units/money.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../tasks/texts.ts';
import { useYuanText } from './use-yuan-text.ts';
import './deposit-gift.css';

interface CalculatorCardProps {
  terms: DepositGiftTerms;
  /** The amount as it is typed. */
  typed: string;
  onTyped: (typed: string) => void;
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
