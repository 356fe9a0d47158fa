import { tHome } from '#app/i18n/home-text.ts';
import type { Game } from '#contract/models/game.ts';

const HOURS = [0, 1, 2, 3, 4] as const;

/** Heat of the last hours as five bars, oldest first [9.01]. */
export const HeatBars = ({ points }: { points: Game['heat'] }) => (
  <span className="heat" role="img" aria-label={tHome('home.heat', { points: points.join(' ') })}>
    {HOURS.map((hour) => (
      <i key={hour} style={{ height: `${points[hour]}%` }} />
    ))}
  </span>
);
