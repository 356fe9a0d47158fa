import { useSearchParams } from 'react-router-dom';
import { knownIn } from '#app/features/wallet/record/record-period.ts';
import { backMost, PLAY_STEPS, type PlayStep } from './play-span.ts';

/** What the figures are of, as the address says it: lines by day, week or month, and how many stretches back. */
export function usePlayPick() {
  const [query, setQuery] = useSearchParams();
  const step = knownIn(PLAY_STEPS, query.get('by'), 'day');
  const asked = Number(query.get('back') ?? 0);
  const back = Number.isInteger(asked) ? Math.min(Math.max(asked, 0), backMost(step)) : 0;
  const go = (by: PlayStep, to: number) =>
    setQuery(to === 0 ? { by } : { by, back: String(to) }, { replace: true });
  return { step, back, go };
}
