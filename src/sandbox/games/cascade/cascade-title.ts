import { ended, type Title } from '#sandbox/games/engine.ts';
import { CASCADE_ROWS, type CascadeRow } from './cascade.table.ts';
import { createCascade } from './cascade.ts';
import { SIDE } from './cascade-board.ts';

const HUNDRED = 100n;

function titleOf({ name, venue, brand, sizes, ladder, symbols }: CascadeRow): Title {
  const rules = {
    sizes,
    ladder,
    symbols: symbols.map(({ weight, pays }) => ({ weight, pays })),
  };
  const cascade = createCascade(rules);
  return {
    name,
    venue,
    brand,
    category: 'slot',
    engine: 'cascade',
    exactReturns: () => null,
    rules: {
      choices: 1,
      cycleMs: 3_000,
      facts: { side: SIDE, ...rules },
      play(draws, input) {
        const outcome: number[] = [];
        const hundredths = cascade.play(draws, outcome);
        return ended(outcome, (input.stake * BigInt(hundredths)) / HUNDRED, input);
      },
    },
  };
}

/** Boards whose clusters vanish and are filled again. The outcome is every symbol in the order in which it comes. */
export const CASCADE_TITLES: readonly Title[] = CASCADE_ROWS.map(titleOf);
