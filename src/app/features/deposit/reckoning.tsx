import type { PayType } from '#contract/models/payment.ts';
import type { CurrencyEntry } from '#contract/models/site.ts';
import { orderFee } from '#contract/rules/money/order-fee.ts';
import { formatMinor, type Minor } from '#contract/units/money.ts';
import { RateLines } from './rate-lines.tsx';
import { t } from './texts.ts';

type ReckoningProps = {
  readonly type: PayType;
  readonly currency: CurrencyEntry;
  /** Null while no right amount is typed. */
  readonly amount: Minor | null;
};

const BLANK = '—';

/** Fee, time and what is to be paid: known before anything is sent. */
export function Reckoning({ type, currency, amount }: ReckoningProps) {
  const say = (sum: Minor | null) => (sum === null ? BLANK : currency.symbol + formatMinor(sum));
  return (
    <dl className="calc">
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
            : say(amount === null ? null : orderFee(amount, type.feeRate))}
        </dd>
      </div>
      <div>
        <dt>{t('deposit.toPay')}</dt>
        <dd className="calc__sum">{say(amount)}</dd>
      </div>
    </dl>
  );
}
