import type { LeagueId } from '#contract/fields/ids.ts';
import type { BoardScope } from '#contract/play/board/schema.ts';
import type { Sport } from '#contract/play/match/schema.ts';
import { oneOf } from '#contract/text/narrowing.ts';
import { COMPOSED_ID, DAY } from '#contract/text/wire-patterns.ts';
import type { DayText } from '#contract/units/day-text.ts';
import { paths } from './paths.ts';

/** The lists of home [2.02]. */
export const HOME_TABS = ['football', 'basketball', 'esports', 'anchor'] as const;
export type HomeTab = (typeof HOME_TABS)[number];

/** Match lists of a sport: by start time, or the followed ones. */
export const HOME_SCOPES = ['live', 'today', 'early', 'followed'] as const satisfies readonly (
  | BoardScope
  | 'followed'
)[];
export type HomeScope = (typeof HOME_SCOPES)[number];

/** Filters of home, as stored in its address: a link, a reload and the back button show the same. */
export type HomePick = {
  readonly tab: HomeTab;
  readonly scope: HomeScope;
  /** A day of the early list; null for all of them. */
  readonly day: DayText | null;
  /** League that the list is limited to. */
  readonly league: LeagueId | null;
  /** Leagues folded up. */
  readonly folded: readonly LeagueId[];
};

/** Id of the scroll target for links to home's lists [2.02]. */
export const MATCHES_ID = 'matches';

const isLeagueId = (text: string | null): text is LeagueId => text !== null && COMPOSED_ID.test(text);
const isDay = (text: string | null): text is DayText => text !== null && DAY.test(text);

export const isSport = (tab: HomeTab): tab is Sport => tab !== 'anchor';

/** Parses home's query. Unknown or invalid values fall back to live football. */
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

/** Builds the query of a pick; default values are omitted. */
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
