import {
  type HlsConfig,
  type Loader,
  type LoaderCallbacks,
  type LoaderConfiguration,
  type LoaderContext,
  LoaderContextType,
  LoadStats,
} from 'hls.js/light';
import type { HlsLeg, HlsLoss, HlsPiece, PieceFormat } from './hls-fetch.ts';
import type { HlsLines } from './hls-lines.ts';
import { HlsRace } from './hls-race.ts';

type LoaderClass = new (config: HlsConfig) => Loader<LoaderContext>;

const PLAYLISTS: ReadonlySet<LoaderContextType> = new Set([
  LoaderContextType.MANIFEST,
  LoaderContextType.LEVEL,
  LoaderContextType.AUDIO_TRACK,
]);

const isEncrypted = (context: LoaderContext): boolean =>
  'frag' in context &&
  typeof context.frag === 'object' &&
  context.frag !== null &&
  'encrypted' in context.frag &&
  context.frag.encrypted === true;

function formatOf(context: LoaderContext): PieceFormat {
  if (PLAYLISTS.has(context.type)) return 'playlist';
  return context.type === LoaderContextType.MEDIA_FRAGMENT && !isEncrypted(context) ? 'media' : 'any';
}

const rangeOf = ({ rangeStart, rangeEnd }: LoaderContext): string | null =>
  rangeEnd ? `bytes=${rangeStart ?? 0}-${rangeEnd - 1}` : null;

/**
 * Loader for hls.js that requests a second line when the first is late. The engine receives one response, under the address
 * it requested.
 */
class HlsLineLoader implements Loader<LoaderContext> {
  readonly #lines: HlsLines;

  constructor(lines: HlsLines) {
    this.#lines = lines;
  }

  readonly stats = new LoadStats();
  context: LoaderContext | null = null;
  #race: HlsRace | null = null;
  #aborted: LoaderCallbacks<LoaderContext>['onAbort'];
  #measuring: ReturnType<typeof setInterval> | undefined;

  load(context: LoaderContext, config: LoaderConfiguration, callbacks: LoaderCallbacks<LoaderContext>) {
    const { stats } = this;
    const format = formatOf(context);
    this.context = context;
    this.#aborted = callbacks.onAbort;
    stats.loading.start = performance.now();
    this.#race = new HlsRace(
      this.#lines,
      {
        address: context.url,
        range: rangeOf(context),
        format,
        isPlaylist: format === 'playlist',
        timeoutMs: config.loadPolicy.maxLoadTimeMs,
      },
      {
        came: (piece, leg) => this.#came(piece, leg, context, callbacks),
        lost: ({ status }: HlsLoss) => {
          this.#stop();
          callbacks.onError({ code: status ?? 0, text: '' }, context, null, stats);
        },
        late: () => {
          this.#stop();
          callbacks.onTimeout(stats, context, null);
        },
      },
    );
    this.#measuring = setInterval(() => this.#measure(this.#race?.leg() ?? null), 100);
  }

  abort() {
    const { context, stats } = this;
    if (!this.#race) return;
    stats.aborted = true;
    this.#race.abort();
    this.#stop();
    if (context) this.#aborted?.(stats, context, null);
  }

  destroy() {
    this.#aborted = undefined;
    this.abort();
    this.context = null;
  }

  #stop() {
    clearInterval(this.#measuring);
    this.#race = null;
  }

  /** The engine judges the bandwidth by these, also while it waits. */
  #measure(leg: HlsLeg | null) {
    const { stats } = this;
    if (!leg) return;
    stats.loading.start = leg.requestedAt;
    stats.loading.first = leg.firstByteAt() ?? 0;
    stats.loaded = leg.loaded();
    stats.total = leg.total() ?? stats.loaded;
  }

  #came(
    { bytes, status }: HlsPiece,
    leg: HlsLeg,
    context: LoaderContext,
    { onSuccess }: LoaderCallbacks<LoaderContext>,
  ) {
    const { stats } = this;
    this.#stop();
    this.#measure(leg);
    stats.loading.first ||= performance.now();
    stats.loading.end = performance.now();
    stats.total = stats.loaded;
    const data = context.responseType === 'arraybuffer' ? bytes.buffer : new TextDecoder().decode(bytes);
    onSuccess({ url: context.url, data, code: status }, stats, context, null);
  }
}

/** The loader class of an engine that plays one source from its lines. */
export const hlsLoader = (lines: HlsLines): LoaderClass =>
  class extends HlsLineLoader {
    constructor() {
      super(lines);
    }
  };
