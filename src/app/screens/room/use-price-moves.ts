import { useEffect, useRef, useState } from 'react';
import type { MatchOdds } from '#contract/models/odds.ts';

export type Move = 'up' | 'down';
const SHOWN_MS = 3_000;

const pricesOf = (odds: MatchOdds) =>
  new Map(
    odds.markets.flatMap(({ selections }) =>
      selections.map(({ selectionId, odds: price }) => [selectionId, price]),
    ),
  );

/** Compares decimal texts of the same shape without leaving text: longer whole part first, then digit by digit. */
function moveBetween(before: string, after: string): Move | null {
  if (before === after) return null;
  const width = Math.max(before.length, after.length);
  return after.padStart(width, '0') > before.padStart(width, '0') ? 'up' : 'down';
}

/** Which prices moved in the last three seconds, and which way. */
export function usePriceMoves(odds: MatchOdds | null): ReadonlyMap<string, Move> {
  const [moves, setMoves] = useState<ReadonlyMap<string, Move>>(new Map());
  const last = useRef<ReadonlyMap<string, string> | null>(null);

  useEffect(() => {
    if (!odds) return;
    const prices = pricesOf(odds);
    const before = last.current;
    last.current = prices;
    if (!before) return;
    const fresh = [...prices].flatMap(([id, price]) => {
      const old = before.get(id);
      const move = old === undefined ? null : moveBetween(old, price);
      return move ? [[id, move] as const] : [];
    });
    if (fresh.length === 0) return;
    setMoves((shown) => new Map([...shown, ...fresh]));
    const timer = setTimeout(() => {
      setMoves((shown) => new Map([...shown].filter(([id]) => !fresh.some(([moved]) => moved === id))));
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [odds]);

  return moves;
}
