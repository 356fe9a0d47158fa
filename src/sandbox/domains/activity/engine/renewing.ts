import type { PlayableKind } from '#contract/models/activity/parts.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { monthAfter, siteMonthOf, siteMonthStart } from '#contract/units/site-month.ts';
import type { Editions } from './editions.ts';
import type { KindTable } from './kind-rules.ts';
import { NEXT_EDITIONS, type NextEdition } from './next-editions.table.ts';

/** When an edition opens after one that ended, seen at a time: never in a day or month that has passed. Epoch ms. */
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
export function renewEditions(editions: Editions, kinds: KindTable, now: number): void {
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
