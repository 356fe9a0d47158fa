import { tLater } from '#app/i18n/later-text.ts';
import type { MatchStat } from '#contract/models/match.ts';
import { countText } from '#contract/units/count.ts';
import { shareOf } from './share-of.ts';

const figure = (value: number, unit: MatchStat['unit']) =>
  unit === 'percent' ? `${value}%` : countText(value);

/** How the two sides compare, in the statistics of their sport. */
export const StatBars = ({ stats }: { stats: readonly MatchStat[] }) => (
  <dl className="bars">
    {stats.map(({ key, home, away, unit }) => (
      <div key={key}>
        <dt>{tLater(`stats.${key}`)}</dt>
        <dd>{figure(home, unit)}</dd>
        <dd>{figure(away, unit)}</dd>
        <dd className="bars__line" aria-hidden="true">
          <i style={{ width: `${shareOf(home, away)}%` }} />
        </dd>
      </div>
    ))}
  </dl>
);
