import type { ListedRow } from '#app/features/home/board/use-board.ts';
import { isOn } from '#app/features/play/match/match-clock.tsx';
import type { LeagueId } from '#contract/fields/ids.ts';
import type { Match } from '#contract/play/match/schema.ts';

/** A line of the match list. */
export type BoardListItem =
  | {
      readonly is: 'league';
      readonly league: Match['league'];
      readonly count: number;
      readonly open: boolean;
    }
  | ({ readonly is: 'match' } & ListedRow);

export const keyOfItem = (item: BoardListItem): string =>
  item.is === 'league' ? `league ${item.league.leagueId}` : item.row.match.matchId;

type Group = { readonly league: Match['league']; readonly rows: ListedRow[] };

function groupsOf(rows: readonly ListedRow[]): readonly Group[] {
  const groups = new Map<LeagueId, Group>();
  for (const listed of rows) {
    const { league } = listed.row.match;
    const group = groups.get(league.leagueId) ?? { league, rows: [] };
    group.rows.push(listed);
    groups.set(league.leagueId, group);
  }
  return [...groups.values()];
}

/** Compares rows: live ones first, then by kick-off; the id makes the order stable. */
const sooner = ({ row: { match: left } }: ListedRow, { row: { match: right } }: ListedRow): number =>
  Number(isOn(right)) - Number(isOn(left)) ||
  left.startAt - right.startAt ||
  (left.matchId < right.matchId ? -1 : 1);

/**
 * The lines of the list, league by league.
 * @param order leagues as the platform ranks them; others follow as they come
 * @param folded leagues of which only the heading shows
 */
export function boardItems(
  rows: readonly ListedRow[],
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
      return open
        ? [heading, ...own.toSorted(sooner).map((listed) => ({ is: 'match' as const, ...listed }))]
        : [heading];
    });
}
