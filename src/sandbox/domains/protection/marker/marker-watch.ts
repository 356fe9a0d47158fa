import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { eachDue } from '#sandbox/db/each-due.ts';
import { query } from '#sandbox/db/query.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { harmNoticed } from '#sandbox/domains/care/inbox/people/care-news.ts';
import type { PlayReports } from '#sandbox/domains/play/play-report/play-report.ts';
import { markersIn } from './detect.ts';
import type { MarkerStore } from './marker-store.ts';
import { SCORES } from './markers.table.ts';
import { createFactReader } from './read-facts.ts';
import { weekFigures } from './week-figures.ts';

type Ports = {
  readonly db: DatabaseSync;
  readonly store: MarkerStore;
  readonly reports: PlayReports;
  readonly notify: SendNews;
  /** Epoch ms; earlier acts are not looked at. */
  readonly openedAt: number;
};

const Whose = v.object({ user_id: v.string() });
const ACTIVE = `SELECT user_id FROM (
    SELECT user_id FROM money_order WHERE updated_at >= ?1
    UNION SELECT user_id FROM bet WHERE updated_at >= ?1
    UNION SELECT owner FROM play_session WHERE last_at >= ?1 AND demo = 0
    UNION SELECT user_id FROM play_span WHERE last_at >= ?1
    UNION SELECT user_id FROM payee WHERE added_at >= ?1
    UNION SELECT user_id FROM harm_note WHERE at >= ?1)
  WHERE user_id IN (SELECT user_id FROM member)`;

export type MarkerWatch = {
  /** Looks at every member who did something since the last look. */
  check(now: number): void;
};

/**
 * Looks at members who did something, and answers what it finds: from a score of 3 on a calm message with their own figures,
 * from 6 on a case for an operator and no offers while it is open, from 9 on a limit is proposed in the message.
 */
export function createMarkerWatch({ db, store, reports, notify, openedAt }: Ports): MarkerWatch {
  const factsOf = createFactReader(db);
  const active = query(db, Whose, ACTIVE);
  const checkMember = (userId: string, now: number) =>
    transaction(db, () => {
      const fresh = store.add(userId, markersIn(factsOf(userId, now), now), now);
      const score = store.scoreOf(userId, now);
      if (fresh.length === 0 || score < SCORES.message) return;
      const proposesLimit = score >= SCORES.limit;
      notify(userId, harmNoticed(fresh, weekFigures(reports, userId, now), proposesLimit), now);
      if (score >= SCORES.case) store.raiseCase(userId, score, now);
    });
  let lookedUntil = openedAt;
  return {
    check(now) {
      const whose = active.readable(lookedUntil);
      const failed = eachDue(db, 'harm markers', whose, ({ user_id }) => checkMember(user_id, now));
      if (failed === 0) lookedUntil = now;
    },
  };
}
