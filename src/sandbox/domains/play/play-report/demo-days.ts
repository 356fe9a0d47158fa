import type { DatabaseSync } from 'node:sqlite';
import { HOUR_MS } from '#contract/units/durations.ts';
import { random } from '#contract/units/random.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { issueOf } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { gamesOf, venueOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import { createPlayArchive } from './play-archive.ts';

/** Fourteen months back, and up to where the single bets of the demo members begin. */
const FIRST_DAY = -425;
const LAST_DAY = -4;
/** Number of days with play out of a hundred. */
const DAYS_PER_HUNDRED = 56;
/** Return of a day’s stakes, percent: minimum, and the random range above it. */
const RETURNED_FROM = 72;
const RETURNED_SPREAD = 52;
const HUNDRED = 100n;
const VENUE = 'BTEGDZ';
const MEMBER = 'beian';

type Ports = {
  readonly db: DatabaseSync;
  readonly ledger: Ledger;
  readonly now: number;
  readonly seed: number;
};
type Day = { readonly at: number; readonly bets: number; readonly staked: bigint; readonly returned: bigint };

/** One day of play: some bets of ten to three hundred yuan, and what they returned; null for a day without. */
function dayOf(seed: number, now: number, n: number): Day | null {
  const draw = random(`play of ${seed} on ${n}`);
  if (draw() * 100 >= DAYS_PER_HUNDRED) return null;
  const bets = 3 + Math.floor(draw() * 14);
  const staked = BigInt(bets) * BigInt(10 + Math.floor(draw() * 290)) * 100n;
  const returned = (staked * BigInt(RETURNED_FROM + Math.floor(draw() * RETURNED_SPREAD))) / HUNDRED;
  return { at: siteDayStart(siteDayOf(now), n) + 21 * HOUR_MS, bets, staked, returned };
}

/** Books the stakes of a day to the house, which pays the return. */
function bookDay({ ledger }: Ports, wallet: string, { at, staked, returned }: Day): void {
  if (staked === returned) return;
  const entries = [
    { account: wallet, amount: returned - staked },
    { account: gamesOf('CNY'), amount: staked - returned },
  ];
  ledger.book({ kind: 'play', at, roomNo: null, note: VENUE, entries });
}

/**
 * Seeds fourteen months of play of the first demo member, in the archive and in the books, once. The required money is
 * credited at the start and the remainder is taken back, so that the member begins with the balances of their table.
 */
export function seedPlayArchive(ports: Ports): void {
  const { db, ledger, now, seed } = ports;
  const userId = demoUserId(MEMBER);
  if (db.prepare('SELECT 1 FROM play_archive LIMIT 1').get() !== undefined) return;
  const archive = createPlayArchive(db);
  const wallet = venueOf(userId, VENUE, 'CNY');
  const days = Array.from({ length: LAST_DAY - FIRST_DAY + 1 }, (_, n) => dayOf(seed, now, FIRST_DAY + n));
  const played = days.filter((day) => day !== null);
  const [first] = played;
  if (!first) return;
  const stakes = played.reduce((sum, { staked }) => sum + staked, 0n);
  const back = played.reduce((sum, { returned }) => sum + returned, 0n);
  transaction(db, () => {
    ledger.open(wallet, 'CNY', false);
    ledger.open(gamesOf('CNY'), 'CNY', true);
    ledger.open(issueOf('CNY'), 'CNY', true);
    const bookOpening = (amount: bigint, at: number) =>
      ledger.book({
        kind: 'opening',
        at,
        roomNo: null,
        note: 'past play',
        entries: [
          { account: issueOf('CNY'), amount: -amount },
          { account: wallet, amount },
        ],
      });
    bookOpening(stakes, first.at);
    for (const day of played) {
      bookDay(ports, wallet, day);
      const { at, bets, staked, returned } = day;
      const minutes = bets * 9;
      archive.add({ userId, day: siteDayOf(at), currency: 'CNY', bets, staked, returned, minutes });
    }
    bookOpening(-back, now);
  });
}
