import { ignoreElements, merge, type Observable, shareReplay, switchMap, tap } from 'rxjs';
import type { ErrorCode } from '#contract/errors.ts';
import type { RoomRef } from '#contract/models/room.ts';
import type { MediaKind } from '#contract/models/video.ts';
import type { PlayerReport, VideoView } from '#contract/models/video-view.ts';
import { attempt } from './attempt.ts';
import type { VideoPorts } from './ports.ts';
import { probing } from './probing.ts';
import {
  createSessionState,
  type ReadyView,
  type SessionState,
  tryAgain,
  type Wish,
} from './session-state.ts';

export type VideoSession = {
  readonly view$: Observable<VideoView>;
  report(report: PlayerReport): void;
  chooseLine(lineId: string): void;
  chooseQuality(qualityId: string): void;
  refresh(): void;
};

/** A second chance is given once in so long a time, ms. */
const SPARE_EVERY_MS = 30_000;

function lineFailed(state: SessionState, lineId: string): void {
  state.book.failed(lineId);
  tryAgain(state, { lineId: null });
}

/** From the beginning: what plays may have changed. */
function anew(state: SessionState, wish: Partial<Wish> = {}): void {
  state.playing = null;
  tryAgain(state, wish);
}

/** An old signature or a stream that ended may be no fault of the line; twice in a short time it is. */
function spareOnce(state: SessionState, { lineId }: ReadyView): void {
  const atMono = state.ports.clock.mono();
  const { spared } = state;
  if (spared?.lineId === lineId && atMono - spared.atMono < SPARE_EVERY_MS) {
    lineFailed(state, lineId);
    return;
  }
  state.spared = { lineId, atMono };
  anew(state);
}

function sourceFailed(state: SessionState, shown: ReadyView, code: ErrorCode): void {
  if (code === 'MEDIA_EXPIRED') spareOnce(state, shown);
  else if (code === 'MEDIA_UNSUPPORTED') {
    state.unplayable.add(shown.type);
    tryAgain(state);
  } else lineFailed(state, shown.lineId);
}

/** What a player says about the source it was given; about an older one it no longer matters. */
function heard(state: SessionState, told: PlayerReport): void {
  const { shown } = state;
  if (!shown || told.sourceId !== shown.sourceId) return;
  switch (told.is) {
    case 'playing':
      state.failedAttempts = 0;
      break;
    case 'stalled':
      lineFailed(state, shown.lineId);
      break;
    case 'ended':
      spareOnce(state, shown);
      break;
    case 'failed':
      sourceFailed(state, shown, told.code);
      break;
    default:
      told satisfies never;
  }
}

/**
 * Keeps a room's picture playing: picks kind, line and quality, signs anew in time, moves on when a line fails, looks
 * after lines that failed, and asks again by itself when there is nothing to see yet [7.14, 8.16].
 */
export function createVideoSession(ports: VideoPorts, room: RoomRef, prefer: MediaKind | null): VideoSession {
  const state = createSessionState(ports, room, prefer);
  const learning$ = ports.memory.heard$.pipe(tap(state.book.learn), ignoreElements());
  return {
    view$: merge(
      state.wishes$.pipe(switchMap((wish) => attempt(state, wish))),
      probing(state),
      learning$,
    ).pipe(shareReplay({ bufferSize: 1, refCount: true })),
    report: (told) => heard(state, told),
    chooseLine: (lineId) => anew(state, { lineId }),
    chooseQuality: (qualityId) => tryAgain(state, { qualityId }),
    refresh: () => anew(state),
  };
}
