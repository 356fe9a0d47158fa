import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { useAddressCount, useAddressQuery } from '#app/page/list/address-query.ts';
import { PAGE_SIZE } from '#app/page/list/all-pages.ts';
import { LoadedList } from '#app/page/list/loaded-list.tsx';
import { Pages } from '#app/page/list/pages.tsx';
import { paths } from '#app/routes/paths.ts';
import type { ActivityKind } from '#contract/activity/schema/kind.ts';
import { useCall } from '#core-client/query.ts';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { KINDS } from '../head/kinds.table.ts';
import { RecordsTable } from '../head/records-table.tsx';
import { t } from '../texts.ts';
import './activity-records.css';

const isKind = (text: string): text is ActivityKind => Object.hasOwn(KINDS, text);

/** The kinds that have a page. */
const SHOWN = Object.keys(KINDS)
  .filter(isKind)
  .filter((kind) => KINDS[kind].path !== null);

const KindField = ({ kind, choose }: { kind: ActivityKind | null; choose: (kind: string) => void }) => (
  <select
    className="activity-records__kind"
    aria-label={t('activity.kind')}
    value={kind ?? ''}
    onChange={({ target }) => choose(target.value)}
  >
    <option value="">{t('activity.anyKind')}</option>
    {SHOWN.map((each) => (
      <option key={each} value={each}>
        {KINDS[each].title}
      </option>
    ))}
  </select>
);

function Records({ kind }: { kind: ActivityKind | null }) {
  const [page, onPage] = useAddressCount('page');
  const records = useCall('activity.records', { kind, page, size: PAGE_SIZE });
  const paging = { page, size: PAGE_SIZE, onPage };
  return (
    <LoadedList
      of={records}
      paging={paging}
      waiting={<SkeletonRows count={8} />}
      empty={
        <EmptyState
          illustration="record"
          title={t('activity.noRecords')}
          text={t('activity.noRecordsText')}
        />
      }
    >
      {({ list, total }) => (
        <>
          <RecordsTable list={list} named />
          <Pages paging={paging} total={total} className="activity-records__pages" />
        </>
      )}
    </LoadedList>
  );
}

/** Records of the member's actions in activities and their results, of all kinds or one. */
export function ActivityRecordsScreen() {
  const { query, change } = useAddressQuery();
  const named = query.get('kind') ?? '';
  const kind = isKind(named) ? named : null;
  const choose = (next: string) => change({ kind: next === '' ? null : next, page: null });
  return (
    <MemberPage title={t('activity.recordsTitle')} above={paths.activities}>
      <Card aria-label={t('activity.recordsTitle')}>
        <KindField kind={kind} choose={choose} />
        <Records key={kind} kind={kind} />
      </Card>
    </MemberPage>
  );
}
