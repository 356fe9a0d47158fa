import type { TitleFacts } from '#sandbox/games/engine.ts';
import { DICE_GAME } from './dice-kinds.ts';
import { FIVE_DIGITS_GAME, THREE_DIGITS_GAME } from './digit-kinds.ts';
import { ELEVEN_GAME } from './eleven-kinds.ts';
import type { LotteryGame } from './lottery.ts';
import { RACE_GAME } from './race-kinds.ts';

/** A title of this engine. */
export type LotteryRow = TitleFacts & {
  readonly game: LotteryGame;
  /** From one issue to the next, minutes; divides an hour. */
  readonly minutes: number;
  /** Return of every bet before the rounding of its price, in parts of ten thousand. */
  readonly back: bigint;
};

const BIRD = { venue: 'bird', brand: '青鸟', category: 'lottery' } as const;

/** Lotteries that differ in what is drawn and bet on; slower ones return more. */
export const LOTTERY_ROWS: readonly LotteryRow[] = [
  { ...BIRD, name: '分分快三', game: DICE_GAME, minutes: 1, back: 9_450n },
  { ...BIRD, name: '赛道十车', game: RACE_GAME, minutes: 1, back: 9_500n },
  { ...BIRD, name: '分分11选5', game: ELEVEN_GAME, minutes: 1, back: 9_410n },
  { ...BIRD, name: '分分3D', game: THREE_DIGITS_GAME, minutes: 1, back: 9_400n },
  { ...BIRD, name: '分分五星', game: FIVE_DIGITS_GAME, minutes: 1, back: 9_500n, isNew: true },
  { ...BIRD, name: '三分快三', game: DICE_GAME, minutes: 3, back: 9_600n },
  { ...BIRD, name: '五分十车', game: RACE_GAME, minutes: 5, back: 9_650n, isNew: true },
];
