import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { tLater } from '#app/i18n/later-text.ts';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { IconButton } from '#app/kit/action/icon-button.tsx';
import { copyText } from '#app/order/copy-text.ts';
import { paths } from '#app/routes/paths.ts';
import { depositOrderPath, withdrawOrderPath } from '#app/routes/wallet-paths.ts';
import { RecordState } from '#app/wallet/record/record-state.tsx';
import { recordWay } from '#app/wallet/record/record-way.ts';
import { signedAmount } from '#app/wallet/signed-amount.ts';
import type { MoneyRecord } from '#contract/models/money-record.ts';
import { formatMinor } from '#contract/units/money.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { timeOfDay } from '#contract/units/time.ts';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const NumberFact = ({ label, number }: { label: string; number: string }) => (
  <Fact label={label}>
    <span className="recfacts__number">{number}</span>
    <IconButton
      icon="copy"
      size="xs"
      iconSize={14}
      label={tLater('order.copy', { what: label })}
      onClick={() => copyText(number, label)}
    />
  </Fact>
);

/** The page of the order a line belongs to; null where it has none. */
function orderPathOf({ type, orderId }: MoneyRecord): string | null {
  if (orderId === null) return null;
  if (type === 'deposit') return depositOrderPath(orderId);
  return type === 'withdrawal' ? withdrawOrderPath(orderId) : null;
}

/** Everything a line of the statement says, and where to go on from it. */
export function RecordFacts({ record }: { record: MoneyRecord }) {
  const orderPath = orderPathOf(record);
  return (
    <div className="recfacts">
      <p className="recfacts__sum">
        <b>{signedAmount(record.amount)}</b>
        <RecordState cls={record.cls} />
      </p>
      <dl>
        <Fact label={tLater('record.type')}>{tLater(`record.${record.type}`)}</Fact>
        <Fact label={tLater('record.way')}>{recordWay(record) || record.title}</Fact>
        <Fact label={tLater('record.fee')}>{formatMinor(record.fee)}</Fact>
        <Fact label={tLater('record.currency')}>{record.currency}</Fact>
        <Fact label={tLater('record.time')}>{`${siteDayOf(record.at)} ${timeOfDay(record.at)}`}</Fact>
        <NumberFact label={tLater('record.number')} number={record.recordId} />
        {record.orderId === null ? null : (
          <NumberFact label={tLater('record.order')} number={record.orderId} />
        )}
      </dl>
      <div className="recfacts__ways">
        {orderPath === null ? null : (
          <Link className={buttonClass({ variant: 'primary', block: true })} to={orderPath}>
            {tLater('record.toOrder')}
          </Link>
        )}
        <Link className={buttonClass({ block: true })} to={paths.cs}>
          {tLater('record.toService')}
        </Link>
      </div>
    </div>
  );
}
