import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '#app/core-client/query.ts';
import { MemberPage } from '#app/features/member/member-page.tsx';
import { Button } from '#app/kit/action/button.tsx';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { PAGE_SIZE } from '#app/page/list-sizes.ts';
import { Loaded } from '#app/page/loaded.tsx';
import { paths } from '#app/routes/paths.ts';
import type { ActivityKind } from '#contract/models/activity/kind.ts';
import { lastOf } from '#contract/units/loadable.ts';
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
    className="actrecs__kind"
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

type PagesProps = { readonly page: number; readonly pages: number; readonly turn: (page: number) => void };

const Pages = ({ page, pages, turn }: PagesProps) =>
  pages < 2 ? null : (
    <div className="row between actrecs__pages">
      <Button size="sm" disabled={page === 1} onClick={() => turn(page - 1)}>
        {t('activity.newer')}
      </Button>
      <span className="cap t3 num">{t('activity.page', { page, pages })}</span>
      <Button size="sm" disabled={page === pages} onClick={() => turn(page + 1)}>
        {t('activity.older')}
      </Button>
    </div>
  );

function Records({ kind }: { kind: ActivityKind | null }) {
  const [page, setPage] = useState(1);
  const records = useCall('activity.records', { kind, page, size: PAGE_SIZE });
  const pages = Math.ceil((lastOf(records)?.total ?? 0) / PAGE_SIZE);
  return (
    <>
      <Loaded
        of={records}
        waiting={<SkeletonRows count={8} />}
        empty={
          <EmptyState
            illustration="record"
            title={t('activity.noRecords')}
            text={t('activity.noRecordsText')}
          />
        }
      >
        {({ list }) => <RecordsTable list={list} named />}
      </Loaded>
      <Pages page={page} pages={pages} turn={setPage} />
    </>
  );
}

/** Everything the member did in activities and what came of it, of all kinds or one. */
export function ActivityRecordsScreen() {
  const [search, setSearch] = useSearchParams();
  const named = search.get('kind') ?? '';
  const kind = isKind(named) ? named : null;
  const choose = (next: string) => setSearch(next === '' ? {} : { kind: next }, { replace: true });
  return (
    <MemberPage title={t('activity.recordsTitle')} above={paths.activities}>
      <section className="card padded" aria-label={t('activity.recordsTitle')}>
        <KindField kind={kind} choose={choose} />
        <Records key={kind} kind={kind} />
      </section>
    </MemberPage>
  );
}
