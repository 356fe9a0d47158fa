import type { HeatPoints } from '#contract/models/game.ts';
import { t } from './texts.ts';
import './heat-hours.css';

const HOURS_AGO = [4, 3, 2, 1, 0] as const;

const wordsOf = (hours: number, value: number) =>
  hours === 0 ? t('game.heatNow', { value }) : t('game.heatHour', { hours, value });

/** Heat of the last five hours as bars, oldest first [9.01]. */
export function HeatHours({ heat }: { heat: HeatPoints }) {
  return (
    <figure className="heat">
      <figcaption className="cap t3">{t('game.heatHours')}</figcaption>
      <ul className="heat__bars">
        {HOURS_AGO.map((hours, index) => (
          <li key={hours} aria-label={wordsOf(hours, heat[index] ?? 0)}>
            <span className="heat__bar" style={{ height: `${heat[index] ?? 0}%` }} />
          </li>
        ))}
      </ul>
      <div className="heat__ends cap t3" aria-hidden="true">
        <span>{t('game.hoursAgo', { hours: HOURS_AGO[0] })}</span>
        <span>{t('game.now')}</span>
      </div>
    </figure>
  );
}
