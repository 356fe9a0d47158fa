import { t } from '#app/i18n/text.ts';
import type { MatchStat, StatKey } from '#contract/models/match.ts';
import './stats-strip.css';

const SHOWN = [
  'possession',
  'shotsOnTarget',
  'shots',
  'corners',
  'fouls',
] as const satisfies readonly StatKey[];

const share = ({ home, away }: MatchStat) => (home + away === 0 ? 50 : (home / (home + away)) * 100);

/** How the two sides compare. */
export const StatsStrip = ({ stats }: { stats: readonly MatchStat[] }) => (
  <dl className="st">
    {SHOWN.map((name) => {
      const stat = stats.find(({ key }) => key === name);
      if (!stat) return null;
      const unit = stat.unit === 'percent' ? '%' : '';
      return (
        <div key={name}>
          <dt className="sr">{t(`room.${name}`)}</dt>
          <dd>
            <b>
              {stat.home}
              {unit}
            </b>
            <span aria-hidden="true">{t(`room.${name}`)}</span>
            <b>
              {stat.away}
              {unit}
            </b>
          </dd>
          <dd className="st__bar" aria-hidden="true">
            <i style={{ width: `${share(stat)}%` }} />
          </dd>
        </div>
      );
    })}
  </dl>
);
