import { defer, EMPTY, map, type Observable, of, tap } from 'rxjs';
import type { MediaKind, PlayingVideo, VideoLine, VideoSource } from '#contract/community/video/schema.ts';
import type { VideoView } from '#contract/community/video/video-view.ts';
import { appError } from '#contract/errors.ts';
import type { LineSource, SessionState } from './session-state.ts';
import { SOURCE } from './timing.table.ts';
import { videoAddress } from './video-address.ts';

/**
 * Returns the source with absolute URLs. @throws AppError BAD_ANSWER when it has none, or refers to an origin from which no
 * video may be loaded.
 */
function vouchedFor(source: VideoSource, origin: string, { registry }: SessionState): VideoSource {
  const urls = source.urls.map(({ qualityId, url }) => {
    const address = videoAddress(url, origin, registry.origins());
    if (address === null) throw appError('BAD_ANSWER', { call: 'video.source' });
    return { qualityId, url: address };
  });
  if (urls.length === 0) throw appError('BAD_ANSWER', { call: 'video.source' });
  return { ...source, urls };
}

/** Requests a source from one line and records the response time. */
export const requestFromLine = (
  state: SessionState,
  line: VideoLine,
  playing: PlayingVideo,
  type: MediaKind,
): Observable<VideoSource> =>
  defer(() => {
    const { ports, registry } = state;
    const startedAt = ports.clock.mono();
    return ports.source({ origin: line.origin, playing, type }).pipe(
      map((source) => vouchedFor(source, line.origin, state)),
      tap(() => registry.succeeded(line.lineId, ports.clock.mono() - startedAt)),
    );
  });

/** The address of the wished quality, or the one the session fell back to, or the platform's first. */
export function chosenOf({ source }: LineSource, { request, loweredQualityId }: SessionState) {
  const { urls } = source;
  const of = (wanted: string | null) => urls.find(({ qualityId }) => qualityId === wanted);
  return of(request.qualityId) ?? of(loweredQualityId) ?? urls[0];
}

/** Emits the view for the player from the current source and standby. */
export function readyView(state: SessionState): Observable<VideoView> {
  const { current, standby, playing, registry, request, sourceId } = state;
  const chosen = current && chosenOf(current, state);
  if (!current || !chosen) return EMPTY;
  const second = standby && chosenOf(standby, state);
  state.shown = {
    is: 'ready',
    sourceId,
    type: current.source.type,
    types: playing?.types ?? [current.source.type],
    asked: request.kind,
    url: chosen.url,
    standby: standby && second ? { lineId: standby.line.lineId, url: second.url } : null,
    qualityId: chosen.qualityId,
    qualities: current.source.qualities,
    addressed: current.source.urls.map(({ qualityId }) => qualityId),
    lineId: current.line.lineId,
    lines: registry.views(),
  };
  return of(state.shown);
}

/** Returns the time a source may be used before it is renewed, ms. */
export const lifeOf = ({ ports }: SessionState, { expiresAt }: VideoSource): number =>
  Math.min(
    SOURCE.longestLife,
    Math.max(SOURCE.leastLife, expiresAt - ports.clock.now() - SOURCE.resignBefore),
  );
