import { ended, type Title } from '../engine.ts';
import { STUDIO_ROWS, type StudioRow } from './studio.table.ts';
import { countShown, studioGame, tableStream } from './studio-game.ts';

const HUNDRED = 100n;

/** A table whose result is drawn for everybody at it. */
function titleOf(row: StudioRow): Title {
  const { name, venue, brand, category, isNew, pace } = row;
  const game = studioGame(row);
  const { betMs, resultMs, restMs } = pace;
  return {
    name,
    venue,
    brand,
    category,
    ...(isNew ? { isNew } : {}),
    engine: 'studio',
    exactReturns: () => game.spots.map(({ back }) => back),
    rules: {
      choices: game.spots.length,
      cycleMs: betMs + resultMs + restMs,
      facts: { kind: row.kind, spots: game.spots, pace },
      play(draws, { choice, stake }) {
        const result = game.draw(draws);
        return ended(result, (stake * BigInt(game.pays(choice, result))) / HUNDRED, { stake });
      },
      table: {
        stream: tableStream(row),
        betMs,
        restMs,
        longestMs: resultMs,
        ahead: 0,
        draw: game.draw,
        lengthMs: () => resultMs,
        shown: (result, ms) => result.slice(0, countShown(row, result.length, ms)),
      },
    },
  };
}

export const STUDIO_TITLES: readonly Title[] = STUDIO_ROWS.map(titleOf);
