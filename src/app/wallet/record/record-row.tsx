import { Link } from 'react-router-dom';
import { tLater } from '#app/i18n/later-text.ts';
import { classNames } from '#app/kit/class-names.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { signedAmount } from '#app/wallet/signed-amount.ts';
import { WalletIcon } from '#app/wallet/wallet-icon.tsx';
import type { MoneyRecord } from '#contract/models/money-record.ts';
import { RECORD_ICONS } from './record-look.table.ts';
import { RecordState } from './record-state.tsx';
import { recordWay } from './record-way.ts';
import './record-row.css';

interface RecordRowProps {
  record: MoneyRecord;
  /** Where its details are. */
  to: string;
  /** How its moment is told: with the day, or without where a heading says it. */
  moment: string;
}

/** Money that came and stays stands out; what never moved any stands back. */
const amountClass = ({ cls, amount }: MoneyRecord): string =>
  classNames(
    'rec__amount',
    (cls === 'failed' || cls === 'cancelled') && 'rec__amount--void',
    cls !== 'failed' && cls !== 'cancelled' && amount > 0n && 'rec__amount--in',
  );

/** One line of the statement; all of it leads to its details. */
export const RecordRow = ({ record, to, moment }: RecordRowProps) => (
  <Link className="rec" to={to}>
    <span className="rec__time num">{moment}</span>
    <span className="rec__what">
      <span className={classNames('rec__icon', record.amount > 0n && 'rec__icon--in')}>
        <WalletIcon name={RECORD_ICONS[record.type]} size={16} />
      </span>
      {record.title || tLater(`record.${record.type}`)}
    </span>
    <span className="rec__note ell">{recordWay(record)}</span>
    <b className={amountClass(record)}>{signedAmount(record.amount)}</b>
    <span className="rec__state">
      <RecordState cls={record.cls} />
    </span>
    <span className="rec__more">
      <Icon name="chev-right" size={16} />
    </span>
  </Link>
);
