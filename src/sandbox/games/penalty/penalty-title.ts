import { ended, type Title } from '#sandbox/games/engine.ts';
import { KICK_ENDS, PENALTY_AIMS, SAVED_OF_HUNDRED } from './penalty.table.ts';
import { kick, kickPays, penaltyReturn } from './penalty.ts';

const HUNDRED = 100n;

/** 十二码: a shot at one of six corners. The outcome is its end and the corner of the keeper. */
export const PENALTY_TITLES: readonly Title[] = [
  {
    name: '十二码',
    venue: 'leopard',
    brand: '半岛数娱',
    category: 'instant',
    isNew: true,
    engine: 'penalty',
    exactReturns: () => PENALTY_AIMS.map((_, aim) => penaltyReturn(aim)),
    rules: {
      choices: PENALTY_AIMS.length,
      cycleMs: 5_000,
      facts: { aims: PENALTY_AIMS, saved: SAVED_OF_HUNDRED },
      play(draws, input) {
        const shot = kick(draws, input.choice);
        const payout = (input.stake * BigInt(kickPays(shot, input.choice))) / HUNDRED;
        return ended([KICK_ENDS.indexOf(shot.end), shot.keeper], payout, input);
      },
    },
  },
];
