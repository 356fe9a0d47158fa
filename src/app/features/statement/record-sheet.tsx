import { useNavigate } from 'react-router-dom';
import { useCall } from '#app/core-client/query.ts';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { Sheet } from '#app/kit/overlay/sheet.tsx';
import { Loaded } from '#app/page/loaded.tsx';
import { RecordFacts } from './record-facts.tsx';
import { t } from './texts.ts';
import type { Picking } from './use-record-pick.ts';

const Missing = () => <EmptyState title={t('record.missingTitle')} text={t('record.missingText')} />;

/** One line of the statement in full, over the list; its address may be passed on. */
export function RecordSheet({ recordId, picking }: { recordId: string; picking: Picking }) {
  const navigate = useNavigate();
  const isNumber = /^\d{1,15}$/.test(recordId);
  const query = useCall('statement.get', { recordId }, { enabled: isNumber });
  return (
    <Sheet
      open
      onOpenChange={(open) => open || void navigate(picking.listPath, { replace: true })}
      title={t('record.detailTitle')}
      closeLabel={t('common.close')}
    >
      {isNumber ? (
        <Loaded of={query} waiting={<SkeletonRows count={5} />} missing={<Missing />}>
          {(record) => <RecordFacts record={record} />}
        </Loaded>
      ) : (
        <Missing />
      )}
    </Sheet>
  );
}
