import { tHome } from '#app/i18n/home-text.ts';
import { isOn } from '#app/match/match-clock.ts';
import type { BoardRow } from '#contract/models/board.ts';
import { LiveCard } from './live-card.tsx';

const CARDS = 4;

/** The matches most people watch of those being played. */
export function LiveCards({ rows }: { rows: readonly BoardRow[] }) {
  const shown = rows
    .filter(({ match }) => isOn(match))
    .toSorted((left, right) => right.match.viewers - left.match.viewers)
    .slice(0, CARDS);
  if (shown.length === 0) return null;
  return (
    <section className="lcs hs" aria-label={tHome('home.liveNow')}>
      {shown.map((row) => (
        <LiveCard key={row.match.matchId} row={row} />
      ))}
    </section>
  );
}
