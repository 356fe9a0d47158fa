import type { Draws } from '#sandbox/games/chance/draws.ts';
import { type CascadeRules, type CellSource, type ClusterWin, createCascadeBoard } from './cascade-board.ts';

/** Clusters that are removed together. Cells are listed by column from the left, each from the bottom. */
export type Fall = {
  /** Symbols before the removal. */
  readonly cells: readonly number[];
  readonly wins: readonly ClusterWin[];
  /** Symbols with −1 where they were removed. */
  readonly left: readonly number[];
  readonly multiplier: number;
  /** Hundredths of the stake, with the multiplier. */
  readonly pays: number;
};

/** A round as it is shown: its falls, and the board on which nothing wins. */
export type CascadeRound = { readonly falls: readonly Fall[]; readonly last: readonly number[] };

export type Cascade = {
  /** Plays a round. @param outcome receives every symbol in the order in which it comes. @returns hundredths of the stake */
  play(draws: Draws, outcome: number[]): number;
  /** Reads a round from its outcome. */
  read(outcome: readonly number[]): CascadeRound;
};

/** Cells that one number decides: 40 units of weight to the fifth power remain a small integer. */
const CELLS_A_NUMBER = 5;

/** Draws symbols by their weights. */
function createDrawing({ symbols }: CascadeRules) {
  const byWeight = Uint8Array.from(
    symbols.flatMap(({ weight }, symbol) => Array.from({ length: weight }, () => symbol)),
  );
  const units = byWeight.length;
  const range = units ** CELLS_A_NUMBER;
  return ({ below }: Draws, outcome: number[]): CellSource => {
    let rest = 0;
    let cells = 0;
    return () => {
      if (cells === 0) {
        rest = below(range);
        cells = CELLS_A_NUMBER;
      }
      const symbol = byWeight[rest % units] ?? 0;
      rest = Math.floor(rest / units);
      cells -= 1;
      outcome.push(symbol);
      return symbol;
    };
  };
}

/** Rules of a title, ready to be played. */
export function createCascade(rules: CascadeRules): Cascade {
  const board = createCascadeBoard(rules);
  const drawing = createDrawing(rules);
  const multiplierOf = (fall: number) => rules.ladder[Math.min(fall, rules.ladder.length - 1)] ?? 1;
  return {
    play(draws, outcome) {
      const next = drawing(draws, outcome);
      let sum = 0;
      board.deal(next);
      for (let fall = 0; ; fall += 1) {
        const pays = board.removeWins(null);
        if (pays === 0) return sum;
        sum += pays * multiplierOf(fall);
        board.drop(next);
      }
    },
    read(outcome) {
      let at = 0;
      const next = () => outcome[at++] ?? 0;
      const falls: Fall[] = [];
      board.deal(next);
      for (;;) {
        const cells = board.cells();
        const wins: ClusterWin[] = [];
        const pays = board.removeWins(wins);
        // An outcome that is cut short ends where its symbols do.
        if (pays === 0 || at > outcome.length) return { falls, last: cells };
        const multiplier = multiplierOf(falls.length);
        falls.push({ cells, wins, left: board.cells(), multiplier, pays: pays * multiplier });
        board.drop(next);
      }
    },
  };
}
