import { QUARTERS } from '#contract/play/match/basketball-part.ts';
import type { Match, Sport } from '#contract/play/match/schema.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { hourMinute, matchClock, type ServerTime } from '#contract/units/time.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { t } from './texts.ts';

/** Offset at which a day's text continues after its year. */
const MONTH_AT = 5;
/** Length of a match in minutes of its own clock; for an esports match, of a map. */
const LENGTH_MINUTES = { football: 90, basketball: 48, esports: 35 } as const satisfies Record<Sport, number>;

export const lengthMinutes = ({ sport }: Match): number => LENGTH_MINUTES[sport];

const isRunning = ({ clock }: Match) => clock.phase === 'first' || clock.phase === 'second';

/** A match that can be watched now: a half is on, or the break between them. */
export const isOn = (match: Match): boolean => isRunning(match) || match.clock.phase === 'halfTime';

/** Match time played at `now`, ms. */
const elapsedAt = (match: Match, now: ServerTime): number =>
  match.clock.elapsedMs + (isRunning(match) ? Math.max(0, now - match.clock.at) : 0);

/** Match time played at `now`, minutes; of an esports match that of its map. */
export const elapsedMinutesAt = (match: Match, now: ServerTime): number => elapsedAt(match, now) / MINUTE_MS;

/** Returns the share of the match that has been played, 0 to 1: the touchline under live cards. */
export const progressAt = (match: Match, now: ServerTime): number =>
  Math.min(1, elapsedAt(match, now) / (lengthMinutes(match) * MINUTE_MS));

/** `63′` while a half is on, the kick-off hour before it. */
export function minuteText(match: Match, now: ServerTime): string {
  if (match.clock.phase === 'upcoming') return hourMinute(match.startAt);
  return `${Math.floor(elapsedAt(match, now) / MINUTE_MS) + (isRunning(match) ? 1 : 0)}′`;
}

/** Display name of a quarter, overtime or map, by the number of the part from 1. */
export function partName(sport: 'basketball' | 'esports', number: number): string {
  if (sport === 'esports') return t('match.map', { number });
  return number > QUARTERS
    ? t('match.overtime', { number: number - QUARTERS })
    : t('match.quarter', { number });
}

/** Returns the name of the part being played, as its sport calls it. */
function partText({ sport, clock: { period } }: Match, phase: 'first' | 'second'): string {
  if (sport === 'football' || period === 0) return t(`match.${phase}`);
  return partName(sport, period);
}

/** `下半场`, `第 3 节`, `中场休息`; before the match the day it is on: `今日`, `11-23`. */
export function stageText(match: Match, now: ServerTime): string {
  const { clock, startAt } = match;
  if (clock.phase === 'first' || clock.phase === 'second') return partText(match, clock.phase);
  if (clock.phase !== 'upcoming') return t(`match.${clock.phase}`);
  const day = siteDayOf(startAt);
  return day === siteDayOf(now) ? t('match.today') : day.slice(MONTH_AT);
}

/** Returns a clock text that fits a scorebug: `63:12`, `第 3 节 31:40`, `中场休息`. */
export const bugClockText = (match: Match, now: ServerTime): string =>
  match.sport === 'football' && isRunning(match) ? matchClock(elapsedAt(match, now)) : phaseText(match, now);

/** `下半场 63:12`, `中场休息`, `今日 20:30`… */
export function phaseText(match: Match, now: ServerTime): string {
  const { phase } = match.clock;
  switch (phase) {
    case 'first':
    case 'second':
      return `${partText(match, phase)} ${matchClock(elapsedAt(match, now))}`;
    case 'upcoming':
      return `${t('match.upcoming')} ${hourMinute(match.startAt)}`;
    case 'halfTime':
    case 'ended':
    case 'interrupted':
      return t(`match.${phase}`);
    default:
      return phase satisfies never;
  }
}

/** Returns the number of anchors who cast a match or will cast it, or that casting has ended. */
export function castingText({ anchors: { length: count }, clock: { phase } }: Match): string {
  if (phase === 'ended') return t('match.castingOver');
  return t(phase === 'upcoming' ? 'match.castingSoon' : 'match.casting', { count });
}

/** The minute of a match, drawn again only when it changes. */
export const MinuteText = ({ match }: { match: Match }) => (
  <span className="num">{useServerText((now) => minuteText(match, now))}</span>
);

/** Half and clock of a match, second by second. */
export const PhaseText = ({ match }: { match: Match }) => (
  <span className="num">{useServerText((now) => phaseText(match, now))}</span>
);
