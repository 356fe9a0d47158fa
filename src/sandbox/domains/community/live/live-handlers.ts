import type * as v from 'valibot';
import type { liveCalls } from '#contract/community/live/calls.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { anchorRoom } from './anchor-room.ts';
import type { LivePorts } from './live-ports.ts';
import { playingVideo } from './playing-video.ts';

function pageOf<Item>(items: readonly Item[], page: number, size: number) {
  return { total: items.length, list: items.slice((page - 1) * size, page * size) };
}

type Asked = v.InferOutput<(typeof liveCalls)['live.popular']['request']>;

/** Returns the list of a scope as stored by the board; without a scope all matches around now. */
function popular({ world: { matches, board } }: LivePorts, { page, size, ballClassId, scope, day }: Asked) {
  if (scope !== null) {
    if (ballClassId === 0) return refuse('BAD_REQUEST');
    const { total, list, cursor } = board.list({ ballClassId, scope, day });
    return { ...pageOf(list, page, size), total, cursor };
  }
  const { total, list } = pageOf(matches.list(ballClassId), page, size);
  return { total, list: list.flatMap(({ matchId }) => board.row(matchId) ?? []), cursor: '' };
}

/** Matches, anchors, odds and what plays, straight from the world [7.14]. */
export const liveHandlers = (platform: LivePorts): HandlersOf<typeof liveCalls> => {
  const { matches, anchors, odds } = platform.world;
  return {
    'live.popular': (asked) => popular(platform, asked),
    'live.anchors': ({ page, size }) => pageOf(anchors.list(), page, size),
    'live.matchDetail': ({ matchId }) => matches.detail(matchId) ?? refuse('NOT_FOUND'),
    'live.anchorRoom': (asked) => anchorRoom(platform, asked),
    'live.odds': ({ matchId }) => odds.of(matchId) ?? refuse('NOT_FOUND'),
    'live.lineups': ({ matchId }) => matches.lineups(matchId) ?? refuse('NOT_FOUND'),
    'live.history': async ({ matchId }) => (await matches.history(matchId)) ?? refuse('NOT_FOUND'),
    'live.playingVideo': (room) => playingVideo(platform, room) ?? refuse('NOT_FOUND'),
  };
};
