import { swell } from '#tools/assets/media/motion.ts';
import type { ClipSound } from './clip-sound.ts';

/** A pea whistle from one second to another. */
const whistle = (from: number, until: number) => (seconds: number) => {
  if (seconds < from || seconds > until) return 0;
  const edge = Math.min(1, (seconds - from) / 0.03, (until - seconds) / 0.05);
  const trill = 0.75 + 0.25 * Math.sin(seconds * 2 * Math.PI * 38);
  return 0.035 * edge * trill * Math.sin(seconds * 2 * Math.PI * 2350);
};

const calm: ClipSound = { level: () => 1 };
const rising = (moment: number, height: number, width: number): ClipSound => ({
  level: (seconds) => 1 + height * swell(seconds, moment, width),
});

/** Crowd reaction to each clip; unlisted clips are calm. */
export const CROWD_MOODS: Readonly<Record<string, ClipSound>> & { readonly calm: ClipSound } = {
  calm,
  goal: {
    level: (seconds) =>
      1 + (seconds < 1.9 ? 1.1 * swell(seconds, 1.9, 0.8) : Math.min(2.6, 1.1 + (seconds - 1.9) * 7)),
  },
  cheer: { level: () => 3.2 },
  joy: { level: () => 2.4 },
  saved: rising(2.1, 1.6, 0.6),
  wide: rising(2, 1.4, 0.6),
  corner: rising(3.2, 0.7, 0.5),
  forward: rising(2.6, 0.5, 0.8),
  press: rising(2, 0.6, 0.9),
  yellowCard: { level: (seconds) => 1 + 0.6 * swell(seconds, 1, 0.7), extra: whistle(0.25, 0.75) },
  redCard: { level: (seconds) => 1 + 1.2 * swell(seconds, 1.1, 0.8), extra: whistle(0.25, 0.9) },
  freeKick: { level: () => 1, extra: whistle(0.5, 0.8) },
  kickOff: { level: (seconds) => 1 + 0.7 * swell(seconds, 1.7, 0.8), extra: whistle(1.1, 1.55) },
  walkOff: {
    level: (seconds) => 1 + 0.8 * swell(seconds, 1.5, 1),
    extra: (seconds) => whistle(0.3, 0.6)(seconds) + whistle(0.75, 1.3)(seconds),
  },
};
