import type { liveCalls } from '#contract/calls/live.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import type { Platform } from '#sandbox/platform.ts';
import { playingVideo } from '#sandbox/video/playing-video.ts';

function pageOf<Item>(items: readonly Item[], page: number, size: number) {
  return { total: items.length, list: items.slice((page - 1) * size, page * size) };
}

/** Matches, anchors, odds and what plays, straight from the world [7.14]. */
export const liveHandlers = (platform: Platform): HandlersOf<typeof liveCalls> => {
  const { matches, anchors, odds } = platform.world;
  return {
    'live.popular': ({ page, size, ballClassId }) => pageOf(matches.list(ballClassId), page, size),
    'live.anchors': ({ page, size }) => pageOf(anchors.list(), page, size),
    'live.matchDetail': ({ matchId }) => matches.detail(matchId) ?? refuse('NOT_FOUND'),
    'live.anchorRoom': ({ theme_id: anchorRoomId }) => {
      const anchor = anchors.find(anchorRoomId) ?? refuse('NOT_FOUND');
      return { anchor, match: anchor.matchId === null ? null : matches.find(anchor.matchId) };
    },
    'live.odds': ({ matchId }) => odds.of(matchId) ?? refuse('NOT_FOUND'),
    'live.playingVideo': (room) => playingVideo(platform, room) ?? refuse('NOT_FOUND'),
  };
};
