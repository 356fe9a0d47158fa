import { REELS, SLOT_SYMBOLS } from './slot.table.ts';
import { CELL_WEIGHT, type LineWin, lineWin } from './slot.ts';

/** Chance of one win of a line: `ways` of `SLOT_WAYS`. */
export type WinChance = LineWin & { readonly ways: number };

/** Every way five cells can fall, each unit of weight by itself. */
export const SLOT_WAYS = CELL_WEIGHT ** REELS;

function symbolLines(length: number): readonly (readonly number[])[] {
  if (length === 0) return [[]];
  return symbolLines(length - 1).flatMap((symbols) => SLOT_SYMBOLS.map((_, symbol) => [...symbols, symbol]));
}

const waysOf = (symbols: readonly number[]) =>
  symbols.reduce((ways, symbol) => ways * (SLOT_SYMBOLS[symbol]?.weight ?? 0), 1);

/** Returns every win of a line with its exact chance, by enumerating all words of five symbols. */
export function slotChances(): readonly WinChance[] {
  const chances = new Map<string, WinChance>();
  for (const symbols of symbolLines(REELS)) {
    const win = lineWin(symbols);
    if (!win) continue;
    const key = `${win.symbol}×${win.count}`;
    chances.set(key, { ...win, ways: (chances.get(key)?.ways ?? 0) + waysOf(symbols) });
  }
  return [...chances.values()];
}

/** The exact return to the player, as a part of 1. Each line sees the same chances, so it is that of one line. */
export const slotReturn = (chances: readonly WinChance[]): number =>
  chances.reduce((sum, { ways, pays }) => sum + ways * pays, 0) / SLOT_WAYS;

/** Hit rate of a line, as a fraction of 1. */
export const lineHitRate = (chances: readonly WinChance[]): number =>
  chances.reduce((sum, { ways }) => sum + ways, 0) / SLOT_WAYS;
