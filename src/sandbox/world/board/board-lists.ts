import { LIVE_LIST_PAGE_SIZE } from '#contract/play/board/constants.ts';
import type { BoardRowWire } from '#contract/play/board/schema.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import type { MatchLife } from '#sandbox/world/matches/match-life.ts';
import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { type BoardChanges, createBoardChanges } from './board-changes.ts';
import { type ListPick, viewsOf } from './board-views.ts';

/** Interval at which a list is recomputed, ms of whichever clock runs. */
const POLL_MS = { live: 450, today: 2_000, early: 10_000 } as const;

export const pollInterval = ({ scope }: ListPick, isHurried: boolean): number =>
  POLL_MS[isHurried ? 'live' : scope];

/** Time after which a list without requests is removed, ms. */
const FORGOTTEN_MS = 60_000;

export type BoardList = { readonly changes: BoardChanges; readonly total: number };
type CachedList = {
  readonly changes: BoardChanges;
  total: number;
  lookedAt: number;
  worldAt: number;
  requestedAt: number;
};

export type ListPorts = {
  readonly life: MatchLife;
  readonly now: () => number;
  readonly rowOf: (view: MatchView, siteId: SiteId) => BoardRowWire;
  /** Prices are being set faster than the world does it. */
  readonly isHurried: () => boolean;
};

const keyOf = ({ ballClassId, scope, day, siteId, venue }: ListPick) =>
  `${siteId} ${venue ?? ''} ${ballClassId} ${scope} ${scope === 'early' ? day : ''}`;

const fresh = (): CachedList => ({
  changes: createBoardChanges(),
  total: 0,
  lookedAt: Number.NEGATIVE_INFINITY,
  worldAt: 0,
  requestedAt: 0,
});

const byKickOff = (one: MatchView, other: MatchView) => one.fixture.startAt - other.fixture.startAt;

/** Creates the lists that are being viewed, each with its most recent state. Other lists are not computed. */
export function createBoardLists({ life, now, rowOf, isHurried }: ListPorts): (pick: ListPick) => BoardList {
  const lists = new Map<string, CachedList>();

  function refresh(pick: ListPick, cached: CachedList): void {
    const mono = performance.now();
    const every = pollInterval(pick, isHurried());
    cached.requestedAt = mono;
    if (mono - cached.lookedAt < every && Math.abs(now() - cached.worldAt) < every) return;
    const views = viewsOf(life, pick, now());
    const first = views.sort(byKickOff).slice(0, LIVE_LIST_PAGE_SIZE);
    cached.changes.update(first.map((view) => rowOf(view, pick.siteId)));
    Object.assign(cached, { total: views.length, lookedAt: mono, worldAt: now() });
  }

  function forget(): void {
    const before = performance.now() - FORGOTTEN_MS;
    for (const [key, { requestedAt }] of lists) if (requestedAt < before) lists.delete(key);
  }

  return (pick) => {
    const cached = lists.get(keyOf(pick)) ?? fresh();
    refresh(pick, cached);
    lists.set(keyOf(pick), cached);
    forget();
    return cached;
  };
}
