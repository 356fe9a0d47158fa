import { filter, map, merge, NEVER, type Observable, of, switchMap, take } from 'rxjs';
import { backOff } from '#timing/back-off.ts';
import { wait } from '#timing/wait.ts';
import type { ChatPorts } from '../ports.ts';
import { MESSAGE_POLLING as TIMES, type TimeRange } from '../timing.table.ts';
import type { PollState } from './poll-state.ts';

/** Message rate above which a room is busy: polls are spaced out instead of returning for each message. */
export const BUSY_PER_SECOND = 4;
/**
 * Number of messages after which a very busy room is polled early, so that no response exceeds its page or the platform's
 * retention.
 */
const BUSY_MESSAGES = 1_500;
/** Number of messages at which a plain poll is due. */
const PLAIN_MESSAGES = 2;
/** Number of lower responses needed for a sequence regression: a single one may come from a server that lags behind. */
export const LOWER_TWICE = 2;
/** Number of expected messages in a silence after which it is checked: by chance it is real in one of 150. */
const DOUBT_MESSAGES = 5;

type Chance = Pick<ChatPorts, 'random'>;
const between = ({ min, max }: TimeRange, { random }: Chance) => min + random() * (max - min);
/** A time, ms, up to a fifth shorter or longer, so that viewers who begin together drift apart. */
export const jitter = (ms: number, chance: Chance) => between({ min: ms * 0.8, max: ms * 1.2 }, chance);

/** Time to the next question after one that failed, ms, while the page is seen. */
export const retryMs = (chance: Chance): number => between(TIMES.retry, chance);

/** Time to the next short poll of a doubt, ms. */
export const probeMs = (chance: Chance): number => between(TIMES.probe, chance);

/**
 * Returns the time to the next request, ms, to a platform without long poll: 0.5 to 5 s, so that about two messages are
 * expected at the rate of the room.
 */
export function plainMs(state: PollState, ports: ChatPorts): number {
  const perSecond = state.pace.perSecond(ports.clock.mono());
  const ms = (PLAIN_MESSAGES / Math.max(perSecond, 0.01)) * 1_000;
  return jitter(Math.min(TIMES.plain.max, Math.max(TIMES.plain.min, ms)), ports);
}

const hiddenMs = ({ failures }: PollState, ports: ChatPorts): number =>
  jitter(backOff(TIMES.hidden, failures + 1), ports);

/** Time to the next question, ms, while the page is seen. */
function pauseMs(state: PollState, ports: ChatPorts): number {
  if (state.absent) return jitter(TIMES.absent, ports);
  if (state.failures > 0) return retryMs(ports);
  if (state.lower > 0) return state.lower < LOWER_TWICE ? jitter(TIMES.lower, ports) : 0;
  if (state.behind || state.afterSeq === null) return 0;
  if (!state.waits) return plainMs(state, ports);
  const nowMs = ports.clock.mono();
  const perSecond = state.pace.perSecond(nowMs);
  if (perSecond <= BUSY_PER_SECOND) return 0;
  const spacingMs = Math.min(TIMES.busySpacing, (BUSY_MESSAGES / perSecond) * 1_000);
  return Math.max(0, spacingMs - (nowMs - state.askedAt));
}

/** A sign of life, a moment later, so that those who see the same one do not all come at once. */
export const lifeSigns = ({ life$, scheduler, random }: ChatPorts): Observable<unknown> =>
  life$.pipe(switchMap(() => wait(random() * TIMES.signSpread, scheduler)));

/**
 * Waits until the next request is due. A hidden page waits longer; one that becomes visible again or detects a sign of life
 * does not wait.
 */
export const pause = (state: PollState, ports: ChatPorts): Observable<unknown> =>
  merge(
    state.failures > 0 ? lifeSigns(ports) : NEVER,
    ports.hidden$.pipe(
      switchMap((hidden, change) => {
        const ms = hidden ? hiddenMs(state, ports) : change === 0 ? pauseMs(state, ports) : 0;
        return wait(ms, ports.scheduler);
      }),
    ),
  ).pipe(take(1));

/** Returns the time after which an open request is overdue, ms. */
function patienceMs(state: PollState, ports: ChatPorts, waitMs: number): number {
  if (state.failures > 0) return TIMES.troubled;
  if (waitMs === 0 || !state.waits) return TIMES.prompt;
  const perSecond = Math.max(state.habit.perSecond(ports.clock.mono()), 0.001);
  const usualMs = Math.max(between(TIMES.doubt, ports), (DOUBT_MESSAGES / perSecond) * 1_000);
  return Math.min(usualMs * 2 ** state.quietPolls, jitter(TIMES.overdue, ports) + waitMs);
}

/**
 * Whether the question under way is doubted. Never while the page is hidden; at once when it is seen again, since what
 * was open may have died in its sleep.
 */
export const doubted = (state: PollState, ports: ChatPorts, waitMs: number): Observable<boolean> =>
  ports.hidden$.pipe(
    switchMap((hidden, change) => {
      if (hidden) return of(false);
      const signs$ = ports.life$.pipe(
        filter((sign) => sign === 'online' || ports.clock.mono() - state.askedAt > TIMES.signAfter),
        switchMap(() => wait(ports.random() * TIMES.signSpread, ports.scheduler)),
      );
      const ms = change === 0 ? patienceMs(state, ports, waitMs) : 0;
      return merge(wait(ms, ports.scheduler), signs$).pipe(map(() => true));
    }),
  );
