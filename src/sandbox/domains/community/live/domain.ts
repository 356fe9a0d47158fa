import { liveCalls } from '#contract/community/live/calls.ts';
import { isLoopback } from '#contract/text/line-origin.ts';
import { domain, handlersFor } from '#sandbox/domains/domain.ts';
import { type NetworkHost, underNameOf } from '#sandbox/http/hosts/network-host.ts';
import { offeredKinds, type RealStreams, realOrigins } from '#sandbox/video/signing/real-streams.ts';
import type { VideoDomains } from '#sandbox/video/signing/video-domains.ts';
import { liveHandlers } from './live-handlers.ts';

type Ports = {
  readonly video: VideoDomains;
  /** Real streams that match rooms play. */
  readonly real: RealStreams;
  /** Opens the video domains to other devices. */
  readonly host?: NetworkHost;
};

/** Matches and anchors on air, and the video streams of their rooms. */
export const liveDomain = domain({
  open: ({ video, real, host }: Ports) => ({
    /** The video domains for a client that reached the platform at an origin. */
    videoLines: (requestedOrigin: string) =>
      video.lines.map((line) => ({ ...line, origin: underNameOf(line.origin, requestedOrigin, host) })),
    // Pages load images without TLS from this machine only, unless the platform names their origin.
    mediaOrigins: (requestedOrigin: string) => [
      ...realOrigins(real),
      ...video.origins
        .map((origin) => underNameOf(origin, requestedOrigin, host))
        .filter((origin) => !isLoopback(origin)),
    ],
    /** False once an operator has ended the stream. */
    isOnAir: video.isOnAir,
    /** Kinds of source a room is offered, the preferred one first. */
    mediaKinds: (isAnchorRoom: boolean) => offeredKinds(isAnchorRoom, real),
  }),
  handlers: handlersFor(liveCalls, liveHandlers),
});
