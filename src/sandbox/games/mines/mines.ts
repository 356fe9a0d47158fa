import type { Draws } from '#sandbox/games/chance/draws.ts';
import { ended, type RoundInput, type Stage } from '#sandbox/games/engine.ts';
import { type Chance, fairPays, paidOf, returnOf } from '#sandbox/games/fair-pays.ts';

/** A field of tiles with mines under some of them. */
export type MinesRules = {
  readonly columns: number;
  readonly rows: number;
  /** Numbers of mines to choose from. */
  readonly mines: readonly number[];
  /** Return, in parts of ten thousand. */
  readonly back: bigint;
  /** A round ends by itself before its return would exceed this multiple of the stake. */
  readonly most: bigint;
};

const HUNDRED = 100n;

export const tilesOf = ({ columns, rows }: MinesRules): number => columns * rows;

/** The move that ends a round and takes the winnings; the lower ones open a tile. */
export const takeMove = (rules: MinesRules): number => tilesOf(rules);

export const minesOf = ({ mines }: MinesRules, choice: number): number => mines[choice] ?? 0;

/** Chance that the first opened tiles have no mine: each tile in turn is as likely to have one as the others left. */
export function openChance(rules: MinesRules, mines: number, opened: number): Chance {
  const tiles = tilesOf(rules);
  let [ways, all] = [1n, 1n];
  for (let n = 0; n < opened; n += 1) {
    ways *= BigInt(tiles - mines - n);
    all *= BigInt(tiles - n);
  }
  return { ways, all };
}

/** Hundredths of the stake after a number of opened tiles; the stake itself before the first. */
export const openPays = (rules: MinesRules, mines: number, opened: number): bigint =>
  opened === 0 ? HUNDRED : fairPays(openChance(rules, mines, opened), rules.back);

/** Number of opened tiles at which a round ends by itself. */
export function lastOpened(rules: MinesRules, mines: number): number {
  let opened = 1;
  while (opened < tilesOf(rules) - mines && openPays(rules, mines, opened + 1) <= rules.most * HUNDRED)
    opened += 1;
  return opened;
}

/** Returns of ending a round after one tile, two and so on. */
export const minesReturns = (rules: MinesRules, mines: number): readonly number[] =>
  Array.from({ length: lastOpened(rules, mines) }, (_, index) =>
    returnOf(openChance(rules, mines, index + 1), openPays(rules, mines, index + 1)),
  );

/** Number of tiles after which to take the winnings for the least return; returns differ by rounding only. */
export function leastOpened(rules: MinesRules, mines: number): number {
  const returns = minesReturns(rules, mines);
  return returns.indexOf(Math.min(...returns)) + 1;
}

/** Draws the tiles with mines, in ascending order. */
export function layMines({ below }: Draws, tiles: number, mines: number): readonly number[] {
  const order = Array.from({ length: tiles }, (_, tile) => tile);
  for (let at = 0; at < mines; at += 1) {
    const drawn = at + below(tiles - at);
    [order[at], order[drawn]] = [order[drawn] ?? at, order[at] ?? drawn];
  }
  return order.slice(0, mines).sort((one, other) => one - other);
}

/**
 * Plays a round. The outcome is empty while it goes on, and lists the mines at its end.
 * @param most number of opened tiles at which it ends by itself
 */
export function playMines(
  rules: MinesRules,
  most: number,
  draws: Draws,
  { choice, stake, moves }: RoundInput,
): Stage {
  const tiles = tilesOf(rules);
  const count = minesOf(rules, choice);
  const mines = layMines(draws, tiles, count);
  const opened = moves.filter((move) => move < tiles);
  const last = moves.at(-1);
  if (last !== undefined && mines.includes(last)) return ended(mines, 0n, { stake });
  if (last === takeMove(rules) || opened.length === most)
    return ended(mines, paidOf(stake, openPays(rules, count, opened.length)), { stake });
  const closed = Array.from({ length: tiles }, (_, tile) => tile).filter((tile) => !opened.includes(tile));
  const take = takeMove(rules);
  return { outcome: [], payout: null, staked: stake, next: [...closed, take], forced: take };
}
