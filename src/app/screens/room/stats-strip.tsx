import { t } from '#app/i18n/text.ts';
import type { MatchStats } from '#contract/models/match.ts';
import './stats-strip.css';

const ORDER = [
  'possession',
  'shotsOnTarget',
  'shots',
  'corners',
  'fouls',
] as const satisfies readonly (keyof MatchStats)[];

const share = ([home, away]: readonly [number, number]) =>
  home + away === 0 ? 50 : (home / (home + away)) * 100;

/** How the two sides compare. */
export const StatsStrip = ({ stats }: { stats: MatchStats }) => (
  <dl className="st">
    {ORDER.map((name) => {
      const [home, away] = stats[name];
      const unit = name === 'possession' ? '%' : '';
      return (
        <div key={name}>
          <dt className="sr">{t(`room.${name}`)}</dt>
          <dd>
            <b>
              {home}
              {unit}
            </b>
            <span aria-hidden="true">{t(`room.${name}`)}</span>
            <b>
              {away}
              {unit}
            </b>
          </dd>
          <dd className="st__bar" aria-hidden="true">
            <i style={{ width: `${share(stats[name])}%` }} />
          </dd>
        </div>
      );
    })}
  </dl>
);
