import { DICE_ROWS } from '#sandbox/games/dice/dice.table.ts';
import { rollDice, sumOf } from '#sandbox/games/dice/dice.ts';
import type { Recompute } from '../scene.ts';

/** The faces of a roll and their sum. */
export const recomputedDice: Recompute = (title, make) => {
  const row = DICE_ROWS.find(({ name }) => name === title);
  if (!row) return [];
  const rolled = rollDice(row.rules, make());
  return rolled.length === 1
    ? [`${row.look.sum} ${sumOf(rolled)}`]
    : [`${row.look.die} ${rolled.join('、')}，${row.look.sum} ${sumOf(rolled)}`];
};
