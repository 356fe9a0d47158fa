import { APP_SECRET } from '#contract/wire/headers.ts';
import { openPlayUrl, PLAY_URL_LIFE_MS, sealPlayUrl } from '#contract/wire/play-url.ts';
import type { CoreContext } from '#worker/core-context.ts';
import type { WirePorts } from '#worker/wire/wire-ports.ts';
import type { VideoApi } from './video-api.ts';

export type PlayService = Pick<VideoApi, 'playUrl' | 'openPlayUrl'>;

/** Makes and opens the links of the player page [2.04]. */
export function createPlayService(
  { send, clock }: Pick<CoreContext, 'send' | 'clock'>,
  { engine, identity: { siteId } }: Pick<WirePorts, 'engine' | 'identity'>,
): PlayService {
  return {
    playUrl: (room, lineId) =>
      sealPlayUrl(engine, APP_SECRET, { siteId, room, lineId, expiresAt: clock.now() + PLAY_URL_LIFE_MS }),
    openPlayUrl: async (url) => {
      const open = () => openPlayUrl(engine, APP_SECRET, url, { siteId, now: clock.now() });
      const first = await open();
      if (first.is === 'refused' && first.reason !== 'expired') return first;
      // The answer also sets the clock by which a link is still good or not.
      const { video, media } = await send('site.domains', {}, { quiet: true });
      const opening = await open();
      if (opening.is === 'refused') return opening;
      const addresses = [...video.map(({ origin }) => origin), ...media];
      return { ...opening, origins: addresses.map((address) => new URL(address).origin) };
    },
  };
}
