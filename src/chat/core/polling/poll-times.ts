import { filter, map, merge, NEVER, type Observable, of, switchMap, take } from 'rxjs';
import { backOff } from '#timing/back-off.ts';
import { wait } from '#timing/wait.ts';
import type { ChatPorts } from '../ports.ts';
import { MESSAGE_POLLING as TIMES, type TimeRange } from '../timing.table.ts';
import type { PollProgress } from './poll-state.ts';

/** Message rate above which a room is busy: polls are spaced out instead of returning for each message. */
export const BUSY_PER_SECOND = 4;
/**
 * Number of messages after which a very busy room is polled early, so that no response exceeds its page or the platform's
 * retention.
 */
const BUSY_MESSAGES = 1_500;
/** Number of messages at which a plain poll is due. */
const PLAIN_MESSAGES = 2;
/** Number of expected messages in a silence after which it is checked: by chance it is real in one of 150. */
const DOUBT_MESSAGES = 5;

type Chance = Pick<ChatPorts, 'random'>;
const between = ({ min, max }: TimeRange, { random }: Chance) => min + random() * (max - min);
/** Returns a time, ms, up to a fifth shorter or longer, so that viewers who start together drift apart. */
export const jitter = (ms: number, chance: Chance) => between({ min: ms * 0.8, max: ms * 1.2 }, chance);

/** Returns the time to the next request after a failed one, ms, of a visible page. */
export const retryMs = (chance: Chance): number => between(TIMES.retry, chance);

/** Returns the time to the next short poll beside an overdue request, ms. */
export const probeMs = (chance: Chance): number => between(TIMES.probe, chance);

/**
 * Returns the time to the next request, ms, to a platform without long poll: 0.5 to 5 s, so that about two messages are
 * expected at the rate of the room.
 */
export function plainMs({ pace }: PollProgress, ports: ChatPorts): number {
  const perSecond = pace.perSecond(ports.clock.mono());
  const ms = (PLAIN_MESSAGES / Math.max(perSecond, 0.01)) * 1_000;
  return jitter(Math.min(TIMES.plain.max, Math.max(TIMES.plain.min, ms)), ports);
}

const failuresOf = ({ state }: PollProgress): number => (state.is === 'failing' ? state.failures : 0);

const hiddenMs = (progress: PollProgress, ports: ChatPorts): number =>
  jitter(backOff(TIMES.hidden, failuresOf(progress) + 1), ports);

/** Returns the rest of the spacing between two long polls, ms: 0 unless the room is busy. */
function spacingMs({ pace, sentAt }: PollProgress, { clock }: ChatPorts): number {
  const nowMs = clock.mono();
  const perSecond = pace.perSecond(nowMs);
  if (perSecond <= BUSY_PER_SECOND) return 0;
  const leastMs = Math.min(TIMES.busySpacing, (BUSY_MESSAGES / perSecond) * 1_000);
  return Math.max(0, leastMs - (nowMs - sentAt));
}

/** Returns the time to the next request of a visible page, ms. */
function pauseMs(progress: PollProgress, ports: ChatPorts): number {
  const { state } = progress;
  switch (state.is) {
    case 'opening':
    case 'behind':
    case 'restarted':
      return 0;
    case 'regressed':
      return jitter(TIMES.lower, ports);
    case 'failing':
      return state.why === 'absent' ? jitter(TIMES.absent, ports) : retryMs(ports);
    case 'current':
      return state.holds ? spacingMs(progress, ports) : plainMs(progress, ports);
    default:
      return state satisfies never;
  }
}

/** Emits signs of life after a random delay, so that viewers with the same sign do not poll at the same time. */
export const lifeSigns = ({ life$, scheduler, random }: ChatPorts): Observable<unknown> =>
  life$.pipe(switchMap(() => wait(random() * TIMES.signSpread, scheduler)));

/**
 * Waits until the next request is due. A hidden page waits longer; one that becomes visible again or detects a sign of life
 * does not wait.
 */
export const pause = (progress: PollProgress, ports: ChatPorts): Observable<unknown> =>
  merge(
    progress.state.is === 'failing' ? lifeSigns(ports) : NEVER,
    ports.hidden$.pipe(
      switchMap((hidden, change) => {
        const ms = hidden ? hiddenMs(progress, ports) : change === 0 ? pauseMs(progress, ports) : 0;
        return wait(ms, ports.scheduler);
      }),
    ),
  ).pipe(take(1));

/** Returns the time after which an open request is overdue, ms. */
function patienceMs({ state, habit }: PollProgress, ports: ChatPorts, waitMs: number): number {
  if (state.is === 'failing') return TIMES.troubled;
  if (waitMs === 0 || state.is === 'opening' || !state.holds) return TIMES.prompt;
  const perSecond = Math.max(habit.perSecond(ports.clock.mono()), 0.001);
  const usualMs = Math.max(between(TIMES.doubt, ports), (DOUBT_MESSAGES / perSecond) * 1_000);
  return Math.min(usualMs * 2 ** state.silences, jitter(TIMES.overdue, ports) + waitMs);
}

/**
 * Emits whether the open request is overdue. Never while the page is hidden; at once when it becomes visible again, since
 * the connection may have died while the device slept.
 */
export const overdue = (progress: PollProgress, ports: ChatPorts, waitMs: number): Observable<boolean> =>
  ports.hidden$.pipe(
    switchMap((hidden, change) => {
      if (hidden) return of(false);
      const signs$ = ports.life$.pipe(
        filter((sign) => sign === 'online' || ports.clock.mono() - progress.sentAt > TIMES.signAfter),
        switchMap(() => wait(ports.random() * TIMES.signSpread, ports.scheduler)),
      );
      const ms = change === 0 ? patienceMs(progress, ports, waitMs) : 0;
      return merge(wait(ms, ports.scheduler), signs$).pipe(map(() => true));
    }),
  );
