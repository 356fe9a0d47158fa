import {
  asyncScheduler,
  auditTime,
  defer,
  filter,
  finalize,
  ignoreElements,
  map,
  merge,
  type Observable,
  type SchedulerLike,
  Subject,
  share,
  tap,
} from 'rxjs';
import * as v from 'valibot';
import { chatRoomNoOf, type RoomRef } from '#contract/community/room/room-ref.ts';
import type { PlayFigures } from '#contract/community/room-figures.ts';
import { LineMemory, NO_LINE_MEMORY } from '#contract/community/video/line-memory-schema.ts';
import type { OpenVideo, PlayerReport, VideoView } from '#contract/community/video/video-view.ts';
import type { VideoPorts } from '#streams/core/ports.ts';
import { createVideoSession, type VideoSession } from '#streams/core/video-session.ts';
import type { CoreContext } from '#worker/core-context.ts';
import type { KeyValueStore } from '#worker/storage/key-value-store.ts';
import type { TabMessage, Tabs, VideoLinesMessage } from '#worker/tabs/tab-messages.ts';
import type { VideoApi } from './video-api.ts';

const KEY = 'video-lines';
/** Delay within which rapid changes are written once, ms. */
const SETTLE_MS = 500;

const isLines = (message: TabMessage): message is VideoLinesMessage => message.is === 'lines';

/** Stores the results about the video domains and sends them to the other tabs [8.16]. */
export function lineMemory(
  storage: KeyValueStore,
  tabs: Tabs,
  scheduler: SchedulerLike = asyncScheduler,
): VideoPorts['memory'] & { readonly writing$: Observable<unknown> } {
  const memories$ = new Subject<LineMemory>();
  return {
    read: async () => {
      const stored = v.safeParse(LineMemory, await storage.get(KEY));
      return stored.success ? stored.output : NO_LINE_MEMORY;
    },
    write: (memory) => memories$.next(memory),
    received$: tabs.received$.pipe(
      filter(isLines),
      map(({ memory }) => memory),
    ),
    writing$: memories$.pipe(
      auditTime(SETTLE_MS, scheduler),
      map((memory) => {
        tabs.publish({ is: 'lines', memory });
        void storage.set(KEY, memory);
      }),
    ),
  };
}

type Tally = Omit<PlayFigures, 'lineChanges'>;

/** Playback figures of a room’s video since it was opened. */
type PlayTally = {
  shows(view: VideoView): void;
  reports(report: PlayerReport): void;
  figures(): Tally;
};

const sourceOf = (view: VideoView) => (view.is === 'ready' ? view.sourceId : null);

/**
 * Counts from zero. The time to the first frame, ms, is that of the present source; stalls and failures add up
 * over all sources.
 */
function createPlayTally(): PlayTally {
  let figures: Tally = { view: { is: 'loading' }, firstFrameMs: null, stalls: 0, failures: 0 };
  return {
    shows(view) {
      const same = sourceOf(view) === sourceOf(figures.view);
      figures = { ...figures, view, firstFrameMs: same ? figures.firstFrameMs : null };
    },
    reports(report) {
      if (report.is === 'playing') figures = { ...figures, firstFrameMs: report.firstFrameMs };
      if (report.is === 'stalled') figures = { ...figures, stalls: figures.stalls + 1 };
      if (report.is === 'failed') figures = { ...figures, failures: figures.failures + 1 };
    },
    figures: () => figures,
  };
}

type VideoDomains = Pick<VideoPorts, 'source' | 'probe' | 'online'>;

const playingInput = (room: RoomRef) => ({
  matchId: room.kind === 'match' ? room.matchId : null,
  anchorRoomId: room.kind === 'anchor' ? room.anchorRoomId : null,
});

/** The same for every way to write the kinds a browser cannot play. */
const keyOf = ({ room, prefer, cannot }: OpenVideo): string =>
  JSON.stringify([chatRoomNoOf(room), prefer, cannot.toSorted()]);

type VideoContext = Pick<CoreContext, 'send' | 'clock' | 'scheduler' | 'random' | 'storage' | 'tabs'>;

function videoPorts(
  { send, clock, scheduler, random }: VideoContext,
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
  view(video: OpenVideo): Observable<VideoView>;
  /** Returns the figures of the video opened last. */
  playing(): PlayFigures | null;
  /** A source shows its first frame. */
  readonly moves$: Observable<unknown>;
};

/** Creates one session for each video being watched, which receives the reports of its player and the choices of its viewer. */
export function createVideoService(context: VideoContext, domains: VideoDomains): VideoService {
  const { writing$, ...memory } = lineMemory(context.storage, context.tabs, context.scheduler);
  const ports = videoPorts(context, domains, memory);
  const written$ = writing$.pipe(ignoreElements(), share());
  const opened = new Map<string, { readonly session: VideoSession; readonly tally: PlayTally }>();
  const moves$ = new Subject<void>();
  const at = (video: OpenVideo) => opened.get(keyOf(video));
  const sessionAt = (video: OpenVideo) => at(video)?.session;
  return {
    view: (video) =>
      defer(() => {
        const key = keyOf(video);
        const tally = createPlayTally();
        const { room, ...kinds } = video;
        const session = createVideoSession(ports, room, kinds);
        opened.set(key, { session, tally });
        return merge(session.view$.pipe(tap(tally.shows)), written$).pipe(
          finalize(() => {
            if (sessionAt(video) === session) opened.delete(key);
          }),
        );
      }),
    moves$,
    playing() {
      const last = [...opened.values()].at(-1);
      return last ? { ...last.tally.figures(), lineChanges: last.session.lineChanges() } : null;
    },
    report: async (video, report) => {
      at(video)?.tally.reports(report);
      sessionAt(video)?.report(report);
      if (report.is === 'playing') moves$.next();
    },
    chooseLine: async (video, lineId) => sessionAt(video)?.chooseLine(lineId),
    chooseQuality: async (video, qualityId) => sessionAt(video)?.chooseQuality(qualityId),
    chooseKind: async (video, kind) => sessionAt(video)?.chooseKind(kind),
    refresh: async (video) => sessionAt(video)?.refresh(),
  };
}
