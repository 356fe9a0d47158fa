/** What the watchdog sees of a player, twice a second. Times are monotonic ms. */
export type PlayerSample = {
  readonly at: number;
  /** Grows while the picture moves: frames, or seconds where frames are not counted. */
  readonly moved: number;
  /** Should the picture be moving? Not while the viewer has paused it, nobody can see it, or play was refused. */
  readonly expected: boolean;
};

const START_MS = 6_000;
const STILL_MS = 3_500;
/** Of so much time that somebody looked at the picture … */
const WINDOW_MS = 12_000;
/** … it may stand still so much in all: a picture that stutters is no picture. */
const STILL_SHARE_MS = 4_500;

type Span = { readonly at: number; readonly ms: number; readonly still: boolean };

const stillIn = (spans: readonly Span[]) => spans.reduce((sum, { ms, still }) => sum + (still ? ms : 0), 0);

/**
 * Notices what no engine reports: a connection that hangs, data that stops or trickles, a picture that stands still while time
 * goes on. Returns how long the picture stood still when that is too long, else null; after a stall it counts from the start.
 */
export function createWatchdog(startedAt: number): (sample: PlayerSample) => number | null {
  let last: PlayerSample = { at: startedAt, moved: 0, expected: true };
  let playing = false;
  let standsMs = 0;
  let spans: readonly Span[] = [];

  return (sample) => {
    const still = sample.moved === last.moved;
    const ms = sample.at - last.at;
    const watched = sample.expected && last.expected;
    if (sample.moved > last.moved) playing = true;
    standsMs = still && watched ? standsMs + ms : 0;
    last = sample;
    if (playing && watched) spans = [...spans, { at: sample.at, ms, still }];
    spans = spans.filter(({ at }) => sample.at - at < WINDOW_MS);
    const stoodMs = stillIn(spans);
    const stalled = playing ? standsMs >= STILL_MS || stoodMs >= STILL_SHARE_MS : standsMs >= START_MS;
    if (!stalled) return null;
    const forMs = Math.max(standsMs, stoodMs);
    standsMs = 0;
    spans = [];
    return forMs;
  };
}
