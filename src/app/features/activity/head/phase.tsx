import type { ActivityCard } from '#contract/activity/schema/card.ts';
import { type ActivityPhase, NO_END } from '#contract/activity/states.table.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { dayTime, type ServerTime } from '#contract/units/time.ts';
import { t } from '../texts.ts';
import { StatusPill, type StatusTone } from './status-pill.tsx';

const TONES: Readonly<Record<ActivityPhase, StatusTone>> = {
  preheat: 'soon',
  open: 'open',
  drawing: 'waiting',
  ended: 'over',
  claiming: 'done',
  closed: 'over',
};

type Timed = Pick<ActivityCard, 'phase' | 'times'>;

/** Duration from which a run counts as practically unlimited: its end is a date with its year. */
const LONG_MS = 180 * DAY_MS;

/** Closing time of an activity, or a text for one without an end; a long run shows the date only, with its year. */
function endText({ openAt, endAt }: ActivityCard['times']): string {
  if (endAt === NO_END) return t('activity.noEnd');
  return t('activity.openUntil', {
    time: endAt - openAt > LONG_MS ? siteDayOf(endAt) : timeIn(openAt, endAt),
  });
}

/** A time with its year where that is another one than the activity began in. */
function timeIn(openAt: ServerTime, at: ServerTime): string {
  const year = siteDayOf(at).slice(0, 5);
  return siteDayOf(openAt).startsWith(year) ? dayTime(at) : year + dayTime(at);
}

/** Returns the text for the time of the phase: the time it begins, closes, is drawn or can last be claimed. */
export function phaseText({ phase, times }: Timed): string {
  switch (phase) {
    case 'preheat':
      return t('activity.preheatUntil', { time: dayTime(times.openAt) });
    case 'open':
      return endText(times);
    case 'drawing':
      return times.drawAt === null
        ? t('activity.drawing')
        : t('activity.drawingAt', { time: dayTime(times.drawAt) });
    case 'claiming':
      return t('activity.claimingUntil', { time: timeIn(times.openAt, times.claimUntil) });
    case 'ended':
    case 'closed':
      return t(`activity.${phase}`);
    default:
      return phase satisfies never;
  }
}

/** Returns the next moment by the clock: of the round for an activity with rounds, of the phase for any other. */
export function momentText(card: Pick<ActivityCard, 'phase' | 'times' | 'moment'>): string {
  const { phase, moment } = card;
  if (phase !== 'open' || moment === null) return phaseText(card);
  const time = dayTime(moment.at);
  if (moment.is === 'starts') return t('activity.preheatUntil', { time });
  if (moment.is === 'draws') return t('activity.drawingAt', { time });
  return moment.at === card.times.endAt ? phaseText(card) : t('activity.openUntil', { time });
}

/** Returns the phase in the form of a pill, followed by its time. */
const phaseStatus = (of: Timed): { readonly tone: StatusTone; readonly text: string } => ({
  tone: TONES[of.phase],
  text: of.phase === 'open' ? `${t('activity.open')}，${phaseText(of)}` : phaseText(of),
});

/** The phase in a word. */
const phaseLabel = (phase: ActivityPhase): string => t(`activity.${phase}`);

interface PhasePillProps {
  of: Pick<ActivityCard, 'phase' | 'times'>;
  /** True to show the time of the phase, too. */
  timed?: boolean;
}

/** The phase of an activity. */
export function PhasePill({ of, timed = false }: PhasePillProps) {
  const { tone, text } = phaseStatus(of);
  return <StatusPill tone={tone}>{timed ? text : phaseLabel(of.phase)}</StatusPill>;
}
