import type { ActivityRecord } from '#contract/activity/schema/record.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { t } from '../texts.ts';
import { KINDS } from './kinds.table.ts';
import { usePrizeLabel } from './prize/prize-label.ts';
import './records-table.css';

interface RecordsTableProps {
  list: readonly ActivityRecord[];
  /** True to show the activity of each record. */
  named?: boolean;
  /** A line is opened. */
  onOpen?: (record: ActivityRecord) => void;
}

/** Results of a member, the newest first: when, what was won, and its state. */
export function RecordsTable({ list, named = false, onOpen }: RecordsTableProps) {
  const labelOf = usePrizeLabel();
  const prizeText = ({ prize, state }: ActivityRecord) => {
    if (prize.is !== 'none') return labelOf(prize).text;
    return t(state === 'pending' ? 'activity.prizePending' : 'activity.noPrize');
  };
  // Goods are not booked: their parcel waits for an address first.
  const stateText = ({ prize, state }: ActivityRecord) =>
    t(prize.is === 'goods' && state === 'claimed' ? 'activity.stateParcel' : `activity.state_${state}`);
  return (
    <table className="records-table sm">
      <thead>
        <tr>
          <th scope="col">{t('activity.time')}</th>
          {named ? <th scope="col">{t('activity.title')}</th> : null}
          <th scope="col">{t('activity.prize')}</th>
          <th scope="col">{t('activity.state')}</th>
        </tr>
      </thead>
      <tbody>
        {list.map((record) => (
          <tr key={record.resultId}>
            <td className="num t3">{dayTimeText(record.at)}</td>
            {named ? <td>{KINDS[record.kind].title}</td> : null}
            <td className={record.prize.is === 'coins' ? 'strong gold-text' : 'strong'}>
              {prizeText(record)}
            </td>
            <td>
              {onOpen ? (
                <button type="button" className="link records-table__open" onClick={() => onOpen(record)}>
                  {stateText(record)}
                </button>
              ) : (
                stateText(record)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
