import type { Title } from '#sandbox/games/engine.ts';
import { MINES_ROWS, type MinesRow } from './mines.table.ts';
import { lastOpened, leastOpened, minesReturns, playMines, takeMove, tilesOf } from './mines.ts';

function titleOf({ rules, look: _look, ...facts }: MinesRow): Title {
  const most = rules.mines.map((mines) => lastOpened(rules, mines));
  const least = rules.mines.map((mines) => leastOpened(rules, mines));
  return {
    ...facts,
    engine: 'mines',
    exactReturns: () => rules.mines.map((mines) => Math.min(...minesReturns(rules, mines))),
    /** Takes the winnings where rounding leaves the least return. */
    strategy({ next }, choice) {
      const opened = tilesOf(rules) + 1 - next.length;
      const take = takeMove(rules);
      return opened === least[choice] ? take : (next[0] ?? take);
    },
    rules: {
      choices: rules.mines.length,
      cycleMs: 5_000,
      facts: { ...rules, back: String(rules.back), most: String(rules.most) },
      play: (draws, input) => playMines(rules, most[input.choice] ?? 1, draws, input),
    },
  };
}

export const MINES_TITLES: readonly Title[] = MINES_ROWS.map(titleOf);
