import type { DatabaseSync } from 'node:sqlite';
import { DAY_MS } from '#contract/units/durations.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { Points } from '#sandbox/domains/activity/points/points.ts';
import { pointsEnding, prizeEnding } from '#sandbox/domains/inbox/activity-news.ts';
import type { SendNews } from '#sandbox/domains/inbox/news.ts';
import type { Editions } from './editions.ts';
import type { KindTable } from './kind-rules.ts';
import { renewEditions } from './renewing.ts';
import type { Results } from './results.ts';
import type { Settlement } from './settlement.ts';

type Ports = {
  readonly db: DatabaseSync;
  readonly editions: Editions;
  readonly results: Results;
  readonly settlement: Settlement;
  readonly points: Points;
  readonly kinds: KindTable;
  readonly tell: SendNews;
};

/** The member is sent a message so long before a prize goes back. */
const TELL_BEFORE_MS = DAY_MS;
/** And so long before points end. */
const TELL_POINTS_BEFORE_MS = 7 * DAY_MS;

/** Does what is due at a time, each once however often it is called: draws, reminders, and what nobody claimed. */
export function activityDuty({ db, editions, results, settlement, points, kinds, tell }: Ports) {
  const runKinds = (now: number) => {
    for (const [kind, rules] of Object.entries(kinds))
      for (const edition of editions.all()) if (edition.kind === kind) rules.duty?.(edition, now);
  };
  const tellOfPoints = (now: number) => {
    for (const { user_id, expires_at, points: ending } of points.endingBy(now, now + TELL_POINTS_BEFORE_MS)) {
      tell(user_id, pointsEnding(ending, expires_at), now);
      points.toldOf(user_id, expires_at);
    }
  };
  return (now: number) =>
    transaction(db, () => {
      renewEditions(editions, kinds, now);
      runKinds(now);
      for (const row of results.endingBy(now + TELL_BEFORE_MS)) {
        const title = editions.byId(row.activity_id)?.title ?? '';
        tell(row.user_id, prizeEnding(row.kind, title, row.claim_until ?? now), now);
        results.toldOf(row.result_id, now);
      }
      for (const row of results.due(now)) settlement.expire(row);
      tellOfPoints(now);
      points.endDue(now);
    });
}
