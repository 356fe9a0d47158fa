import { useEffect, useState } from 'react';
import { endTogether } from './ends-together.ts';

export type Move = 'up' | 'down';
const SHOWN_MS = 3_000;
const DECIMALS = 3;

/** Decimal text in thousandths, a whole number. */
function thousandths(odds: string): number {
  const [whole = '', part = ''] = odds.split('.');
  return Number(whole + part.padEnd(DECIMALS, '0'));
}

const moveBetween = (before: string, after: string): Move | null => {
  const change = thousandths(after) - thousandths(before);
  return change === 0 ? null : change > 0 ? 'up' : 'down';
};

/** Which way a price moved in the last three seconds, as decimal text; a move is marked again when another follows. */
export function usePriceMove(odds: string): Move | null {
  const [shown, setShown] = useState<{ odds: string; move: Move | null }>({ odds, move: null });
  if (shown.odds !== odds) setShown({ odds, move: moveBetween(shown.odds, odds) });

  useEffect(() => {
    if (!shown.move) return;
    return endTogether(SHOWN_MS, () => setShown(({ odds: last }) => ({ odds: last, move: null })));
  }, [shown]);

  return shown.move;
}
