import { DAY_MS } from '#contract/units/durations.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { slow } from '#sandbox/db/table-bound.ts';
import { domain, type Stored } from '#sandbox/domains/domain.ts';
import { DEMO_MEMBERS } from '#sandbox/domains/ground/member/demo-members.table.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import { mountActAdmin } from './act-admin.ts';
import { type Acts, createActs } from './acts.ts';
import { noteSetUp } from './note-set-up.ts';

/** The demo member who has just come, and how long ago that and the others' registration were. */
const NEW_MEMBER = 'xinren';
const NEW_DAYS = 8;
const OLD_DAYS = 400;

/** Adds the registration of the demo members, and the acts it counts as; once, like every act. */
function seedActs(acts: Pick<Acts, 'note'>, now: number): void {
  for (const { name, hasPhone, cny } of DEMO_MEMBERS) {
    const userId = demoUserId(name);
    const at = now - (name === NEW_MEMBER ? NEW_DAYS : OLD_DAYS) * DAY_MS;
    noteSetUp(acts, 'joined', userId, at);
    if (hasPhone) noteSetUp(acts, 'phone', userId, at);
    const first = { sourceId: `deposit:first:${userId}`, kind: 'deposit', thing: `first:${userId}` } as const;
    if (cny > 0n) acts.note({ ...first, userId, way: 'CNY', amount: cny, at });
  }
}

const acts = `
CREATE TABLE member_act (
  source_id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  thing TEXT NOT NULL,
  way TEXT NOT NULL,
  amount INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX act_of_member ON member_act (user_id, kind, at);
CREATE TRIGGER act_is_kept BEFORE DELETE ON member_act BEGIN SELECT RAISE(ABORT, 'acts are never deleted'); END;
CREATE TRIGGER act_is_fixed BEFORE UPDATE ON member_act BEGIN SELECT RAISE(ABORT, 'acts are never changed'); END;
`;

/** Migrations of members' acts that activities count; rows are only ever added. */
const actMigrations: Migrations = { name: 'act', steps: [acts] };

/** Acts of members that activities count. Domains above report to it; it knows none of them. */
export const actDomain = domain({
  migrations: [actMigrations],
  bounds: {
    member_act: slow(2_500),
  },
  open: ({ db, money }: Stored & { readonly money: object }) => ({
    money: { ...money, acts: createActs(db) },
  }),
  seed: ({ money }: { readonly money: { readonly acts: Pick<Acts, 'note'> } }, now) =>
    seedActs(money.acts, now),
  admin: mountActAdmin,
});
