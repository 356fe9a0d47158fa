import { BLACKJACK_TITLES } from './blackjack/blackjack-title.ts';
import { CASCADE_TITLES } from './cascade/cascade-title.ts';
import { DICE_TITLES } from './dice/dice-title.ts';
import type { Title } from './engine.ts';
import { FISHING_TITLES } from './fishing/fishing-title.ts';
import { HILO_TITLES } from './hilo/hilo-title.ts';
import { HOLD_TITLES } from './hold/hold-title.ts';
import { LINES_TITLES } from './lines/lines-titles.ts';
import { LOTTERY_TITLES } from './lottery/lottery-title.ts';
import { MINES_TITLES } from './mines/mines-title.ts';
import { NINES_TITLES } from './nines/nines-title.ts';
import { PENALTY_TITLES } from './penalty/penalty-title.ts';
import { PLINKO_TITLES } from './plinko/plinko-title.ts';
import { RISE_TITLES } from './rise/rise-title.ts';
import { STUDIO_TITLES } from './studio/studio-title.ts';
import { TIGER_TITLES } from './tiger/tiger-title.ts';
import { TILES_TITLES } from './tiles/tiles-title.ts';
import { WAYS_TITLES } from './ways/ways-titles.ts';

/** Every game of the venues. */
export const TITLES: readonly Title[] = [
  ...LINES_TITLES,
  ...WAYS_TITLES,
  ...PENALTY_TITLES,
  ...NINES_TITLES,
  ...TIGER_TITLES,
  ...STUDIO_TITLES,
  ...BLACKJACK_TITLES,
  ...TILES_TITLES,
  ...MINES_TITLES,
  ...HILO_TITLES,
  ...DICE_TITLES,
  ...PLINKO_TITLES,
  ...CASCADE_TITLES,
  ...HOLD_TITLES,
  ...FISHING_TITLES,
  ...LOTTERY_TITLES,
  ...RISE_TITLES,
];
