import { defer, finalize, ignoreElements, merge, type Observable, Subject, share, tap } from 'rxjs';
import type { ChatRoomNo } from '#contract/models/ids.ts';
import type { RoomRef } from '#contract/models/room.ts';
import type { PlayFigures } from '#contract/models/room-figures.ts';
import type { PictureKinds, VideoView } from '#contract/models/video-view.ts';
import { chatRoomNoOf } from '#contract/rules/rooms/room-address.ts';
import type { VideoPorts } from '#streams/core/ports.ts';
import { createVideoSession, type VideoSession } from '#streams/core/video-session.ts';
import type { CoreContext } from '#worker/core-context.ts';
import { lineMemory } from './line-memory.ts';
import { createPlayTally, type PlayTally } from './play-tally.ts';
import type { VideoApi } from './video-api.ts';

type VideoDomains = Pick<VideoPorts, 'source' | 'probe' | 'online'>;

const playingInput = (room: RoomRef) => ({
  matchId: room.kind === 'match' ? room.matchId : null,
  anchorRoomId: room.kind === 'anchor' ? room.anchorRoomId : null,
});

function videoPorts(
  { send, clock, scheduler, random }: CoreContext,
  domains: VideoDomains,
  memory: VideoPorts['memory'],
): VideoPorts {
  return {
    ...domains,
    playing: (room) => send('live.playingVideo', playingInput(room), { quiet: true }),
    lines: async (fresh) => {
      const { video, media } = await send('site.domains', {}, { quiet: true, fresh });
      return { lines: video, media };
    },
    memory,
    clock,
    scheduler,
    random,
  };
}

export type VideoService = Omit<VideoApi, 'playUrl' | 'openPlayUrl'> & {
  view(room: RoomRef, kinds: PictureKinds): Observable<VideoView>;
  /** How the picture is doing that was opened last. */
  playing(): PlayFigures | null;
  /** A source shows its first frame. */
  readonly moves$: Observable<unknown>;
};

/** One session a room being watched; what the player reports goes to it. */
export function createVideoService(context: CoreContext, domains: VideoDomains): VideoService {
  const { writing$, ...memory } = lineMemory(context.storage, context.tabs, context.scheduler);
  const ports = videoPorts(context, domains, memory);
  const written$ = writing$.pipe(ignoreElements(), share());
  const sessions = new Map<ChatRoomNo, VideoSession & { readonly tally: PlayTally }>();
  const moves$ = new Subject<void>();
  const at = (room: RoomRef) => sessions.get(chatRoomNoOf(room));
  return {
    view: (room, kinds) =>
      defer(() => {
        const roomNo = chatRoomNoOf(room);
        const tally = createPlayTally();
        const session = { ...createVideoSession(ports, room, kinds), tally };
        sessions.set(roomNo, session);
        return merge(session.view$.pipe(tap(tally.shows)), written$).pipe(
          finalize(() => {
            if (sessions.get(roomNo) === session) sessions.delete(roomNo);
          }),
        );
      }),
    moves$,
    playing: () => [...sessions.values()].at(-1)?.tally.figures() ?? null,
    report: async (room, report) => {
      at(room)?.tally.reports(report);
      at(room)?.report(report);
      if (report.is === 'playing') moves$.next();
    },
    chooseLine: async (room, lineId) => at(room)?.chooseLine(lineId),
    chooseQuality: async (room, qualityId) => at(room)?.chooseQuality(qualityId),
    chooseKind: async (room, kind) => at(room)?.chooseKind(kind),
    refresh: async (room) => at(room)?.refresh(),
  };
}
