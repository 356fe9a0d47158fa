import { CASCADE_TITLES } from './cascade/cascade-title.ts';
import type { Title } from './engine.ts';
import { HOLD_TITLES } from './hold/hold-title.ts';
import { NINES_TITLES } from './nines/nines-title.ts';
import { PENALTY_TITLES } from './penalty/penalty-title.ts';
import { SLOT_TITLES } from './slot/slot-title.ts';

/** Every game of the venues. */
export const TITLES: readonly Title[] = [
  ...SLOT_TITLES,
  ...CASCADE_TITLES,
  ...HOLD_TITLES,
  ...PENALTY_TITLES,
  ...NINES_TITLES,
];
