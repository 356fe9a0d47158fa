import { useNavigate } from 'react-router-dom';
import { tLater } from '#app/i18n/later-text.ts';
import { t } from '#app/i18n/text.ts';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { Sheet } from '#app/kit/overlay/sheet.tsx';
import { useCall } from '#app/link/query.ts';
import { recordOne } from '#app/link/statement-queries.ts';
import { Asked } from '#app/reading/asked.tsx';
import { RecordFacts } from './record-facts.tsx';
import type { Picking } from './use-record-pick.ts';

const Missing = () => (
  <EmptyState title={tLater('record.missingTitle')} text={tLater('record.missingText')} />
);

/** One line of the statement in full, over the list; its address may be passed on. */
export function RecordSheet({ recordId, picking }: { recordId: string; picking: Picking }) {
  const navigate = useNavigate();
  const isNumber = /^\d{1,15}$/.test(recordId);
  const query = useCall(recordOne, { recordId }, { enabled: isNumber });
  return (
    <Sheet
      open
      onOpenChange={(open) => open || void navigate(picking.listPath, { replace: true })}
      title={tLater('record.detailTitle')}
      closeLabel={t('common.close')}
    >
      {isNumber ? (
        <Asked query={query} waiting={<SkeletonRows count={5} />} missing={<Missing />}>
          {(record) => <RecordFacts record={record} />}
        </Asked>
      ) : (
        <Missing />
      )}
    </Sheet>
  );
}
