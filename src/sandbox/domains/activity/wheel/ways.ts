import type { ActivityParts } from '#contract/models/activity/parts.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { minor, minorToText } from '#contract/units/money.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { smaller } from '#sandbox/base/smaller.ts';
import type { Acts } from '#sandbox/domains/activity/facts/acts.ts';
import { depositsWorth } from '#sandbox/domains/activity/facts/deposits-worth.ts';

type Way = ActivityParts['wheel']['ways'][number];

/** Minutes watched in a day that bring a turn. */
const WATCH_MINUTES = 30n;
/** Worth in yuan of what was paid in, and staked on what has its result, that brings a turn; minor units. */
const DEPOSIT = 500_00n;
const BET = 1_000_00n;

const text = (amount: bigint) => minorToText(minor(amount));
const atMost = (done: bigint, needed: bigint) => (done < 0n ? 0n : smaller(done, needed));

/** What brings turns of the wheel on a day, how far the member is with each, and how many turns that is. */
export function waysOf(acts: Pick<Acts, 'sum' | 'things'>, userId: string, now: number) {
  const from = siteDayStart(siteDayOf(now));
  const span = { from, until: from + DAY_MS };
  const watched = atMost(acts.sum(userId, 'watch', span), WATCH_MINUTES);
  const paid = atMost(depositsWorth(acts, userId, span), DEPOSIT);
  const staked = atMost(acts.sum(userId, 'bet', span), BET);
  const ways: Way[] = [
    { way: 'visit' },
    { way: 'watch', done: Number(watched), needed: Number(WATCH_MINUTES) },
    { way: 'deposit', done: text(paid), needed: text(DEPOSIT) },
    { way: 'bet', done: text(staked), needed: text(BET) },
  ];
  const reached = [true, watched === WATCH_MINUTES, paid === DEPOSIT, staked === BET];
  return { ways, turns: reached.filter(Boolean).length };
}
