import { useCurrencyTerms } from '#app/features/ground/site/currency-terms.ts';
import type { OrderOutcome } from '#contract/money/order/order-machine.ts';
import type { MoneyRecord, RecordType } from '#contract/money/statement/schema.ts';
import { formatMinor } from '#contract/units/money.ts';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon/icon.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import { LineIcon, type LineIconName } from '#kit/icon/line/line-icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { signedAmount } from '../amount/amount.tsx';
import { t } from '../texts.ts';
import { recordRoute, recordStateText, useRecordKind } from './record-text.ts';
import './record-row.css';

const NAMES = ['time', 'type', 'way', 'amount', 'balance', 'number', 'state'] as const;

/** Column names, visual only: each line is labelled in full. A narrow window has no columns. */
export const RecordHead = () => (
  <div className="record-row--full record-head" aria-hidden="true">
    {NAMES.map((name) => (
      <span key={name}>{t(`record.${name}`)}</span>
    ))}
  </div>
);

const RECORD_ICONS: Readonly<Record<RecordType, LineIconName>> = {
  deposit: 'plus',
  withdrawal: 'out',
  transfer: 'swap',
  coins: 'coins',
  treasury: 'trend',
  interest: 'percent',
  exchange: 'refresh',
  rebate: 'percent',
  bonus: 'gift',
  game: 'gamepad',
};

/** Icons of the states, so that colour is never the only distinction. */
const STATE_ICONS: Readonly<Record<OrderOutcome, IconName>> = {
  open: 'clock',
  success: 'check-circle',
  failed: 'octagon',
  cancelled: 'ban',
};

interface RecordRowProps {
  record: MoneyRecord;
  /** Link to its details. */
  to: string;
  /** Time as shown: with the day, or without where a heading shows it. */
  moment: string;
  /** True to add the balance after it and its number, where both fit. */
  full?: boolean;
}

/** Returns the class of an amount: settled income is highlighted, records that never moved money are muted. */
const amountClass = ({ outcome, amount }: MoneyRecord): string =>
  classNames(
    'record-row__amount',
    (outcome === 'failed' || outcome === 'cancelled') && 'record-row__amount--void',
    outcome !== 'failed' && outcome !== 'cancelled' && amount > 0n && 'record-row__amount--in',
  );

const Further = ({ balance, orderNo }: MoneyRecord) => (
  <>
    <span className="record-row__balance num">
      <span className="sr">{t('record.balance')} </span>
      {balance === null ? '—' : formatMinor(balance)}
    </span>
    <span className="record-row__number">{orderNo}</span>
  </>
);

/** One line of the statement; all of it leads to its details. */
export function RecordRow({ record, to, moment, full = false }: RecordRowProps) {
  const kindOf = useRecordKind();
  const { symbol } = useCurrencyTerms()(record.currency);
  return (
    <Link className={classNames('record-row sm', full && 'record-row--full')} to={to}>
      <span className="record-row__time t2 num">{moment}</span>
      <span className="record-row__what row gap-8">
        <span className={classNames('record-row__icon', record.amount > 0n && 'record-row__icon--in')}>
          <LineIcon name={RECORD_ICONS[record.type]} size={16} />
        </span>
        {kindOf(record)}
      </span>
      <span className="t2 only-d ell">{recordRoute(record)}</span>
      <b className={amountClass(record)}>{signedAmount(record.amount, symbol)}</b>
      {full ? <Further {...record} /> : null}
      <span className="record-row__state">
        <RecordState record={record} />
      </span>
      {full ? null : (
        <span className="record-row__more only-d">
          <Icon name="chev-right" size={16} />
        </span>
      )}
    </Link>
  );
}

/** State of a movement: in progress, done, failed or cancelled. */
export const RecordState = ({ record }: { record: Pick<MoneyRecord, 'outcome' | 'order'> }) => (
  <span className={`record-state sm t2 record-state--${record.outcome}`}>
    <Icon name={STATE_ICONS[record.outcome]} size={15} />
    {recordStateText(record)}
  </span>
);
