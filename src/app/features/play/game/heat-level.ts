import type { HeatPoints } from '#contract/play/game/schema.ts';

const STEPS = 5;
const MOST = 100;

/** Heat now as one of five steps, 1 to 5 [9.01]. */
export const heatLevel = ([, , , , now]: HeatPoints): number =>
  Math.min(STEPS, Math.max(1, Math.ceil((now / MOST) * STEPS)));
