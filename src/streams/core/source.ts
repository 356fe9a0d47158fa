import { defer, map, type Observable, tap } from 'rxjs';
import type { MediaKind, PlayingVideo, VideoLine, VideoSource } from '#contract/community/video/schema.ts';
import { appError } from '#contract/errors.ts';
import type {
  LineSource,
  PlayableSource,
  ReadyView,
  Session,
  SessionContext,
  SourceRequest,
} from './session-state.ts';
import { SOURCE } from './timing.table.ts';
import { videoAddress } from './video-address.ts';

/**
 * Returns the source with absolute URLs. @throws AppError BAD_ANSWER when it has none, or refers to an origin from which no
 * video may be loaded.
 */
function vouchedFor(source: VideoSource, origin: string, { registry }: SessionContext): PlayableSource {
  const [first, ...others] = source.urls.map(({ qualityId, url }) => {
    const address = videoAddress(url, origin, registry.origins());
    if (address === null) throw appError('BAD_ANSWER', { call: 'video.source' });
    return { qualityId, url: address };
  });
  if (!first) throw appError('BAD_ANSWER', { call: 'video.source' });
  return { ...source, urls: [first, ...others] };
}

/** Requests a source from one line and records the response time. */
export const requestFromLine = (
  context: SessionContext,
  line: VideoLine,
  playing: PlayingVideo,
  type: MediaKind,
): Observable<PlayableSource> =>
  defer(() => {
    const { ports, registry } = context;
    const startedAt = ports.clock.mono();
    return ports.source({ origin: line.origin, playing, type }).pipe(
      map((source) => vouchedFor(source, line.origin, context)),
      tap(() => registry.succeeded(line.lineId, ports.clock.mono() - startedAt)),
    );
  });

type Selection = { readonly request: SourceRequest; readonly loweredQualityId: string | null };

/** The address of the wished quality, or the one the session fell back to, or the platform's first. */
export function chosenOf({ source: { urls } }: LineSource, { request, loweredQualityId }: Selection) {
  const of = (wanted: string | null) => urls.find(({ qualityId }) => qualityId === wanted);
  return of(request.qualityId) ?? of(loweredQualityId) ?? urls[0];
}

type Sources = {
  readonly current: LineSource;
  readonly standby: LineSource | null;
  readonly playing: PlayingVideo;
};

/** Returns the view for the player from the current source and standby. */
export function readyView(
  { registry }: SessionContext,
  session: Session,
  { current, standby, playing }: Sources,
): ReadyView {
  const chosen = chosenOf(current, session);
  return {
    is: 'ready',
    sourceId: session.sources,
    type: current.source.type,
    types: playing.types,
    requestedType: session.request.kind,
    url: chosen.url,
    standby: standby && { lineId: standby.line.lineId, url: chosenOf(standby, session).url },
    qualityId: chosen.qualityId,
    qualities: current.source.qualities,
    addressed: current.source.urls.map(({ qualityId }) => qualityId),
    lineId: current.line.lineId,
    lines: registry.views(),
  };
}

/** Returns the time a source may be used before it is renewed, ms. */
export const lifeOf = ({ ports }: SessionContext, { expiresAt }: Pick<VideoSource, 'expiresAt'>): number =>
  Math.min(
    SOURCE.longestLife,
    Math.max(SOURCE.leastLife, expiresAt - ports.clock.now() - SOURCE.resignBefore),
  );
