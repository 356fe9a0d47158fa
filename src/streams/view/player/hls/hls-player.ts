import LightHls from 'hls.js/light';
import { clientError, toAppError } from '#contract/errors.ts';
import type { Addresses, Player, PlayerSetting } from '#streams/view/engine/player.ts';
import { createHlsEngine, type HlsBuild, type HlsEngine } from './hls-engine.ts';
import { createHlsLines } from './hls-lines.ts';

/** Fetched for a source with its sound apart, as packagers of CMAF make them: the light build plays it without sound. */
const fullHls = (): Promise<HlsBuild> => import('hls.js').then((file) => file.default);

/** Requests of the viewer and the core to a player, for the engine that takes over. */
type PlayerRequests = {
  addresses: Addresses | null;
  /** Time of filming to show first, epoch ms; null is the present. */
  from: number | null;
  height: number | null;
  isHeld: boolean;
};

function applyRequests(engine: HlsEngine, { addresses, from, height, isHeld }: PlayerRequests): void {
  engine.chooseHeight(height);
  if (isHeld) engine.hold(true);
  if (addresses) engine.load(addresses.url, from);
}

/**
 * Plays HLS through hls.js; preferred to the browser's own HLS, which has no latency, level or error interface. Starts with
 * the light build and continues with the full one where the source has its audio in a separate playlist.
 * @throws AppError MEDIA_UNSUPPORTED without Media Source Extensions.
 */
export function createHlsPlayer(setting: PlayerSetting): Player {
  if (!LightHls.isSupported()) throw clientError('MEDIA_UNSUPPORTED');
  const lines = createHlsLines(setting.video, setting.events);
  const requested: PlayerRequests = { addresses: null, from: null, height: null, isHeld: false };
  let isOver = false;
  let engine = createHlsEngine(LightHls, setting, lines);
  const swap = async () => {
    const Build = await fullHls();
    if (isOver) return;
    engine.destroy();
    engine = createHlsEngine(Build, setting, lines);
    applyRequests(engine, requested);
  };
  engine.onSoundApart(() => {
    swap().catch((thrown: unknown) => {
      if (!isOver) setting.events.failed(toAppError(thrown).code, null);
    });
  });

  return {
    load(addresses, from) {
      Object.assign(requested, { addresses, from, isHeld: from !== null });
      lines.readdress(addresses);
      engine.load(addresses.url, from);
    },
    readdress(addresses) {
      requested.addresses = addresses;
      lines.readdress(addresses);
    },
    chooseHeight(height) {
      requested.height = height;
      engine.chooseHeight(height);
    },
    hold(isHeld) {
      requested.isHeld = isHeld;
      engine.hold(isHeld);
    },
    goTo(filmedAt) {
      Object.assign(requested, { from: filmedAt, isHeld: true });
      return engine.goTo(filmedAt);
    },
    seekToLive() {
      Object.assign(requested, { from: null, isHeld: false });
      engine.seekToLive();
    },
    reach: () => engine.reach(),
    moved: () => engine.moved(),
    latencyMs: () => engine.latencyMs(),
    destroy() {
      isOver = true;
      engine.destroy();
    },
  };
}
