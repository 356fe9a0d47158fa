import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { InvitationRefusal } from '#contract/rewards/invite/states.table.ts';
import { query } from '#sandbox/db/query.ts';

const Found = v.object({ found: v.bigint() });

const existsQuery = (of: string) => `SELECT EXISTS (${of}) AS found`;
const DEVICE = existsQuery(
  `SELECT 1 FROM member_device AS one JOIN member_device AS other USING (device)
   WHERE device <> '' AND one.user_id = ? AND other.user_id = ?`,
);
/** A card or an address is one person's, in every account that has it. */
const PAYEE = existsQuery(
  `SELECT 1 FROM payee AS one JOIN payee AS other USING (number) WHERE one.user_id = ? AND other.user_id = ?`,
);
/** A name alone identifies no person: it counts together with the birthday. */
const NAME = existsQuery(
  `SELECT 1 FROM real_name AS one JOIN real_name AS other USING (name)
   JOIN member_profile AS first ON first.user_id = one.user_id
   JOIN member_profile AS second ON second.user_id = other.user_id
   WHERE first.birthday <> '' AND first.birthday = second.birthday AND one.user_id = ? AND other.user_id = ?`,
);

/** Detects one person behind two accounts by data people do not share: a payee, or a name and birthday. */
export function createOnePerson(db: DatabaseSync) {
  const checks = [query(db, Found, PAYEE), query(db, Found, NAME)];
  return (one: string, other: string): boolean => checks.some((check) => check.get(one, other)?.found === 1n);
}

/** Whether two accounts look like one person's: a device they both used, a payee of both, or one name and birthday. */
export function createSamePerson(db: DatabaseSync) {
  const device = query(db, Found, DEVICE);
  const isOnePerson = createOnePerson(db);
  return (one: string, other: string): Extract<InvitationRefusal, 'device' | 'person'> | null => {
    if (device.get(one, other)?.found === 1n) return 'device';
    return isOnePerson(one, other) ? 'person' : null;
  };
}
