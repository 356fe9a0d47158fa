import { progressAt } from '#app/features/play/match/match-clock.ts';
import type { Match } from '#contract/play/match/schema.ts';
import { useServerText } from '#core-client/time/server-clock.ts';

const PERMILLE = 1_000;

/** Touchline: share of the match played, along the bottom of its card or row. */
export function ElapsedLine({ match, className }: { match: Match; className: string }) {
  const width = useServerText((now) => `${Math.round(progressAt(match, now) * PERMILLE) / 10}%`);
  return <i className={className} style={{ width }} aria-hidden="true" />;
}
