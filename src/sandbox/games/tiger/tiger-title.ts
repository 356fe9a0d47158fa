import { ended, type Title } from '#sandbox/games/engine.ts';
import { TIGER_ROWS, type TigerRow } from './tiger.table.ts';
import { drawTiger, tigerOdds, tigerPays } from './tiger.ts';

const HUNDRED = 100n;

/** One card against another. The outcome is both cards. */
function titleOf({ first, second, look, bets, ...row }: TigerRow): Title {
  const { decks, isAceHigh, tieRefund, ...facts } = row;
  return {
    ...facts,
    engine: 'tiger',
    exactReturns: () => bets.map((bet) => tigerOdds(bet, row).back),
    rules: {
      choices: bets.length,
      cycleMs: 4_000,
      facts: { decks, isAceHigh, tieRefund, bets },
      play(draws, input) {
        const cards = drawTiger(draws, decks);
        const bet = bets[input.choice];
        const pays = bet ? tigerPays(bet, cards, row) : 0;
        return ended(cards, (input.stake * BigInt(pays)) / HUNDRED, input);
      },
    },
  };
}

export const TIGER_TITLES: readonly Title[] = TIGER_ROWS.map(titleOf);
