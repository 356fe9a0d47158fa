import type { Draws } from '#sandbox/games/chance/draws.ts';
import { cellOf, REELS, type ReelsGame, ROWS } from '#sandbox/games/reels/reels.ts';
import { coinsOf, createRound } from '#sandbox/games/reels/reels-round.ts';

/** Describes every spin of a round: its cells, and what they pay. @param unit what its coins are called */
export function recomputedReels(game: ReelsGame, draws: Draws, unit: string): readonly string[] {
  const nameOf = (symbol: number) => game.row.symbols[symbol]?.name ?? '';
  return createRound(game)(draws).flatMap((spin, index) => {
    const rows = Array.from({ length: ROWS }, (_, place) =>
      Array.from({ length: REELS }, (__, reel) => nameOf(spin.drawn[cellOf(reel, place)] ?? 0)).join('　'),
    );
    const head = spin.isFree ? [`免费转第 ${index} 次，×${spin.multiplier}`] : [];
    const hits = game.hits(spin.grid).length;
    return [...head, ...rows, `命中 ${hits} 项，合计 ×${coinsOf(game, spin)}（按${unit}计）`];
  });
}
