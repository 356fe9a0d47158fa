import { pick, random } from '#contract/units/random.ts';

/** The envelopes that are drawn. */
export const ENVELOPE_TONES = ['cream', 'gold', 'green'] as const;
export type EnvelopeTone = (typeof ENVELOPE_TONES)[number];

/** One envelope that falls over and over, for as long as the window is open. */
export type Packet = {
  readonly key: number;
  readonly tone: EnvelopeTone;
  /** Left edge, in hundredths of the free width. */
  readonly left: number;
  /** Px; a finger hits the narrowest. */
  readonly width: number;
  /** Degrees it leans. */
  readonly tilt: number;
  /** Duration of one fall through the screen, and initial progress; ms. */
  readonly lapMs: number;
  readonly headStartMs: number;
  readonly depth: Depth;
};

/** far is behind, near in front. */
type Depth = 'far' | 'mid' | 'near';

const DEPTHS: Readonly<Record<Depth, { count: number; width: number; lapMs: number }>> = {
  far: { count: 9, width: 46, lapMs: 5_000 },
  mid: { count: 13, width: 72, lapMs: 3_500 },
  near: { count: 6, width: 108, lapMs: 2_600 },
};
const MAX_TILT = 28;
const TONES = ['cream', 'cream', 'gold', 'green', 'cream', 'gold'] as const;

function layer(depth: Depth, first: number, next: () => number): readonly Packet[] {
  const { count, width, lapMs } = DEPTHS[depth];
  return Array.from({ length: count }, (_, index) => ({
    key: first + index,
    tone: pick(next, TONES),
    left: ((index + next() * 0.9) / count) * 100,
    width,
    tilt: (next() - 0.5) * 2 * MAX_TILT,
    lapMs,
    headStartMs: Math.floor(next() * lapMs),
    depth,
  }));
}

/** The envelopes of a window, those behind first; the same ones for the same window. */
export function packetsOf(windowId: string): readonly Packet[] {
  const next = random(windowId);
  const far = layer('far', 0, next);
  const mid = layer('mid', far.length, next);
  return [...far, ...mid, ...layer('near', far.length + mid.length, next)];
}
