import { t } from '#app/features/activity/texts.ts';
import type { ActivityMine } from '#contract/activity/schema/card.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Icon } from '#kit/icon/icon.tsx';

/** Reason why the member cannot take part now, and until when; empty for those who can. */
export function LockedNote({ mine }: { mine: ActivityMine }) {
  if (mine.is !== 'locked') return null;
  const { why, until } = mine;
  return (
    <p className="note" role="status">
      <Icon name="lock" size={16} />
      <span>
        {t(`activity.lock_${why}`)}
        {until === null ? null : ` ${t('activity.lockUntil', { time: dayTimeText(until) })}`}
      </span>
    </p>
  );
}
