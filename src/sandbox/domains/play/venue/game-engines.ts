import { createHash } from 'node:crypto';
import type { Currency } from '#contract/units/money.ts';
import type { EngineName } from '#sandbox/base/tables/game-venues.table.ts';
import type { Draws } from '#sandbox/games/chance/draws.ts';
import {
  DECKS,
  DRAW_MAX_POINTS,
  HOME_DRAW_MAX_POINTS,
  NATURAL,
  NINES_SIDES,
} from '#sandbox/games/nines/nines.table.ts';
import { cardsOf, drawNines, ninesPays, winnerOf } from '#sandbox/games/nines/nines.ts';
import { KICK_ENDS, PENALTY_AIMS, SAVED_OF_HUNDRED } from '#sandbox/games/penalty/penalty.table.ts';
import { kick, kickPays } from '#sandbox/games/penalty/penalty.ts';
import { SLOT_LINES, SLOT_SYMBOLS } from '#sandbox/games/slot/slot.table.ts';
import { slotHits, slotMultiple, spin } from '#sandbox/games/slot/slot.ts';

/** Result of a round, as stored and shown. */
export type Drawn = { readonly outcome: readonly number[]; readonly payout: bigint };

/** Game parameters that the venue needs for a round. */
type Engine = {
  /** Number of choices that a round offers; 1 for none. */
  readonly choices: number;
  /** From one start to the next, ms. */
  readonly cycleMs: number;
  readonly rules: unknown;
  /** @param stake minor units */
  draw(draws: Draws, choice: number, stake: bigint): Drawn;
};

const LINES = BigInt(SLOT_LINES.length);
const HUNDRED = 100n;

/** Every engine by its name. */
export const ENGINES: Readonly<Record<EngineName, Engine>> = {
  slot: {
    choices: 1,
    cycleMs: 3_000,
    rules: { symbols: SLOT_SYMBOLS, lines: SLOT_LINES },
    draw(draws, _choice, stake) {
      const grid = spin(draws);
      return { outcome: grid, payout: (stake / LINES) * BigInt(slotMultiple(slotHits(grid))) };
    },
  },
  penalty: {
    choices: PENALTY_AIMS.length,
    cycleMs: 5_000,
    rules: { aims: PENALTY_AIMS, saved: SAVED_OF_HUNDRED },
    draw(draws, choice, stake) {
      const shot = kick(draws, choice);
      const payout = (stake * BigInt(kickPays(shot, choice))) / HUNDRED;
      return { outcome: [KICK_ENDS.indexOf(shot.end), shot.keeper], payout };
    },
  },
  nines: {
    choices: NINES_SIDES.length,
    cycleMs: 5_000,
    rules: {
      decks: DECKS,
      sides: NINES_SIDES,
      takes: DRAW_MAX_POINTS,
      natural: NATURAL,
      home: HOME_DRAW_MAX_POINTS,
    },
    draw(draws, choice, stake) {
      const hands = drawNines(draws);
      const payout = (stake * BigInt(ninesPays(winnerOf(hands), choice))) / HUNDRED;
      return { outcome: cardsOf(hands), payout };
    },
  },
};

/** SHA-256 of the rules of a game: each round names the rules it was played by, before it is played. */
export const rulesHash = (engine: EngineName): string =>
  createHash('sha256').update(JSON.stringify(ENGINES[engine].rules)).digest('hex');

/** Allowed stakes of a round, minor units; each is divisible by the lines of the slot. */
export const STAKES: Readonly<Record<Currency, readonly bigint[]>> = {
  CNY: [5_00n, 10_00n, 20_00n, 50_00n, 100_00n, 200_00n],
  USDT: [1_00n, 2_00n, 5_00n, 10_00n, 20_00n, 50_00n],
};
