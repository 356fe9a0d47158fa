import { filter, map, merge, NEVER, type Observable, of, switchMap, take, timer } from 'rxjs';
import { type BackOffPolicy, backOff } from '#timing/back-off.ts';
import type { PollState } from './poll-state.ts';
import type { ChatPorts } from './ports.ts';

/**
 * When a room is asked, and what that costs the platform.
 *
 * - A healthy quiet room: one long poll every 20 s. A healthy busy one: at most four answers a second and viewer.
 * - In trouble, while the page is seen: a question every 0.3 to 1.5 s, 1.1 a second on average, drawn each time.
 *   1 000 viewers that fail in the same instant come back spread over 1.2 s, about 830 in the first second, and each
 *   is a quarter of what the same viewer costs in a busy room. A hidden page asks every 8 to 60 s.
 * - In doubt, which is a silence that does not fit the room: a short poll every 0.8 to 1.4 s, each in place of the one
 *   before, so that one is open beside the long poll. The first answer of either ends the doubt.
 * - A room that talked and has just gone quiet: one short poll after 6 to 8 s and one after twice that; then the
 *   silence is believed until somebody speaks. That is two requests of some 400 bytes for each such pause.
 */
export const WAIT_MS = 20_000;

/** Above this a room is busy: polls keep a distance instead of answering every message. */
export const BUSY_PER_SECOND = 4;
const BUSY_SPACING_MS = 250;
/** A very busy room is asked sooner, so that no answer outgrows its page or what the platform still keeps. */
const BUSY_MESSAGES = 1_500;
const PLAIN_MIN_MS = 500;
const PLAIN_MAX_MS = 5_000;
/** A plain poll comes when about so many messages are there. */
const PLAIN_MESSAGES = 2;
/** Between the questions of a hidden page. */
const HIDDEN: BackOffPolicy = { first: 8_000, longest: 60_000 };
const RETRY_MIN_MS = 300;
const RETRY_MAX_MS = 1_500;
/** A room that is said not to exist may be one whose platform is just starting. */
export const ABSENT_MS = 4_000;
/** One lower answer may come from a server that is a little behind: so many are needed, so far apart. */
export const LOWER_TWICE = 2;
const LOWER_MS = 1_000;

const DOUBT_MIN_MS = 6_000;
const DOUBT_MAX_MS = 8_000;
/** A silence is doubted when so many messages should have come in it: by chance it is true in one of 150. */
const DOUBT_MESSAGES = 5;
/** A long poll that is still open so long after its time. */
const OVERDUE_MS = 1_500;
/** How long a question waits for its answer that has no reason to wait. */
const PROMPT_MS = 3_000;
/** The same while something is known to be wrong. */
const TROUBLED_MS = 1_200;
const PROBE_MIN_MS = 800;
const PROBE_MAX_MS = 1_400;

const SIGN_SPREAD_MS = 300;
/** A picture that begins is a sign only for a question that has been open for longer. */
const SIGN_AFTER_MS = 3_000;

type Chance = Pick<ChatPorts, 'random'>;
const between = (minMs: number, maxMs: number, { random }: Chance) => minMs + random() * (maxMs - minMs);
/** A time, ms, up to a fifth shorter or longer, so that viewers who begin together drift apart. */
export const jitter = (ms: number, chance: Chance) => between(ms * 0.8, ms * 1.2, chance);

/** Time to the next question after one that failed, ms, while the page is seen. */
export const retryMs = (chance: Chance): number => between(RETRY_MIN_MS, RETRY_MAX_MS, chance);

/** Time to the next short poll of a doubt, ms. */
export const probeMs = (chance: Chance): number => between(PROBE_MIN_MS, PROBE_MAX_MS, chance);

/**
 * Time to the next question, ms, to a platform that does not know the long poll: 0.5 to 5 s, so that about two messages
 * have come by then at the speed of the room.
 */
export function plainMs(state: PollState, ports: ChatPorts): number {
  const perSecond = state.pace.perSecond(ports.clock.mono());
  const ms = (PLAIN_MESSAGES / Math.max(perSecond, 0.01)) * 1_000;
  return jitter(Math.min(PLAIN_MAX_MS, Math.max(PLAIN_MIN_MS, ms)), ports);
}

const hiddenMs = ({ failures }: PollState, ports: ChatPorts): number =>
  jitter(backOff(HIDDEN, failures + 1), ports);

/** Time to the next question, ms, while the page is seen. */
function pauseMs(state: PollState, ports: ChatPorts): number {
  if (state.absent) return jitter(ABSENT_MS, ports);
  if (state.failures > 0) return retryMs(ports);
  if (state.lower > 0) return state.lower < LOWER_TWICE ? jitter(LOWER_MS, ports) : 0;
  if (state.behind || state.afterSeq === null) return 0;
  if (!state.waits) return plainMs(state, ports);
  const nowMs = ports.clock.mono();
  const perSecond = state.pace.perSecond(nowMs);
  if (perSecond <= BUSY_PER_SECOND) return 0;
  const spacingMs = Math.min(BUSY_SPACING_MS, (BUSY_MESSAGES / perSecond) * 1_000);
  return Math.max(0, spacingMs - (nowMs - state.askedAt));
}

/** A sign of life, a moment later, so that those who see the same one do not all come at once. */
export const lifeSigns = ({ life$, scheduler, random }: ChatPorts): Observable<unknown> =>
  life$.pipe(switchMap(() => timer(random() * SIGN_SPREAD_MS, scheduler)));

/** Waits until the next question is due. A hidden page waits longer, one that comes back or sees a sign of life not at all. */
export const pause = (state: PollState, ports: ChatPorts): Observable<unknown> =>
  merge(
    state.failures > 0 ? lifeSigns(ports) : NEVER,
    ports.hidden$.pipe(
      switchMap((hidden, change) => {
        const ms = hidden ? hiddenMs(state, ports) : change === 0 ? pauseMs(state, ports) : 0;
        return timer(ms, ports.scheduler);
      }),
    ),
  ).pipe(take(1));

/** How long a question may be open before it is doubted, ms. */
function patienceMs(state: PollState, ports: ChatPorts, waitMs: number): number {
  if (state.failures > 0) return TROUBLED_MS;
  if (waitMs === 0 || !state.waits) return PROMPT_MS;
  const perSecond = Math.max(state.habit.perSecond(ports.clock.mono()), 0.001);
  const usualMs = Math.max(between(DOUBT_MIN_MS, DOUBT_MAX_MS, ports), (DOUBT_MESSAGES / perSecond) * 1_000);
  return Math.min(usualMs * 2 ** state.quietPolls, jitter(OVERDUE_MS, ports) + waitMs);
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
        filter((sign) => sign === 'online' || ports.clock.mono() - state.askedAt > SIGN_AFTER_MS),
        switchMap(() => timer(ports.random() * SIGN_SPREAD_MS, ports.scheduler)),
      );
      const ms = change === 0 ? patienceMs(state, ports, waitMs) : 0;
      return merge(timer(ms, ports.scheduler), signs$).pipe(map(() => true));
    }),
  );
