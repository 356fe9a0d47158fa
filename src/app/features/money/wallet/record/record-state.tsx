import type { MoneyRecord } from '#contract/money/statement/schema.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { STATE_ICONS } from './record-look.table.ts';
import { recordStateText } from './record-text.ts';
import './record-state.css';

/** State of a movement: in progress, done, failed or cancelled. */
export const RecordState = ({ record }: { record: Pick<MoneyRecord, 'outcome' | 'order'> }) => (
  <span className={`record-state record-state--${record.outcome}`}>
    <Icon name={STATE_ICONS[record.outcome]} size={15} />
    {recordStateText(record)}
  </span>
);
