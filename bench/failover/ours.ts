import { asyncScheduler, NEVER, of } from 'rxjs';
import * as v from 'valibot';
import { NO_LINE_MEMORY } from '#contract/community/video/line-memory-schema.ts';
import type { MediaKind } from '#contract/community/video/schema.ts';
import { MatchId } from '#contract/fields/ids.ts';
import { HOUR_MS } from '#contract/units/durations.ts';
import { serverTime } from '#contract/units/time.ts';
import type { VideoPorts } from '#streams/core/ports.ts';
import { createVideoSession } from '#streams/core/video-session.ts';
import { type Drive, drive } from '#streams/view/player/player-drive.ts';

const room = { kind: 'match', matchId: v.parse(MatchId, 'm1') } as const;
const noop = () => undefined;

/** The lines as a platform names them; their sources need no signature here. */
const portsFor = (hosts: readonly string[], kind: MediaKind, stream: string): VideoPorts => ({
  playing: async () => ({ state: 'live', eventId: 'e', channel: 'match', platform: 'web', types: [kind] }),
  lines: async () => ({
    lines: hosts.map((origin, line) => ({ lineId: `l${line}`, name: `${line}`, origin })),
    media: [],
  }),
  source: ({ type }) =>
    of({
      type,
      urls: [
        {
          qualityId: type === 'hls' ? 'auto' : 'hd',
          url: type === 'hls' ? `${stream}/index.m3u8` : `${stream}/hd.flv`,
        },
      ],
      qualities: [{ qualityId: 'hd', name: 'hd', height: 480 }],
      expiresAt: serverTime(Date.now() + HOUR_MS),
    }),
  probe: () => of(null),
  memory: { read: async () => NO_LINE_MEMORY, write: noop, received$: NEVER },
  online: () => true,
  clock: { now: () => serverTime(Date.now()), mono: () => performance.now() },
  scheduler: asyncScheduler,
  random: () => 0.5,
});

/** Our session and our player, as a room joins them. */
export function ours(
  video: HTMLVideoElement,
  hosts: readonly string[],
  kind: MediaKind,
  stream: string,
): void {
  const session = createVideoSession(portsFor(hosts, kind, stream), room, { prefer: kind, cannot: [] });
  let shown: { readonly sourceId: number; readonly drive: Drive } | null = null;
  let lastSeenAt: number | null = null;
  session.view$.subscribe((view) => {
    if (view.is !== 'ready') return;
    if (shown?.sourceId === view.sourceId) {
      shown.drive.readdress(view);
      return;
    }
    lastSeenAt = shown?.drive.seenAt() ?? lastSeenAt;
    shown?.drive.stop();
    const driven = drive(view, {
      video,
      commands: session,
      serverNow: Date.now,
      pausedByViewer: () => false,
      height: null,
      lastSeenAt,
      onFirstFrame: noop,
      onLatency: noop,
    });
    shown = { sourceId: view.sourceId, drive: driven };
  });
}
