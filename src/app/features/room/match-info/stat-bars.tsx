import type { MatchStat } from '#contract/models/match.ts';
import { t } from '../texts.ts';
import { shareOf } from './share-of.ts';
import { statFigure } from './stat-figure.ts';

/** How the two sides compare, in the statistics of their sport. */
export const StatBars = ({ stats }: { stats: readonly MatchStat[] }) => (
  <dl className="bars">
    {stats.map(({ key, home, away, unit }) => (
      <div key={key}>
        <dt>{t(`stats.${key}`)}</dt>
        <dd>{statFigure(home, unit)}</dd>
        <dd>{statFigure(away, unit)}</dd>
        <dd className="bars__line" aria-hidden="true">
          <i style={{ width: `${shareOf(home, away)}%` }} />
        </dd>
      </div>
    ))}
  </dl>
);
