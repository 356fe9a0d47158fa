import { filter, firstValueFrom, interval, merge, skip, take } from 'rxjs';
import { COMPARE_TIME_THRESHOLD_MS } from '#contract/calls/request-constants.ts';
import { appError } from '#contract/errors.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { wait } from '#timing/wait.ts';
import { NETWORK_CHECK_MS } from '#worker/clock/polling.table.ts';
import type { ActiveCommand, CommandDeps, Sendings, Step } from './active-command.ts';
import { storedCommandOf } from './stored-command.ts';

/**
 * Time within which a request arrives: the platform accepts none older than its threshold; somewhat more, for one in
 * processing.
 */
const ARRIVES_WITHIN_MS = COMPARE_TIME_THRESHOLD_MS + 15_000;
/** Questions during which a command that a page waits for is sent again: about a minute. */
const SENT_AGAIN_QUESTIONS = 7;

/** Ms before each question what became of a command [4.05]; the last one repeats. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000] as const;
const LAST_MS = 15_000;
const JITTER = 0.2;
const HIDDEN_TIMES = 4;

/** Returns the time until the next status query, ms, after `queryCount` of them; longer on a hidden page. */
export function queryDelay(queryCount: number, hidden: boolean, random: () => number): number {
  const ms = (PAUSES_MS[queryCount] ?? LAST_MS) * (hidden ? HIDDEN_TIMES : 1);
  return ms * (1 - JITTER / 2 + JITTER * random());
}

/** State of the status queries, besides the transmissions. */
export type QueryState = {
  /** Number of status queries so far. */
  readonly times: number;
  /** Monotonic ms since the last sending, as far as this core has seen. */
  readonly waitedMs: number;
};

/** A while, less when the page is seen again or the network is back. */
async function pause({ hidden$, scheduler, random, online }: CommandDeps, times: number): Promise<void> {
  const hidden = await firstValueFrom(hidden$);
  const returned$ = hidden$.pipe(
    skip(1),
    filter((now) => !now),
  );
  const reconnected$ = online() ? [] : [interval(NETWORK_CHECK_MS, scheduler).pipe(filter(online), take(1))];
  await firstValueFrom(merge(wait(queryDelay(times, hidden, random), scheduler), returned$, ...reconnected$));
}

/**
 * Reports whether every transmission is too old for the platform by now, which compares the signed timestamp with its own
 * clock. Where one of the two clocks has jumped, no request is in flight for longer than twice that time.
 */
const isPast = (sentAt: ServerTime, platformNow: ServerTime, waitedMs: number): boolean =>
  platformNow >= sentAt + ARRIVES_WITHIN_MS || waitedMs >= 2 * ARRIVES_WITHIN_MS;

/** The first answer of the platform after a sending dates it by the platform's clock: this device's may be wrong. */
function dated(sendings: Sendings, platformNow: ServerTime): Sendings & { readonly sentAt: ServerTime } {
  const { sentAt, isDated } = sendings;
  if (isDated && sentAt !== null) return { ...sendings, sentAt };
  const isLater = sentAt !== null && sentAt > platformNow;
  return { ...sendings, sentAt: isLater ? sentAt : platformNow, isDated: true };
}

/** Handles a status query to which the platform responded that it has no such command. */
async function unknownToIt(
  { store }: CommandDeps,
  active: ActiveCommand,
  before: Sendings,
  { times, waitedMs }: QueryState,
  platformNow: ServerTime,
): Promise<Step> {
  const { sendIt } = active;
  const sendings = dated(before, platformNow);
  const { sentAt, refusal } = sendings;
  if (sentAt !== before.sentAt) await store.save(storedCommandOf(active, sendings, 'verifying'));
  if (isPast(sentAt, platformNow, waitedMs)) {
    return refusal
      ? { event: 'refused', error: refusal, sendings }
      : { event: 'absent', error: appError('NOT_MADE'), sendings };
  }
  const sendsAgain = sendIt !== null && refusal === null && times < SENT_AGAIN_QUESTIONS;
  return { event: sendsAgain ? 'sentAgain' : 'missing', sendings };
}

/** Waits, longer with each query, and queries the outcome of a command. */
export async function queryOutcome(
  deps: CommandDeps,
  active: ActiveCommand,
  sendings: Sendings,
  queryState: QueryState,
): Promise<Step> {
  const { send, clock, isHere } = deps;
  const pausedAt = clock.mono();
  await pause(deps, queryState.times);
  if (!isHere(active.owner)) return { event: 'missing', sendings };
  const waitedMs = queryState.waitedMs + clock.mono() - pausedAt;
  try {
    const { requestId } = active;
    const { outcome, now } = await send('command.byRequest', { requestId }, { quiet: true });
    if (outcome) return { event: 'found', outcome, sendings };
    return await unknownToIt(deps, active, sendings, { ...queryState, waitedMs }, now);
  } catch {
    return { event: 'missing', sendings };
  }
}
