import type Hls from 'hls.js/light';
import type { PictureView } from '#sandbox/domains/play/venue/venue-view.ts';
import { element } from '../controls/element.ts';

/** `off` is the player's choice; `unsupported` is a browser without Media Source Extensions. */
export type PictureState = 'loading' | 'playing' | 'lost' | 'off' | 'unsupported';

type Ports = {
  /** Addresses of the stream with fresh passes. */
  addresses(): Promise<PictureView>;
  changed(state: PictureState): void;
};

/** The live picture of a table. */
export type LivePicture = {
  readonly video: HTMLVideoElement;
  state(): PictureState;
  /** Time at which the frame on the screen was filmed, epoch ms of the server; null before the first. */
  filmedAt(): number | null;
  start(): void;
  stop(): void;
  /** Plays the same stream from the next video domain. */
  changeLine(): void;
};

const TICK_MS = 200;
/** Time without a new frame after which the picture counts as lost, ms. */
const PATIENCE_MS = 5_000;
const RETRY_MS = 1_500;
/** Passes are renewed before they end. */
const RENEW_MS = 200_000;
/** Distance behind the present beyond which the picture jumps to it, s. */
const BEHIND_MAX_SECONDS = 4;
const PASS_NAMES = ['exp', 'pass'] as const;

const CONFIG = {
  // The content policy of the page allows no worker.
  enableWorker: false,
  maxBufferLength: 10,
  backBufferLength: 10,
  // Plays a little faster while it is behind.
  maxLiveSyncPlaybackRate: 1.08,
};

/** The address with the pass of another one. */
function withPass(address: string, pass: URLSearchParams): string {
  const url = new URL(address);
  for (const name of PASS_NAMES) url.searchParams.set(name, pass.get(name) ?? '');
  return url.href;
}

/** Passes of the current addresses, renewed while an engine loads. */
function createPasses({ addresses }: Pick<Ports, 'addresses'>) {
  let pass = new URLSearchParams();
  let renewsAt = 0;
  const renew = async (): Promise<readonly string[]> => {
    renewsAt = performance.now() + RENEW_MS;
    const { urls } = await addresses();
    const [first] = urls;
    if (first) pass = new URL(first).searchParams;
    return urls;
  };
  return {
    renew,
    renewDue() {
      if (performance.now() > renewsAt) renew().catch(() => undefined);
    },
    signed: (address: string) => withPass(address, pass),
  };
}

type Passes = ReturnType<typeof createPasses>;

/** Creates an engine that loads the stream; null where the browser cannot play it. @throws Error when it is off the air */
async function createEngine(passes: Passes, line: number, lose: () => void): Promise<Hls | null> {
  const [{ default: Engine }, urls] = await Promise.all([import('hls.js/light'), passes.renew()]);
  if (!Engine.isSupported()) return null;
  const url = urls[line % Math.max(1, urls.length)];
  if (url === undefined) throw new Error('the stream is off the air');
  const engine = new Engine({
    ...CONFIG,
    xhrSetup: (request, address) => request.open('GET', passes.signed(address), true),
  });
  engine.on(Engine.Events.ERROR, (_event, { fatal }) => {
    if (fatal) lose();
  });
  engine.loadSource(url);
  return engine;
}

type Loading = {
  readonly video: HTMLVideoElement;
  readonly passes: Passes;
  lost(): void;
  unsupported(): void;
};

/** Engine that is open, and the line it loads from. A start that was overtaken by another changes nothing. */
function createLoader({ video, passes, lost, unsupported }: Loading) {
  let engine: Hls | null = null;
  let attempt = 0;
  let line = 0;
  const close = () => {
    attempt += 1;
    engine?.destroy();
    engine = null;
  };
  const lose = () => {
    close();
    line += 1;
    lost();
    const own = attempt;
    setTimeout(() => {
      if (attempt === own) void load();
    }, RETRY_MS);
  };
  const load = async () => {
    close();
    const own = attempt;
    try {
      const created = await createEngine(passes, line, lose);
      if (own !== attempt) return created?.destroy();
      if (created === null) return unsupported();
      engine = created;
      created.attachMedia(video);
      await video.play();
    } catch {
      // A start that a browser forbids leaves the engine, which is given time to show a frame.
      if (own === attempt && engine === null) lose();
    }
  };
  return {
    load,
    close,
    lose,
    engine: () => engine,
    nextLine() {
      line += 1;
    },
  };
}

/** Reads the time of the frame on the screen; jumps to the present when the picture has fallen behind. */
function filmedBy(engine: Hls, video: HTMLVideoElement): number | null {
  const { latency, liveSyncPosition } = engine;
  if (latency > BEHIND_MAX_SECONDS && liveSyncPosition !== null) video.currentTime = liveSyncPosition;
  return engine.playingDate?.getTime() ?? null;
}

/** Calls `moved` with the time of each new frame, and `stalled` when there was none for too long on a visible page. */
function watchFrames(
  read: () => number | null | undefined,
  { moved, stalled }: { moved(at: number): void; stalled(): void },
) {
  let last: number | null = null;
  let standsAt = 0;
  const restart = () => {
    standsAt = performance.now() + PATIENCE_MS;
  };
  setInterval(() => {
    const at = read();
    if (at === undefined || document.hidden) restart();
    else if (at !== null && at !== last) {
      last = at;
      restart();
      moved(at);
    } else if (performance.now() > standsAt) stalled();
  }, TICK_MS);
}

/** Plays the stream of a table without sound at first; a lost picture is sought on the next line. */
export function createLivePicture(ports: Ports): LivePicture {
  const video = element('video', { class: 'picture', playsinline: true, 'aria-label': '牌桌的实时画面' });
  video.muted = true;
  let state: PictureState = 'loading';
  let filmedAt: number | null = null;
  const set = (next: PictureState) => {
    if (next === state) return;
    state = next;
    ports.changed(state);
  };
  const passes = createPasses(ports);
  const lost = () => set('lost');
  const loader = createLoader({ video, passes, lost, unsupported: () => set('unsupported') });
  const read = () => {
    const engine = loader.engine();
    if (engine) passes.renewDue();
    return engine ? filmedBy(engine, video) : undefined;
  };
  const moved = (at: number) => {
    filmedAt = at;
    set('playing');
  };
  watchFrames(read, { moved, stalled: loader.lose });
  return {
    video,
    state: () => state,
    filmedAt: () => filmedAt,
    start() {
      set('loading');
      void loader.load();
    },
    stop() {
      loader.close();
      set('off');
    },
    changeLine() {
      loader.nextLine();
      void loader.load();
    },
  };
}
