import { isOn } from '#app/features/match/match-clock.ts';
import { t } from '../texts.ts';
import type { ListedRow } from './listed-row.ts';
import { LiveCard } from './live-card.tsx';

const CARDS = 4;

/** The matches most people watch of those being played. */
export function LiveCards({ rows }: { rows: readonly ListedRow[] }) {
  const shown = rows
    .filter(({ row }) => isOn(row.match))
    .toSorted((left, right) => right.row.match.viewers - left.row.match.viewers)
    .slice(0, CARDS);
  if (shown.length === 0) return null;
  return (
    <section className="lcs hs" aria-label={t('home.liveNow')}>
      {shown.map((listed) => (
        <LiveCard key={listed.row.match.matchId} listed={listed} />
      ))}
    </section>
  );
}
