import { isOn } from '#app/match/match-clock.ts';
import type { BoardRow } from '#contract/models/board.ts';
import type { LeagueId } from '#contract/models/ids.ts';
import type { Match } from '#contract/models/match.ts';

/** A line of the match list. */
export type BoardListItem =
  | { readonly is: 'league'; readonly league: Match['league']; readonly count: number; readonly open: boolean }
  | { readonly is: 'match'; readonly row: BoardRow };

export const keyOfItem = (item: BoardListItem): string =>
  item.is === 'league' ? `league ${item.league.leagueId}` : item.row.match.matchId;

type Group = { readonly league: Match['league']; readonly rows: BoardRow[] };

function groupsOf(rows: readonly BoardRow[]): readonly Group[] {
  const groups = new Map<LeagueId, Group>();
  for (const row of rows) {
    const { league } = row.match;
    const group = groups.get(league.leagueId) ?? { league, rows: [] };
    group.rows.push(row);
    groups.set(league.leagueId, group);
  }
  return [...groups.values()];
}

/** What is being played first, then by kick-off; the id keeps equals in place. */
const sooner = ({ match: left }: BoardRow, { match: right }: BoardRow): number =>
  Number(isOn(right)) - Number(isOn(left)) ||
  left.startAt - right.startAt ||
  (left.matchId < right.matchId ? -1 : 1);

/**
 * The lines of the list, league by league.
 * @param order leagues as the platform ranks them; others follow as they come
 * @param folded leagues of which only the heading shows
 */
export function boardItems(
  rows: readonly BoardRow[],
  order: readonly LeagueId[],
  folded: readonly LeagueId[],
): readonly BoardListItem[] {
  const rank = new Map(order.map((leagueId, index) => [leagueId, index]));
  const rankOf = ({ league }: Group) => rank.get(league.leagueId) ?? order.length;
  return groupsOf(rows)
    .toSorted((left, right) => rankOf(left) - rankOf(right))
    .flatMap(({ league, rows: own }): readonly BoardListItem[] => {
      const open = !folded.includes(league.leagueId);
      const heading = { is: 'league', league, count: own.length, open } as const;
      return open ? [heading, ...own.toSorted(sooner).map((row) => ({ is: 'match', row }) as const)] : [heading];
    });
}
