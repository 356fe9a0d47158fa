import { catchError, concat, defer, type Observable, of, switchMap, tap, timer } from 'rxjs';
import type { MediaKind, PlayingVideo, VideoLine, VideoSource } from '#contract/models/video.ts';
import type { VideoView } from '#contract/models/video-view.ts';
import { type SessionState, tryLater, type Wish } from './session-state.ts';

/** A new signature is fetched this long before the old one ends. */
const RESIGN_BEFORE_MS = 45_000;
const LEAST_RESIGN_MS = 5_000;

export type Asked = { readonly line: VideoLine; readonly playing: PlayingVideo; readonly wish: Wish };

/** The first kind offered that plays here, the preferred one before the others. */
export function kindFor({ unplayable, prefer }: SessionState, { types }: PlayingVideo): MediaKind | null {
  const playable = types.filter((type) => !unplayable.has(type));
  return playable.find((type) => type === prefer) ?? playable[0] ?? null;
}

/** Asks one line for a source and notes how long that took. */
export const askLine = (
  { ports, book }: SessionState,
  line: VideoLine,
  playing: PlayingVideo,
  type: MediaKind,
): Observable<VideoSource> =>
  defer(() => {
    const startedAt = ports.clock.mono();
    return ports
      .source({ origin: line.origin, playing, type })
      .pipe(tap(() => book.succeeded(line.lineId, ports.clock.mono() - startedAt)));
  });

function readyView(state: SessionState, { line, wish }: Asked, source: VideoSource): VideoView {
  const chosen = source.urls.find(({ qualityId }) => qualityId === wish.qualityId) ?? source.urls[0];
  if (!chosen) return { is: 'failed', code: 'BAD_ANSWER', retryAtMono: null };
  state.shown = {
    is: 'ready',
    sourceId: state.sourceId,
    type: source.type,
    url: new URL(chosen.url, line.origin).href,
    qualityId: chosen.qualityId,
    qualities: source.qualities,
    lineId: line.lineId,
    lines: state.book.views(),
  };
  return state.shown;
}

/** The picture goes on under fresh signatures; the source id stays, so the player loads nothing anew. */
function signedAnew(state: SessionState, asked: Asked, source: VideoSource): Observable<VideoView> {
  const { ports } = state;
  const waitMs = Math.max(LEAST_RESIGN_MS, source.expiresAt - ports.clock.now() - RESIGN_BEFORE_MS);
  return timer(waitMs, ports.scheduler).pipe(
    switchMap(() => askLine(state, asked.line, asked.playing, source.type)),
    switchMap((fresh) => concat(of(readyView(state, asked, fresh)), signedAnew(state, asked, fresh))),
    catchError(() => tryLater(state, 0)),
  );
}

/** A source that was given, to be played and kept signed. */
export function played(state: SessionState, asked: Asked, source: VideoSource): Observable<VideoView> {
  state.sourceId += 1;
  return concat(of(readyView(state, asked, source)), signedAnew(state, asked, source));
}
