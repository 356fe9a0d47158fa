import { BOARD_SCOPES, type BoardRowWire } from '#contract/play/board/schema.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import type { AnchorStore } from '#sandbox/world/anchors/anchor-store.ts';
import type { MatchLife } from '#sandbox/world/matches/match-life.ts';
import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { artUrl } from '#sandbox/world/matches/wire/match-images.ts';
import { castWire } from '#sandbox/world/matches/wire/match-wire.ts';
import type { OddsStore } from '#sandbox/world/odds/odds-store.ts';
import { waitingRoom } from '#sandbox/world/rooms/waiting-room.ts';
import { bookAt } from '#sandbox/world/seeds/league-books.table.ts';
import { LEAGUES } from '#sandbox/world/seeds/leagues.ts';
import type { Board, BoardLeagueWire, TotalsWire } from './board.ts';
import { createBoardLists, pollInterval } from './board-lists.ts';
import { type ListPart, type ListPick, viewsOf } from './board-views.ts';

export type BoardPorts = {
  readonly life: MatchLife;
  readonly odds: OddsStore;
  readonly anchors: AnchorStore;
  readonly now: () => number;
};

const BALLS = [1, 2, 3] as const;

/** Sorts live matches by viewers, upcoming ones by kick-off, the sooner first. */
const inOrder = (rows: readonly BoardRowWire[], { scope }: ListPick): BoardRowWire[] =>
  rows.toSorted((one, other) =>
    scope === 'live' ? other.viewers - one.viewers : one.startAt - other.startAt,
  );

function totalsOf({ life, anchors, now }: BoardPorts, part: ListPart): TotalsWire {
  const counts = BALLS.map((ballClassId) => {
    const [live = 0, today = 0, early = 0] = BOARD_SCOPES.map(
      (scope) => viewsOf(life, { ...part, ballClassId, scope, day: null }, now()).length,
    );
    return { ballClassId, live, today, early };
  });
  return { totals: counts, anchors: anchors.list().filter(({ status }) => status === 1).length };
}

function leaguesOf({ life, now }: BoardPorts, pick: ListPick): BoardLeagueWire[] {
  const views = viewsOf(life, pick, now());
  return LEAGUES.map(({ leagueId, name, area, isHot }) => ({
    leagueId,
    name,
    logo: artUrl('crest', name),
    area,
    isHot,
    total: views.filter(({ fixture }) => fixture.league.leagueId === leagueId).length,
  })).filter(({ total }) => total > 0);
}

/** The lists of matches that home and the board show. */
export function createBoard(ports: BoardPorts): Board {
  const { life, odds, now } = ports;
  const wire = castWire(ports);
  const rowOf = (view: MatchView, siteId: SiteId): BoardRowWire => ({
    ...wire(view, siteId),
    mainMarkets: odds.main(view, bookAt(view.fixture.league, siteId)),
  });
  const listOf = createBoardLists({ life, now, rowOf, isHurried: odds.hurried });
  const waiting = waitingRoom();
  return {
    totals: (part) => totalsOf(ports, part),
    leagues: (pick) => leaguesOf(ports, pick),
    list(pick) {
      const { changes, total } = listOf(pick);
      return { total, list: inOrder(changes.rows, pick), cursor: changes.cursor };
    },
    async changes(pick, cursor, waitMs, signal) {
      const until = performance.now() + waitMs;
      for (;;) {
        const news = listOf(pick).changes.since(cursor);
        const remainingMs = until - performance.now();
        const isNews = news.stale || news.list.length > 0 || news.gone.length > 0;
        if (isNews || remainingMs <= 0 || signal.aborted || waiting.isOver) return news;
        await waiting.wait(Math.min(remainingMs, pollInterval(pick, odds.hurried())), signal);
      }
    },
    row(matchId, siteId) {
      const view = life.view(matchId);
      return view && rowOf(view, siteId);
    },
    close: waiting.end,
  };
}
