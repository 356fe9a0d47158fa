import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type GameRecordPick, gameRecordQuery, readGameRecordPick } from './game-record-pick.ts';

/** What the records of games show, read from the address and written to it. */
export function useGameRecordPick() {
  const [query, setQuery] = useSearchParams();
  const pick = useMemo(() => readGameRecordPick(query), [query]);
  const write = (next: GameRecordPick) => setQuery(gameRecordQuery(next), { replace: true });
  return {
    pick,
    /** A change of what is shown begins at its first page. */
    choose: (change: Partial<GameRecordPick>) => write({ ...pick, page: 1, ...change }),
    toPage: (page: number) => write({ ...pick, page }),
  };
}

export type GamePicking = ReturnType<typeof useGameRecordPick>;
