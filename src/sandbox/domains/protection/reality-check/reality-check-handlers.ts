import type * as v from 'valibot';
import { OWN_LIMIT_KINDS } from '#contract/protection/own-limit/constants.ts';
import type { PlaySessionView, realityCheckCalls } from '#contract/protection/reality-check/calls.ts';
import { CHECK_MINUTES, QUICK_ANSWER_MS } from '#contract/protection/reality-check/constants.ts';
import type { Currency } from '#contract/units/money.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { sinceMs } from '#sandbox/base/time/spans.ts';
import type { OwnLimits } from '#sandbox/domains/protection/own-limit/own-limits.ts';
import type { PlaySums } from '#sandbox/domains/protection/own-limit/play-sums.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import type { PlayClock } from './play-clock.ts';
import { shownAt } from './play-time.ts';

/** Dependencies of the reality check handlers. */
type Ports = {
  readonly world: { readonly clock: Pick<WorldClock, 'now'> };
  readonly protection: { readonly clock: PlayClock; readonly sums: PlaySums; readonly limits: OwnLimits };
  readonly markers: { readonly store: { note(userId: string, kind: 'quickAnswer', at: number): void } };
};
type ViewWire = v.InferInput<typeof PlaySessionView>;

const HUNDRED = 100n;
/** A moment later than any that was placed. */
const EVER = Number.MAX_SAFE_INTEGER;
/** Returns the use of the most-used limit, in per cent; a negative loss counts as zero. */
function nearestOf(limits: OwnLimits, userId: string, now: number): number | null {
  const shares = limits
    .inForce(userId, OWN_LIMIT_KINDS, now)
    .filter(({ kind }) => kind !== 'single')
    .map(({ used, amount }) => (used <= 0n ? 0 : Number((used * HUNDRED) / amount)));
  return shares.length === 0 ? null : Math.max(...shares);
}

/** The time members play, and their reminders [P.06–P.08]. */
export const realityCheckHandlers = ({
  world,
  protection,
  markers,
}: Ports): HandlersOf<typeof realityCheckCalls> => {
  const { clock, sums, limits } = protection;
  const viewOf = (userId: string, currency: Currency, now: number): ViewWire => {
    const { sessionAt, played, every, dueAt } = shownAt(clock.find(userId), now);
    const { staked, returned } = sums.played(userId, sessionAt ?? EVER, EVER, currency);
    return {
      startedAt: sessionAt,
      playedMs: played,
      todayMs: clock.playedOn(userId, siteDayOf(now)),
      every: CHECK_MINUTES.find((minutes) => minutes === every) ?? CHECK_MINUTES[0],
      due: dueAt !== null,
      staked: minorText(staked),
      returned: minorText(returned),
      nearest: nearestOf(limits, userId, now),
    };
  };
  return {
    'realityCheck.view': ({ currency }, context) =>
      viewOf(accountOf(context).userId, currency, world.clock.now()),
    'realityCheck.beat': ({ currency }, context) => {
      const { userId } = accountOf(context);
      const now = world.clock.now();
      clock.sign(userId, now);
      return viewOf(userId, currency, now);
    },
    'realityCheck.answer': ({ currency, every }, context) => {
      const { userId } = accountOf(context);
      const now = world.clock.now();
      const { dueAt } = clock.find(userId);
      if (sinceMs(now, dueAt) < QUICK_ANSWER_MS) markers.store.note(userId, 'quickAnswer', now);
      clock.answer(userId, every, now);
      return viewOf(userId, currency, now);
    },
  };
};
