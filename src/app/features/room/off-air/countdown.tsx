import { MINUTE_MS } from '#contract/units/durations.ts';
import { twoDigits } from '#contract/units/time.ts';
import { t } from '../texts.ts';
import { timeParts } from './time-parts.ts';

const SPOKEN_AT_MINUTES: ReadonlySet<number> = new Set([5, 1]);

/** Said aloud five minutes before the end and one, and nothing in between. */
function spoken(leftMs: number): string {
  const minutes = Math.ceil(leftMs / MINUTE_MS);
  return SPOKEN_AT_MINUTES.has(minutes) ? t('still.left', { minutes }) : '';
}

/** Time left, in figures that keep their width. */
export const Countdown = ({ leftMs }: { leftMs: number }) => (
  <>
    <div className="still__clock" role="timer" aria-label={t('still.countdown')}>
      {timeParts(leftMs).map(({ unit, count }) => (
        <span key={unit}>
          <b>{twoDigits(count)}</b>
          {t(`still.${unit}`)}
        </span>
      ))}
    </div>
    <span className="sr" aria-live="polite">
      {spoken(leftMs)}
    </span>
  </>
);
