import type { MatchId } from '#contract/fields/ids.ts';
import type { BoardItem, BoardRow } from '#contract/play/board/schema.ts';

/** The rows of a list, each with those who look at it. */
export type BoardRows = {
  readonly all: () => readonly BoardRow[];
  readonly at: (matchId: MatchId) => BoardRow | undefined;
  /** Called when this one row changed. */
  readonly watch: (matchId: MatchId, listener: () => void) => () => void;
  /** @returns whether a row was added, removed, or changed phase */
  readonly take: (item: Exclude<BoardItem, { is: 'failed' }>) => boolean;
};

export function createBoardRows(): BoardRows {
  const rows = new Map<MatchId, BoardRow>();
  const listeners = new Map<MatchId, Set<() => void>>();

  function put(row: BoardRow): boolean {
    const { matchId, clock } = row.match;
    const isAnother = rows.get(matchId)?.match.clock.phase !== clock.phase;
    rows.set(matchId, row);
    for (const listener of listeners.get(matchId) ?? []) listener();
    return isAnother;
  }

  return {
    all: () => [...rows.values()],
    at: (matchId) => rows.get(matchId),
    watch(matchId, listener) {
      const watching = listeners.get(matchId) ?? new Set();
      listeners.set(matchId, watching);
      watching.add(listener);
      return () => {
        watching.delete(listener);
        if (watching.size === 0) listeners.delete(matchId);
      };
    },
    take(item) {
      if (item.is !== 'changed') rows.clear();
      const left = item.is === 'changed' ? item.gone.filter((matchId) => rows.delete(matchId)) : [];
      const others = item.rows.filter(put);
      return item.is !== 'changed' || left.length + others.length > 0;
    },
  };
}
