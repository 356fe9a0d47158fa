import type { LeagueId } from '#contract/fields/ids.ts';
import type { BoardScope } from '#contract/play/board/schema.ts';
import type { Sport } from '#contract/play/match/schema.ts';
import type { DayText } from '#contract/units/day-text.ts';
import { paths } from './paths.ts';

/** The lists of home [2.02]. */
export const HOME_TABS = ['football', 'basketball', 'esports', 'anchor'] as const;
export type HomeTab = (typeof HOME_TABS)[number];

/** Which matches of a sport: by when they are played, or the ones the reader follows. */
export const HOME_SCOPES = ['live', 'today', 'early', 'followed'] as const satisfies readonly (
  | BoardScope
  | 'followed'
)[];
export type HomeScope = (typeof HOME_SCOPES)[number];

/** What home shows, as its address says it: a link, a reload and the way back all show the same. */
export type HomePick = {
  readonly tab: HomeTab;
  readonly scope: HomeScope;
  /** A day of the early list; null for all of them. */
  readonly day: DayText | null;
  /** Only this league. */
  readonly league: LeagueId | null;
  /** Leagues folded up. */
  readonly folded: readonly LeagueId[];
};

/** Where home scrolls to when a link leads to its lists [2.02]. */
export const MATCHES_ID = 'matches';

const ID = /^[\w:-]{1,64}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isLeagueId = (text: string | null): text is LeagueId => text !== null && ID.test(text);
const isDay = (text: string | null): text is DayText => text !== null && DAY.test(text);
const oneOf = <Value extends string>(
  values: readonly Value[],
  text: string | null,
  otherwise: Value,
): Value => values.find((value) => value === text) ?? otherwise;

export const isSport = (tab: HomeTab): tab is Sport => tab !== 'anchor';

/** Reads home's query. What it does not know, or cannot be, falls back to live football. */
export function readHomePick(query: URLSearchParams): HomePick {
  const scope = oneOf(HOME_SCOPES, query.get('scope'), 'live');
  const day = query.get('day');
  const league = query.get('league');
  return {
    tab: oneOf(HOME_TABS, query.get('tab'), 'football'),
    scope,
    day: scope === 'early' && isDay(day) ? day : null,
    league: isLeagueId(league) ? league : null,
    folded: (query.get('folded') ?? '').split(',').filter(isLeagueId),
  };
}

/** The query of a pick; what goes without saying is left out. */
export function homeQuery({ tab, scope, day, league, folded }: HomePick): URLSearchParams {
  const query = new URLSearchParams();
  if (tab !== 'football') query.set('tab', tab);
  if (scope !== 'live') query.set('scope', scope);
  if (day !== null) query.set('day', day);
  if (league !== null) query.set('league', league);
  if (folded.length > 0) query.set('folded', folded.join(','));
  return query;
}

/** A link to a list of home; it opens with the list in sight. */
export function homeListPath(pick: Partial<HomePick>): string {
  const query = homeQuery({ ...readHomePick(new URLSearchParams()), ...pick }).toString();
  return `${paths.home}${query ? `?${query}` : ''}#${MATCHES_ID}`;
}
