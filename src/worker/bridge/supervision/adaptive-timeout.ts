/** Time a silent core is assumed to be only busy. */
export type AdaptiveTimeout = {
  readonly ms: number;
  /** Notes that the core responded after this many ms. */
  note(ms: number): void;
  /** Notes that it did not respond; the next core is given longer. */
  disappoint(): void;
};

const LEAST_MS = 1_000;
const MAX_MS = 5_000;
const TIMES_SLOWEST = 4;
/** Number of responses that count, a minute of them; after as many a death is forgotten. */
const RECENT = 150;
/** A core that has just begun does everything for the first time, and slowest. */
const WARM_ANSWERS = 12;
const COLD_MS = 3_000;

/**
 * Creates a time limit that grows with the slowness of the core’s last responses and with every core that was given up, so
 * that a busy core on a slow device is not taken for dead, and never twice for the same reason.
 */
export function createAdaptiveTimeout(): AdaptiveTimeout {
  let recent: readonly number[] = [];
  let deaths = 0;
  return {
    get ms() {
      const slowest = Math.max(0, ...recent);
      const coldMs = recent.length < WARM_ANSWERS ? COLD_MS : 0;
      return Math.min(MAX_MS, Math.max(LEAST_MS * 2 ** deaths, TIMES_SLOWEST * slowest, coldMs));
    },
    note: (ms) => {
      recent = [...recent.slice(1 - RECENT), ms];
      if (recent.length === RECENT) deaths = 0;
    },
    disappoint: () => {
      recent = [];
      deaths += 1;
    },
  };
}
