import { DICE_TITLES } from './dice/dice-title.ts';
import type { Title } from './engine.ts';
import { HILO_TITLES } from './hilo/hilo-title.ts';
import { MINES_TITLES } from './mines/mines-title.ts';
import { NINES_TITLES } from './nines/nines-title.ts';
import { PENALTY_TITLES } from './penalty/penalty-title.ts';
import { PLINKO_TITLES } from './plinko/plinko-title.ts';
import { SLOT_TITLES } from './slot/slot-title.ts';

/** Every game of the venues. */
export const TITLES: readonly Title[] = [
  ...SLOT_TITLES,
  ...PENALTY_TITLES,
  ...NINES_TITLES,
  ...MINES_TITLES,
  ...HILO_TITLES,
  ...DICE_TITLES,
  ...PLINKO_TITLES,
];
