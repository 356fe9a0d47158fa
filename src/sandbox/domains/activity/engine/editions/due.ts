import type { DatabaseSync } from 'node:sqlite';
import type { PlayableKind } from '#contract/activity/schema/parts.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { monthAfter, siteMonthOf, siteMonthStart } from '#contract/units/site-month.ts';
import { eachDue, eachWork } from '#sandbox/db/each-due.ts';
import type { Points } from '#sandbox/domains/activity/points/points.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { pointsEnding, prizeEnding } from '#sandbox/domains/care/inbox/reminder-news.ts';
import type { KindTable } from '../kind-rules.ts';
import type { Results } from '../results.ts';
import type { Settlement } from '../settlement.ts';
import type { Editions } from './editions.ts';
import { NEXT_EDITIONS, type NextEdition } from './next-editions.table.ts';

/** Returns the opening time of an edition after one that ended, as of a given time: never in a past day or month. Epoch ms. */
function opensAt(next: NextEdition, endedAt: number, now: number): number {
  if (next.opens === 'afterDays') {
    const ended = Math.max(endedAt, siteDayStart(siteDayOf(now)));
    const midnight = siteDayStart(siteDayOf(ended));
    return siteDayStart(siteDayOf(ended), midnight === ended ? next.days : next.days + 1);
  }
  const thisMonth = siteMonthStart(siteMonthOf(now));
  return endedAt <= thisMonth ? thisMonth : siteMonthStart(monthAfter(siteMonthOf(now), 1));
}

const numbered = (title: string, n: number) => (n === 1 ? title : `${title} 第 ${n} 期`);

/** Puts the next edition of each kind that has one there as soon as the last has ended; it is shown from then on. */
function renewEditions(editions: Editions, kinds: KindTable, now: number): void {
  const names = Object.keys(NEXT_EDITIONS).filter((kind): kind is PlayableKind => Object.hasOwn(kinds, kind));
  for (const kind of names) {
    const next = NEXT_EDITIONS[kind];
    const all = editions.ofKind(kind);
    const [last] = all;
    const make = kinds[kind].edition;
    if (!next || !last || !make || now < last.times.endAt) continue;
    const n = all.length + 1;
    const { times, title, ...edition } = make(n, opensAt(next, last.times.endAt, now));
    const preheatAt = Math.min(last.times.endAt, times.openAt);
    editions.add(kind, { ...edition, title: numbered(title, n), times: { ...times, preheatAt } });
  }
}

type Ports = {
  readonly db: DatabaseSync;
  readonly editions: Editions;
  readonly results: Results;
  readonly settlement: Settlement;
  readonly points: Points;
  readonly kinds: KindTable;
  readonly notify: SendNews;
};

/** Time before a prize expires at which the member is sent a message, ms. */
const NOTIFY_BEFORE_MS = DAY_MS;
/** Time before points expire at which the member is sent a message, ms. */
const NOTIFY_POINTS_BEFORE_MS = 7 * DAY_MS;

/** Runs the duties due at a time, each once however often it is called: draws, reminders, and unclaimed prizes. */
export function activityDuty({ db, editions, results, settlement, points, kinds, notify }: Ports) {
  const runKinds = (now: number) => {
    const all = editions.all();
    const dues = Object.entries(kinds).flatMap(([kind, { duty }]) =>
      duty ? all.filter((edition) => edition.kind === kind).map((edition) => ({ edition, duty })) : [],
    );
    eachDue(db, 'activity editions', dues, ({ edition, duty }) => duty(edition, now));
  };
  const notifyOfPrizes = (now: number) =>
    eachDue(db, 'prizes that end', results.endingBy(now + NOTIFY_BEFORE_MS), (row) => {
      const title = editions.byId(row.activity_id)?.title ?? '';
      notify(row.user_id, prizeEnding(row.kind, title, row.claim_until ?? now), now);
      results.markNotified(row.result_id, now);
    });
  const notifyOfPoints = (now: number) =>
    eachDue(db, 'points that end', points.endingBy(now, now + NOTIFY_POINTS_BEFORE_MS), (row) => {
      notify(row.user_id, pointsEnding(row.points, row.expires_at), now);
      points.markNotified(row.user_id, row.expires_at);
    });
  return (now: number) =>
    eachWork(db, 'activities', {
      renewal: () => renewEditions(editions, kinds, now),
      editions: () => runKinds(now),
      prizes: () => void notifyOfPrizes(now),
      expiry: () => void eachDue(db, 'unclaimed prizes', results.due(now), settlement.expire),
      points: () => void notifyOfPoints(now),
      pointsEnd: () => points.endDue(now),
    });
}
