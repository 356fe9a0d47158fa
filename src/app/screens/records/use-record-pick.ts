import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { recordPath, walletPaths } from '#app/routes/wallet-paths.ts';
import { type RecordPick, readRecordPick, recordQuery } from './record-pick.ts';

const withQuery = (path: string, pick: RecordPick): string => {
  const query = recordQuery(pick).toString();
  return query ? `${path}?${query}` : path;
};

/** What the statement shows, read from the address and written to it. */
export function useRecordPick() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const pick = useMemo(() => readRecordPick(new URLSearchParams(search)), [search]);
  return {
    pick,
    /** Narrows or widens; a change of what is shown begins at its first page. */
    choose: (change: Partial<RecordPick>) =>
      void navigate(withQuery(walletPaths.records, { ...pick, page: 1, ...change }), { replace: true }),
    pagePath: (page: number) => withQuery(walletPaths.records, { ...pick, page }),
    detailPath: (recordId: string) => withQuery(recordPath(recordId), pick),
    listPath: withQuery(walletPaths.records, pick),
  };
}

export type Picking = ReturnType<typeof useRecordPick>;
