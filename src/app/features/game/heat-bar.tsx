import type { HeatPoints } from '#contract/models/game.ts';
import { heatLevel } from './heat-level.ts';
import { t } from './texts.ts';
import './heat-bar.css';

const STEPS = [1, 2, 3, 4, 5] as const;

/** How hot a game is now, in five steps. */
export function HeatBar({ heat }: { heat: HeatPoints }) {
  const level = heatLevel(heat);
  return (
    <span className="five" role="img" aria-label={t('game.heatOf', { level })}>
      {STEPS.map((step) => (
        <i key={step} className={step <= level ? 'on' : ''} />
      ))}
    </span>
  );
}
