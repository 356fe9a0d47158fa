import { ended, type Title } from '#sandbox/games/engine.ts';
import { SLOT_LINES, SLOT_SYMBOLS } from './slot.table.ts';
import { slotHits, slotMultiple, spin } from './slot.ts';
import { slotChances, slotReturn } from './slot-odds.ts';

const LINES = BigInt(SLOT_LINES.length);

/** 夜场灯光: five lines over five reels. */
export const SLOT_TITLES: readonly Title[] = [
  {
    name: '夜场灯光',
    venue: 'tower',
    brand: '白塔工坊',
    category: 'slot',
    isNew: true,
    engine: 'slot',
    exactReturns: () => [slotReturn(slotChances())],
    rules: {
      choices: 1,
      cycleMs: 3_000,
      facts: { symbols: SLOT_SYMBOLS, lines: SLOT_LINES },
      play(draws, input) {
        const grid = spin(draws);
        return ended(grid, (input.stake / LINES) * BigInt(slotMultiple(slotHits(grid))), input);
      },
    },
  },
];
