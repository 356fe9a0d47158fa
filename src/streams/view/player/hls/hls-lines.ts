import type { LineTrouble } from '#contract/community/video/video-view.ts';
import type { Addresses, PlayerEvents } from '#streams/view/engine/player.ts';
import { createHlsAddresses } from './hls-address.ts';
import { createHlsPlaylists, type HlsPlaylists } from './hls-playlists.ts';

/** Time a standby line that was no faster is skipped, ms. */
const AWAY_MS = 10_000;

const sameOrigin = (left: string, right: string) => new URL(left).origin === new URL(right).origin;

/** The two lines of a source as every request of its engine sees them. */
export type HlsLines = {
  readonly playlists: HlsPlaylists;
  readdress(addresses: Addresses): void;
  /** Returns the address of a resource on the line in use; null when that is no line of this source. */
  onMain(address: string): string | null;
  /** Returns the address on the standby line; null without one. */
  onStandby(address: string): string | null;
  /** Whether the line in use was just overtaken: until the core has reacted both are requested at once. */
  isDoubted(): boolean;
  /** Whether a standby line is worth a request because the other is slow. */
  mayCompete(now: number): boolean;
  /** Reports the address that delivered a resource first: if that is the standby line, it has overtaken the other. */
  overtaken(address: string, why: LineTrouble): void;
  /** The line in use was quicker after all. */
  inVain(now: number): void;
  aheadMs(): number;
};

export function createHlsLines(
  video: Pick<HTMLVideoElement, 'buffered' | 'currentTime'>,
  { overtaken }: Pick<PlayerEvents, 'overtaken'>,
): HlsLines {
  const known = createHlsAddresses();
  let current: Addresses | null = null;
  let doubted: string | null = null;
  let awayUntil = 0;
  const standbyOf = ({ lineId, standby }: Addresses) =>
    standby && standby.lineId !== lineId ? standby : null;
  return {
    playlists: createHlsPlaylists(),
    readdress(addresses) {
      current = addresses;
      for (const url of [addresses.url, addresses.standby?.url]) if (url !== undefined) known.learn(url);
      if (addresses.lineId !== doubted) doubted = null;
    },
    onMain: (address) => current && known.on(current.url, address),
    onStandby(address) {
      const standby = current && standbyOf(current);
      return standby ? known.on(standby.url, address) : null;
    },
    isDoubted: () => doubted !== null,
    mayCompete: (now) => now >= awayUntil,
    overtaken(address, why) {
      const standby = current && standbyOf(current);
      if (!current || !standby || doubted !== null || !sameOrigin(address, standby.url)) return;
      doubted = current.lineId;
      overtaken(current.lineId, standby.lineId, why);
    },
    inVain(now) {
      awayUntil = now + AWAY_MS;
    },
    aheadMs() {
      const { buffered, currentTime } = video;
      for (let range = 0; range < buffered.length; range += 1) {
        if (buffered.start(range) <= currentTime + 0.1 && currentTime <= buffered.end(range))
          return (buffered.end(range) - currentTime) * 1_000;
      }
      return 0;
    },
  };
}
