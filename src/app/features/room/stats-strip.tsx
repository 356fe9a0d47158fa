import type { MatchStat } from '#contract/models/match.ts';
import { shareOf } from './match-info/share-of.ts';
import { statFigure } from './match-info/stat-figure.ts';
import { t } from './texts.ts';
import './stats-strip.css';

/** As many as are side by side under the picture. */
const SHOWN = 5;

/** How the two sides compare in the statistics that say most about their sport. */
export function StatsStrip({ stats }: { stats: readonly MatchStat[] }) {
  if (stats.length === 0) return null;
  return (
    <dl className="st">
      {stats.slice(0, SHOWN).map(({ key, home, away, unit }) => {
        const name = t(`stats.${key}`);
        return (
          <div key={key}>
            <dt className="sr">{name}</dt>
            <dd>
              <b>{statFigure(home, unit)}</b>
              <span aria-hidden="true">{name}</span>
              <b>{statFigure(away, unit)}</b>
            </dd>
            <dd className="st__bar" aria-hidden="true">
              <i style={{ width: `${shareOf(home, away)}%` }} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
