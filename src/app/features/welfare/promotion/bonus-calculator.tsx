import { useState } from 'react';
import { useMoneyText } from '#app/features/order/money-text.ts';
import { useCurrencyWords } from '#app/features/site/currency-words.ts';
import { AmountField } from '#app/features/wallet/amount-field.tsx';
import type { Promotion } from '#contract/models/promotion.ts';
import { typedAmount } from '#contract/rules/money/amount-text.ts';
import { promotionBonus } from '#contract/rules/money/promotion-bonus.ts';
import { formatMinor } from '#contract/units/money.ts';
import { Facts } from '../facts.tsx';
import { t } from '../texts.ts';
import { percentOf } from './promotion-words.ts';

const BEGINS_WITH = '1000';

/** What a deposit of so much would bring, and what would have to be staked for it. */
export function BonusCalculator({ promotion }: { promotion: Promotion }) {
  const [text, setText] = useState(BEGINS_WITH);
  const money = useMoneyText();
  const { symbol, unitWord: unit } = useCurrencyWords()('CNY');
  const { rate, maxAmount, minAmount, times, termDays } = promotion;
  const amount = typedAmount(text);
  const isShort = amount !== null && amount < minAmount;
  const { bonus, wagering } = promotionBonus(amount ?? minAmount, {
    bonusRate: rate,
    bonusMax: maxAmount,
    wagering: times,
  });
  const isKnown = amount !== null && !isShort;
  return (
    <section className="card padded" aria-label={t('promotion.calc')}>
      <h2>{t('promotion.calc')}</h2>
      <div className="pmcalc">
        <AmountField
          label={t('promotion.calcAmount')}
          symbol={symbol}
          value={text}
          onValue={setText}
          error={isShort ? t('promotion.calcLow', { min: formatMinor(minAmount), unit }) : undefined}
        />
      </div>
      <Facts
        facts={[
          [t('promotion.calcBonus', { rate: percentOf(rate) }), isKnown ? money(bonus, 'CNY') : '—'],
          [t('promotion.calcWagering'), isKnown ? money(wagering, 'CNY') : '—'],
          [t('promotion.calcTerm'), t('promotion.termText', { days: termDays })],
        ]}
      />
    </section>
  );
}
