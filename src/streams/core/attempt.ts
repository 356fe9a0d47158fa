import { catchError, concat, defaultIfEmpty, defer, EMPTY, from, type Observable, of, switchMap } from 'rxjs';
import { appError, toAppError } from '#contract/errors.ts';
import type { PlayingVideo } from '#contract/models/video.ts';
import type { VideoView } from '#contract/models/video-view.ts';
import { type RaceQuestion, raceLines } from './line-race.ts';
import { type SessionState, tryLater, tryOnline, type Wish } from './session-state.ts';
import { kindFor, played } from './source.ts';

/** Asking again whether a picture has come, while there is none. */
const WAIT_POLL_MS = 5_000;
const RETRY_BASE_MS = 1_000;
/** Somebody sits in front of the dark picture: no longer than they would wait before pressing the button themselves. */
const RETRY_CAP_MS = 10_000;
/** Lines that all fail within so short a time share their cause: the viewer's own network. */
const SAME_CAUSE_MS = 3_000;

const FINAL: ReadonlySet<string> = new Set(['MEDIA_UNSUPPORTED']);

/** Says what went wrong, and unless it is final when the next attempt is due: a random time under a doubling ceiling. */
function failed(state: SessionState, thrown: unknown): Observable<VideoView> {
  const { ports } = state;
  const { code } = toAppError(thrown);
  state.shown = null;
  state.playing = null;
  if (code === 'NOT_FOUND') return of({ is: 'unknown' });
  if (FINAL.has(code)) return of({ is: 'failed', code, retryAtMono: null });
  state.failedAttempts += 1;
  const ceiling = Math.min(RETRY_CAP_MS, RETRY_BASE_MS * 2 ** state.failedAttempts);
  const waitMs = RETRY_BASE_MS + Math.floor(ports.random() * ceiling);
  const view: VideoView = { is: 'failed', code, retryAtMono: ports.clock.mono() + waitMs };
  return concat(of(view), ports.online() ? tryLater(state, waitMs) : tryOnline(state));
}

/** No line gave a source: unless it took a while, it is not their fault. */
function noLine(state: SessionState, startedAt: number): Observable<VideoView> {
  const { ports, book } = state;
  const online = ports.online();
  const tookMs = ports.clock.mono() - startedAt;
  if (!online || tookMs <= SAME_CAUSE_MS) book.excuse(tookMs + SAME_CAUSE_MS);
  return failed(state, appError(online ? 'MEDIA_NO_LINE' : 'OFFLINE'));
}

const onLines = (state: SessionState, question: RaceQuestion): Observable<VideoView> =>
  defer(() => {
    const startedAt = state.ports.clock.mono();
    return raceLines(state, question).pipe(
      defaultIfEmpty(null),
      switchMap((given) =>
        given ? played(state, { ...question, line: given.line }, given.source) : noLine(state, startedAt),
      ),
    );
  });

function picture(state: SessionState, playing: PlayingVideo, wish: Wish): Observable<VideoView> {
  if (playing.state !== 'live') {
    state.shown = null;
    return concat(of<VideoView>({ is: playing.state }), tryLater(state, WAIT_POLL_MS));
  }
  const type = kindFor(state, playing);
  state.playing = playing;
  return type ? onLines(state, { playing, type, wish }) : failed(state, appError('MEDIA_UNSUPPORTED'));
}

/** What plays, known or asked for. */
async function playingNow({ book, playing, ports, room }: SessionState): Promise<PlayingVideo> {
  await book.open();
  return playing ?? ports.playing(room);
}

/** One attempt to bring the picture. What is shown stays while the next source is looked for. */
export const attempt = (state: SessionState, wish: Wish): Observable<VideoView> =>
  concat(
    state.shown ? EMPTY : of<VideoView>({ is: 'loading' }),
    defer(() => from(playingNow(state))).pipe(
      switchMap((playing) => picture(state, playing, wish)),
      catchError((thrown) => failed(state, thrown)),
    ),
  );
