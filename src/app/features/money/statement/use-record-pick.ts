import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths, recordPath } from '#app/routes/paths.ts';
import { type RecordPick, readRecordPick, recordQuery } from './record-pick.ts';

const withQuery = (path: string, pick: RecordPick): string => {
  const query = recordQuery(pick).toString();
  return query ? `${path}?${query}` : path;
};

/** Manages the selection of the statement, read from the address and written to it. */
export function useRecordPick() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const pick = useMemo(() => readRecordPick(new URLSearchParams(search)), [search]);
  const proper = withQuery(pathname, pick);
  // The address is corrected to the shown selection, also when its query was invalid.
  useEffect(() => {
    if (pathname + search !== proper) void navigate(proper, { replace: true });
  }, [pathname, search, proper, navigate]);
  return {
    pick,
    /** Narrows or widens; a change of what is shown begins at its first page. */
    choose: (change: Partial<RecordPick>) =>
      void navigate(withQuery(paths.records, { ...pick, page: 1, ...change }), { replace: true }),
    /** Replaces this page with another one. */
    toPage: (page: number) => void navigate(withQuery(paths.records, { ...pick, page }), { replace: true }),
    pagePath: (page: number) => withQuery(paths.records, { ...pick, page }),
    detailPath: (recordId: string) => withQuery(recordPath(recordId), pick),
    listPath: withQuery(paths.records, pick),
  };
}

export type Picking = ReturnType<typeof useRecordPick>;
