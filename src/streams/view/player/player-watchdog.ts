/** Sample of a player for the stall detector, twice a second. Times are monotonic ms. */
export type PlayerSample = {
  readonly at: number;
  /** Measure that grows while the video plays: frames, or seconds where frames are not counted. */
  readonly moved: number;
  /** Whether the video should be playing: not while the viewer has paused it, it is not visible, or play was refused. */
  readonly expected: boolean;
};

const START_MS = 6_000;
const STILL_MS = 3_500;
/** Window of visible playback … */
const WINDOW_MS = 12_000;
/** … within which the video may stand still for this total time: a stuttering video counts as stalled. */
const STILL_SHARE_MS = 4_500;

type Span = { readonly at: number; readonly ms: number; readonly still: boolean };

const stillIn = (spans: readonly Span[]) => spans.reduce((sum, { ms, still }) => sum + (still ? ms : 0), 0);

/**
 * Detects failures that no engine reports: a connection that hangs, data that stops or trickles, a video that stands still
 * while time passes. Returns the duration of the standstill when that is too long, else null; after a stall it counts from
 * the start.
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
