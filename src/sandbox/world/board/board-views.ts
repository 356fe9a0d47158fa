import type { BoardScope } from '#contract/play/board/schema.ts';
import type { DayText } from '#contract/units/day-text.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import type { BookCode } from '#sandbox/base/tables/books.table.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import type { MatchLife } from '#sandbox/world/matches/match-life.ts';
import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { bookAt } from '#sandbox/world/seeds/league-books.table.ts';
import type { BallClassId } from '#sandbox/world/seeds/seed-leagues.ts';

/** Part of the matches that a list is of. */
export type ListPart = {
  /** Site whose venues take the bets. */
  readonly siteId: SiteId;
  /** Venue whose matches are listed; null for every one. */
  readonly venue: BookCode | null;
};

/** Requested list, in the terms of the wire format. */
export type ListPick = ListPart & {
  readonly ballClassId: BallClassId;
  readonly scope: BoardScope;
  readonly day: DayText | null;
};

/** Longest time since its start that a match can still be live, or delayed manually or by weather. */
const BEGUN_MS = 6 * 3_600_000;
/** Number of days after today for which the calendar is published. */
const DAYS_AHEAD = 14;

/** Returns the list a match belongs to now; null once it has ended. */
function scopeOf({ phase, fixture }: MatchView, tomorrow: number): BoardScope | null {
  if (phase === 'ended') return null;
  if (phase !== 'upcoming') return 'live';
  return fixture.startAt < tomorrow ? 'today' : 'early';
}

function spanOf({ scope, day }: ListPick, now: number): readonly [from: number, to: number] {
  const today = siteDayOf(now);
  const tomorrow = siteDayStart(today, 1);
  const last = siteDayStart(today, 1 + DAYS_AHEAD);
  switch (scope) {
    case 'live':
      return [now - BEGUN_MS, now + 1];
    case 'today':
      return [now - BEGUN_MS, tomorrow];
    case 'early':
      return day === null
        ? [tomorrow, last]
        : [Math.max(tomorrow, siteDayStart(day)), Math.min(last, siteDayStart(day, 1))];
    default:
      return scope satisfies never;
  }
}

/** The matches of a list as they are, by league and kick-off. */
export function viewsOf(life: MatchLife, pick: ListPick, now: number): MatchView[] {
  const tomorrow = siteDayStart(siteDayOf(now), 1);
  const [from, to] = spanOf(pick, now);
  const isHere = ({ fixture }: MatchView) =>
    pick.venue === null || bookAt(fixture.league, pick.siteId) === pick.venue;
  return life
    .between(pick.ballClassId, from, to)
    .filter((view) => scopeOf(view, tomorrow) === pick.scope && isHere(view));
}
