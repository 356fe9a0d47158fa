import { BLACKJACK_TITLES } from './blackjack/blackjack-title.ts';
import type { Title } from './engine.ts';
import { NINES_TITLES } from './nines/nines-title.ts';
import { PENALTY_TITLES } from './penalty/penalty-title.ts';
import { SLOT_TITLES } from './slot/slot-title.ts';
import { TIGER_TITLES } from './tiger/tiger-title.ts';
import { TILES_TITLES } from './tiles/tiles-title.ts';

/** Every game of the venues. */
export const TITLES: readonly Title[] = [
  ...SLOT_TITLES,
  ...PENALTY_TITLES,
  ...NINES_TITLES,
  ...TIGER_TITLES,
  ...BLACKJACK_TITLES,
  ...TILES_TITLES,
];
