import { catchError, concat, defaultIfEmpty, defer, from, type Observable, of, switchMap } from 'rxjs';
import type { RoomRef } from '#contract/community/room/room-ref.ts';
import type { MediaKind, PlayingVideo } from '#contract/community/video/schema.ts';
import { type ErrorCode, toAppError } from '#contract/errors.ts';
import type { Failures } from './failures.ts';
import { raceLines } from './lines/line-race.ts';
import {
  playingVideoOf,
  type SearchEvent,
  type Session,
  type SessionContext,
  shownOf,
} from './session-state.ts';
import { ATTEMPT } from './timing.table.ts';

/** An anchor replies to the chat, so the shortest delay has priority there; for a match it is playback without stalls. */
const FIRST: Readonly<Record<RoomRef['kind'], MediaKind>> = { anchor: 'flv', match: 'hls' };

/** Returns the offered kinds. A browser without FLV receives the HLS source of a room that offers only FLV. */
const offered = ({ unplayable }: Failures, types: readonly MediaKind[]): readonly MediaKind[] =>
  types.includes('flv') && unplayable.has('flv') && !types.includes('hls') ? [...types, 'hls'] : types;

/** The kind to play: the viewer's choice, then the room's own, then the platform's order; null when none is left. */
function kindFor(
  { kinds, room }: SessionContext,
  { failures, request }: Session,
  { types }: PlayingVideo,
): MediaKind | null {
  const { unplayable, resting } = failures;
  const remaining = offered(failures, types).filter((type) => !unplayable.has(type) && !resting.has(type));
  const wanted = [request.kind, kinds.prefer, FIRST[room.kind]].find(
    (kind) => kind !== null && remaining.includes(kind),
  );
  return wanted ?? remaining[0] ?? null;
}

/** Failures that a further attempt does not change. */
const FINAL: ReadonlySet<ErrorCode> = new Set(['NOT_FOUND', 'MEDIA_UNSUPPORTED']);

/** One attempt to load the video. */
type Attempt = SessionContext & {
  /** Returns the session as it is now. */
  readonly read: () => Session;
  readonly startedAtMono: number;
  /** True if the lines were requested a second time. */
  readonly reloaded: boolean;
};

const failed = (code: ErrorCode): SearchEvent => ({ is: FINAL.has(code) ? 'refused' : 'unavailable', code });

/** Handles the case that no line provides any kind of video: unless it took a while, the lines are not at fault. */
function noLine({ ports, registry, startedAtMono }: Attempt): Observable<SearchEvent> {
  const online = ports.online();
  const tookMs = ports.clock.mono() - startedAtMono;
  if (!online || tookMs <= ATTEMPT.sameCause) registry.excuse(tookMs + ATTEMPT.sameCause);
  const events: readonly SearchEvent[] = [{ is: 'forgotten' }, failed(online ? 'MEDIA_NO_LINE' : 'OFFLINE')];
  return from(events);
}

/**
 * Handles the case that no kind is left to try. The lines are requested again first: a site moves its domains because they
 * get blocked.
 */
function noPlayableKind(attempt: Attempt, playing: PlayingVideo): Observable<SearchEvent> {
  const { ports, registry, read, reloaded } = attempt;
  if (read().failures.resting.size === 0) return of(failed('MEDIA_UNSUPPORTED'));
  if (reloaded || !ports.online()) return noLine(attempt);
  return defer(() => registry.reopen()).pipe(
    switchMap((changed) =>
      changed
        ? concat(of<SearchEvent>({ is: 'forgotten' }), ofNextKind({ ...attempt, reloaded: true }, playing))
        : noLine(attempt),
    ),
  );
}

function ofKind(attempt: Attempt, playing: PlayingVideo, type: MediaKind): Observable<SearchEvent> {
  const { state, request } = attempt.read();
  const currentId = shownOf(state)?.view.lineId ?? null;
  return raceLines(attempt, { playing, type, wantedId: request.lineId, currentId }).pipe(
    defaultIfEmpty(null),
    switchMap((result) =>
      result
        ? of<SearchEvent>({ is: 'found', playing, current: result.current, passed: result.passed })
        : concat(of<SearchEvent>({ is: 'kindFailed', kind: type }), ofNextKind(attempt, playing)),
    ),
  );
}

const ofNextKind = (attempt: Attempt, playing: PlayingVideo): Observable<SearchEvent> =>
  defer(() => {
    const type = kindFor(attempt, attempt.read(), playing);
    return type ? ofKind(attempt, playing, type) : noPlayableKind(attempt, playing);
  });

const ofVideo = (attempt: Attempt, playing: PlayingVideo): Observable<SearchEvent> =>
  playing.state === 'live'
    ? concat(of<SearchEvent>({ is: 'answered', playing }), ofNextKind(attempt, playing))
    : of({ is: 'notLive', cause: playing.state });

/** Returns the playing video, cached or requested. */
async function playingNow({ registry, ports, room, read }: Attempt): Promise<PlayingVideo> {
  await registry.open();
  return playingVideoOf(read().state) ?? ports.playing(room);
}

/** Searches a source once: of the first kind and from the first line that gives one. Emits what it finds, or that nothing is there. */
export const search = (context: SessionContext, read: () => Session): Observable<SearchEvent> =>
  defer(() => {
    const startedAtMono = context.ports.clock.mono();
    const attempt = { ...context, read, startedAtMono, reloaded: false };
    return from(playingNow(attempt)).pipe(
      switchMap((playing) => ofVideo(attempt, playing)),
      catchError((thrown: unknown) => of(failed(toAppError(thrown).code))),
    );
  });
