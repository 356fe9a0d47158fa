import { anchorReels } from './anchor/reels.ts';
import { arenaReel } from './arena/reels.ts';
import { footballReel, footballSharedReel } from './football/reels.ts';
import { hoopsReel } from './hoops/reels.ts';
import type { Reel } from './reel.ts';
import { tableReels } from './table/reels.ts';

/** All reels to render. */
export const REELS = (): Reel[] => [
  footballSharedReel(),
  ...(['navy', 'teal', 'orange'] as const).map(footballReel),
  hoopsReel(),
  arenaReel(),
  ...anchorReels(),
  ...tableReels(),
];
