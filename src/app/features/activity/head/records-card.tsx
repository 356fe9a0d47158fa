import { useState } from 'react';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { activityRecordsPath } from '#app/routes/paths.ts';
import type { ActivityKind } from '#contract/activity/schema/kind.ts';
import type { ActivityRecord } from '#contract/activity/schema/record.ts';
import { useCall } from '#core-client/query.ts';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';
import { RecordsTable } from './records-table.tsx';
import { ResultDialog } from './result-dialog.tsx';
import type { Acting } from './use-acting.ts';

const SHOWN = 5;

const veiled = (record: ActivityRecord): ActivityRecord => ({
  ...record,
  state: 'pending',
  prize: { is: 'none' },
  receipt: null,
});

interface RecordsCardProps {
  kind: ActivityKind;
  acting: Acting;
  /** Reports whether a result is not to be shown yet. */
  isVeiled?: (record: ActivityRecord) => boolean;
}

/** The member's latest results in one activity, each with its receipt, and a link to all of them. */
export function RecordsCard({ kind, acting, isVeiled = () => false }: RecordsCardProps) {
  const records = useCall('activity.records', { kind, page: 1, size: SHOWN });
  const [open, setOpen] = useState<ActivityRecord | null>(null);
  return (
    <Card aria-label={t('activity.records')}>
      <div className="padded__head">
        <h2>{t('activity.records')}</h2>
        <Link className="more" to={activityRecordsPath(kind)}>
          {t('activity.allRecords')}
          <Icon name="chev-right" size={15} />
        </Link>
      </div>
      <Loaded
        of={records}
        waiting={<SkeletonRows count={3} />}
        empty={
          <EmptyState
            illustration="record"
            title={t('activity.noRecords')}
            text={t('activity.noRecordsText')}
          />
        }
      >
        {({ list }) => (
          <RecordsTable list={list.map((each) => (isVeiled(each) ? veiled(each) : each))} onOpen={setOpen} />
        )}
      </Loaded>
      <ResultDialog record={open} acting={acting} onRecord={setOpen} />
    </Card>
  );
}
