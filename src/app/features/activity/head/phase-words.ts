import type { ActivityCard } from '#contract/models/activity/card.ts';
import type { ActivityPhase } from '#contract/orders/activity.table.ts';
import { dayTime } from '#contract/units/time.ts';
import { t } from '../texts.ts';
import type { StatusTone } from './status-pill.tsx';

const TONES: Readonly<Record<ActivityPhase, StatusTone>> = {
  preheat: 'soon',
  open: 'open',
  drawing: 'waiting',
  ended: 'over',
  claiming: 'done',
  closed: 'over',
};

type Timed = Pick<ActivityCard, 'phase' | 'times'>;

/** What the time of the phase is for: when it begins, closes, is drawn or can last be claimed. */
export function phaseText({ phase, times }: Timed): string {
  switch (phase) {
    case 'preheat':
      return t('activity.preheatUntil', { time: dayTime(times.openAt) });
    case 'open':
      return t('activity.openUntil', { time: dayTime(times.endAt) });
    case 'drawing':
      return times.drawAt === null
        ? t('activity.drawing')
        : t('activity.drawingAt', { time: dayTime(times.drawAt) });
    case 'claiming':
      return t('activity.claimingUntil', { time: dayTime(times.claimUntil) });
    case 'ended':
    case 'closed':
      return t(`activity.${phase}`);
    default:
      return phase satisfies never;
  }
}

/** The phase as a pill says it, its time behind it. */
export const phaseStatus = (of: Timed): { readonly tone: StatusTone; readonly text: string } => ({
  tone: TONES[of.phase],
  text: of.phase === 'open' ? `${t('activity.open')}，${phaseText(of)}` : phaseText(of),
});

/** The phase in a word. */
export const phaseWord = (phase: ActivityPhase): string => t(`activity.${phase}`);
