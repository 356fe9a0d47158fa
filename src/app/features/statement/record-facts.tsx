import { useMoneyText } from '#app/features/order/money-text.ts';
import { useCurrencyWords } from '#app/features/site/currency-words.ts';
import { RecordState } from '#app/features/wallet/record/record-state.tsx';
import { useRecordKind } from '#app/features/wallet/record/record-text.ts';
import { recordWay } from '#app/features/wallet/record/record-way.ts';
import { signedAmount } from '#app/features/wallet/signed-amount.ts';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { Link } from '#app/kit/link/link.tsx';
import { paths } from '#app/routes/paths.ts';
import type { MoneyRecord } from '#contract/models/money-record.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { timeOfDay } from '#contract/units/time.ts';
import { Fact, NumberFact } from './fact.tsx';
import { OrderFacts } from './order-facts.tsx';
import { orderPathOf, recordStep } from './record-action.tsx';
import { t } from './texts.ts';

function Facts({ record }: { record: MoneyRecord }) {
  const money = useMoneyText();
  const kind = useRecordKind()(record);
  const { orderId, currency, balance } = record;
  return (
    <dl>
      <Fact label={t('record.type')}>{kind}</Fact>
      <Fact label={t('record.way')}>{recordWay(record) || kind}</Fact>
      {orderId === null || record.type === 'transfer' ? null : <OrderFacts orderId={orderId} />}
      <Fact label={t('record.fee')}>{money(record.fee, currency)}</Fact>
      {balance === null ? null : <Fact label={t('record.balance')}>{money(balance, currency)}</Fact>}
      <Fact label={t('record.currency')}>{currency}</Fact>
      <Fact label={t('record.time')}>{`${siteDayOf(record.at)} ${timeOfDay(record.at)}`}</Fact>
      <NumberFact label={t('record.number')} number={record.orderNo} />
    </dl>
  );
}

/** Everything a line of the statement says, and where to go on from it. */
export function RecordFacts({ record }: { record: MoneyRecord }) {
  const orderPath = orderPathOf(record);
  const step = recordStep(record);
  const { symbol } = useCurrencyWords()(record.currency);
  return (
    <div className="recfacts">
      <p className="recfacts__sum">
        <b>{signedAmount(record.amount, symbol)}</b>
        <RecordState record={record} />
      </p>
      <Facts record={record} />
      <div className="recfacts__ways">
        {orderPath === null ? null : (
          <Link className={buttonClass({ variant: 'primary', block: true })} to={orderPath}>
            {t(step === null ? 'record.toOrder' : `record.${step}`)}
          </Link>
        )}
        <Link className={buttonClass({ block: true })} to={paths.support}>
          {t('record.toService')}
        </Link>
      </div>
    </div>
  );
}
