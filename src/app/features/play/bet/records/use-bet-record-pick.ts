import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type BetRecordPick, betRecordQuery, readBetRecordPick } from './bet-record-pick.ts';

/** Reads the filters of the bet records from the address and writes them to it. */
export function useBetRecordPick() {
  const [query, setQuery] = useSearchParams();
  const pick = useMemo(() => readBetRecordPick(query), [query]);
  const write = (next: BetRecordPick) => setQuery(betRecordQuery(next), { replace: true });
  return {
    pick,
    /** A change of what is shown begins at its first page. */
    choose: (change: Partial<BetRecordPick>) => write({ ...pick, page: 1, ...change }),
    toPage: (page: number) => write({ ...pick, page }),
  };
}

export type BetPicking = ReturnType<typeof useBetRecordPick>;
