import { ended, type Title } from '#sandbox/games/engine.ts';
import { HOLD_ROWS, type HoldRow } from './hold.table.ts';
import { createHold, holdPays, outcomeOf } from './hold.ts';
import { holdOdds } from './hold-odds.ts';

const HUNDRED = 100n;

function titleOf({ name, venue, brand, look: _, symbols, ...others }: HoldRow): Title {
  const rules = { ...others, symbols: symbols.map(({ weight, pays }) => ({ weight, pays })) };
  const hold = createHold(rules);
  return {
    name,
    venue,
    brand,
    category: 'slot',
    engine: 'hold',
    exactReturns: () => [holdOdds(rules).total],
    rules: {
      choices: 1,
      cycleMs: 3_000,
      facts: rules,
      play(draws, input) {
        const round = hold.draw(draws);
        const payout = (input.stake * BigInt(holdPays(rules, round))) / HUNDRED;
        return ended(outcomeOf(round), payout, input);
      },
    },
  };
}

/** Spins in which coins stay. The outcome is the spin, the coins at the start, and what each respin adds. */
export const HOLD_TITLES: readonly Title[] = HOLD_ROWS.map(titleOf);
