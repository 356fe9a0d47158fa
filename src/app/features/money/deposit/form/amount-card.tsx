import './deposit-form.css';
import type { Ref } from 'react';
import { useCurrencyTerms } from '#app/features/ground/site/currency-terms.ts';
import { RemainingTime } from '#app/features/money/order/progress/deadline.tsx';
import { AmountField } from '#app/features/money/wallet/amount/amount-field.tsx';
import { orderFee } from '#contract/money/order/order-fee.ts';
import type { PayType } from '#contract/money/order/payment-schema.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { formatMinor, formatShort, type Minor, minorToText } from '#contract/units/money.ts';
import { useCall } from '#core-client/query.ts';
import { useIsOver } from '#core-client/time/server-clock.ts';
import { classNames } from '#kit/class-names.ts';
import { Card } from '#kit/layout/card.tsx';
import { useRenewal } from '#kit/use-renewal.ts';
import type { RemainingLimit } from '../deposit-limit.ts';
import { t } from '../texts.ts';
import { type AmountState, type PayChoice, yuanWorth } from './deposit-rules.ts';

/** Value of an amount of USDT at the platform's rate, and how long that rate is valid. */
function RateLines({ amount }: { amount: Minor | null }) {
  const query = useCall('exchange.quote', {});
  const { refetch } = query;
  const quote = lastOf(query);
  const termsOf = useCurrencyTerms();
  const isOver = useIsOver(quote?.validUntil ?? null);
  useRenewal(isOver, refetch);
  if (quote === null) return null;
  const { unitWord: unit } = termsOf('CNY');
  return (
    <>
      <div>
        <dt>
          {t('deposit.rate')}{' '}
          <span className="t3 num">
            {t('deposit.rateLeft')} <RemainingTime until={quote.validUntil} />
          </span>
        </dt>
        <dd>
          {t('deposit.rateText', {
            rate: quote.buy,
            coin: termsOf('USDT').unitWord,
            unit,
          })}
        </dd>
      </div>
      {amount === null ? null : (
        <div>
          <dt>{t('deposit.worth')}</dt>
          <dd>{t('deposit.worthText', { amount: formatMinor(yuanWorth(amount, quote.buy)), unit })}</dd>
        </div>
      )}
    </>
  );
}

type ReckoningProps = {
  readonly type: PayType;
  readonly currency: CurrencyEntry;
  /** Null while no right amount is typed. */
  readonly amount: Minor | null;
};

const BLANK = '—';

/** Fee, time and amount to pay, shown before anything is sent. */
function Reckoning({ type, currency, amount }: ReckoningProps) {
  const amountText = (sum: Minor | null) => (sum === null ? BLANK : currency.symbol + formatMinor(sum));
  return (
    <dl className="facts facts--boxed calc">
      {currency.code === 'USDT' ? <RateLines amount={amount} /> : null}
      <div>
        <dt>{t('deposit.speed')}</dt>
        <dd>{type.arrival}</dd>
      </div>
      <div>
        <dt>{t('deposit.feeLine')}</dt>
        <dd>
          {type.feeRate === 0
            ? t('deposit.free')
            : amountText(amount === null ? null : orderFee(amount, type.feeRate))}
        </dd>
      </div>
      <div>
        <dt>{t('deposit.toPay')}</dt>
        <dd className="calc__sum">{amountText(amount)}</dd>
      </div>
    </dl>
  );
}

type AmountCardProps = {
  readonly field: Ref<HTMLInputElement>;
  readonly choice: PayChoice;
  readonly currency: CurrencyEntry;
  readonly typed: string;
  readonly state: AmountState;
  /** Amount that the member's own limits still allow; null where none is set. */
  readonly own: RemainingLimit | null;
  /** True if the member has tried to continue: only then is too low an amount an error. */
  readonly tried: boolean;
  readonly onType: (typed: string) => void;
};

/** `今天还可充值 ¥420.00` */
export const remainingText = ({ period, left }: RemainingLimit, { symbol }: CurrencyEntry) =>
  t(`deposit.left_${period}`, { amount: symbol + formatMinor(left) });

function problemOf(props: AmountCardProps): string | undefined {
  const { state, own, tried, choice, currency } = props;
  const { min, max } = choice.type.limits;
  if (state.is === 'high') return t('deposit.amountHigh', { max: currency.symbol + formatMinor(max) });
  if (state.is === 'overLimit' && own !== null)
    return t('deposit.overLimit', { left: remainingText(own, currency) });
  if (!tried || state.is === 'right') return undefined;
  return state.is === 'missing'
    ? t('deposit.amountMissing')
    : t('deposit.amountLow', { min: currency.symbol + formatMinor(min) });
}

const QuickAmounts = ({ choice, typed, onType, currency }: AmountCardProps) => (
  <ul className="quick">
    {choice.type.quick.map((amount) => {
      const isTyped = minorToText(amount) === typed;
      return (
        <li key={minorToText(amount)}>
          <button
            type="button"
            className={classNames(isTyped && 'on')}
            aria-pressed={isTyped}
            aria-label={currency.symbol + formatShort(amount)}
            onClick={() => onType(minorToText(amount))}
          >
            {formatShort(amount)}
          </button>
        </li>
      );
    })}
  </ul>
);

/** Amount of the deposit: round amounts in one tap, or typed [5.08], against the limits of one order; then its result. */
export function AmountCard(props: AmountCardProps) {
  const { field, choice, currency, typed, state, own, onType } = props;
  const { limits, note } = choice.type;
  return (
    <Card aria-label={t('deposit.amountTitle')}>
      <div className="padded__head">
        <h2>{t('deposit.amountTitle')}</h2>
        <span className="cap t3 num">
          {t('deposit.limits', {
            min: formatMinor(limits.min),
            max: formatMinor(limits.max),
            unit: currency.unitWord,
          })}
        </span>
      </div>
      <div className="stack gap-14">
        <QuickAmounts {...props} />
        <AmountField
          field={field}
          label={t('deposit.amount')}
          labelHidden
          value={typed}
          onValue={onType}
          symbol={currency.symbol}
          trailing={<span className="t3 sm nowrap">{currency.unitWord}</span>}
          placeholder={t('deposit.amountPlaceholder')}
          hint={
            [own === null ? '' : remainingText(own, currency), note]
              .filter((text) => text !== '')
              .join('；') || undefined
          }
          error={problemOf(props)}
        />
        <Reckoning
          type={choice.type}
          currency={currency}
          amount={state.is === 'right' ? state.amount : null}
        />
      </div>
    </Card>
  );
}
