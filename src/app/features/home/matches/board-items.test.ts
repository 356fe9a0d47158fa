import { expect, test } from 'vitest';
import type { ListedRow } from '#app/features/home/board/use-board.ts';
import { readHomePick } from '#app/routes/home-pick.ts';
import { roomFromPath } from '#contract/community/room/room-ref.ts';
import type { LeagueId, MatchId } from '#contract/fields/ids.ts';
import type { BoardRow } from '#contract/play/board/schema.ts';
import { serverTime } from '#contract/units/time.ts';
import { boardItems, keyOfItem } from './board-items.ts';

const leagueOf = (id: string): LeagueId => {
  const { league } = readHomePick(new URLSearchParams({ league: id }));
  if (league === null) throw new RangeError(id);
  return league;
};
const matchOf = (id: string): MatchId => {
  const room = roomFromPath('match', id);
  if (room?.kind !== 'match') throw new RangeError(id);
  return room.matchId;
};

const side = { name: '', logo: '', score: 0 };

function listed(
  id: string,
  league: string,
  phase: BoardRow['match']['clock']['phase'],
  startAt: number,
): ListedRow {
  const start = serverTime(startAt);
  return {
    board: { sport: 'football', scope: 'live', day: null },
    row: {
      markets: { win: null, handicap: null, total: null, marketCount: 0 },
      match: {
        matchId: matchOf(id),
        league: { leagueId: leagueOf(league), name: league },
        sport: 'football',
        round: '',
        home: side,
        away: side,
        startAt: start,
        started: phase !== 'upcoming',
        clock: { phase, period: 0, elapsedMs: 0, at: start },
        venueName: '',
        anchors: [],
        anchorStatus: 'notStarted',
        castLive: false,
        anchorRoomId: null,
        room: { desc: '', title: '' },
        hasAnimation: false,
        hasVideo: false,
        viewers: 0,
        cover: '',
      },
    },
  };
}

const ROWS = [
  listed('late', 'cup', 'upcoming', 9),
  listed('soon', 'cup', 'upcoming', 5),
  listed('other', 'youth', 'first', 4),
  listed('on', 'cup', 'second', 7),
];

test('[2.02] leagues are in platform order, live matches first, then by kick-off', () => {
  expect(boardItems(ROWS, [leagueOf('youth'), leagueOf('cup')], []).map(keyOfItem)).toEqual([
    'league youth',
    'other',
    'league cup',
    'on',
    'soon',
    'late',
  ]);
});

test('[2.02] a folded league shows only its heading and still its count', () => {
  const items = boardItems(ROWS, [], [leagueOf('cup')]);
  expect(items.map(keyOfItem)).toEqual(['league cup', 'league youth', 'other']);
  expect(items[0]).toMatchObject({ is: 'league', count: 3, open: false });
});
