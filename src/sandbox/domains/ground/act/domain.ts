import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { DAY_MS } from '#contract/units/durations.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { slow } from '#sandbox/db/table-bound.ts';
import { domain, type Stored, type Timed } from '#sandbox/domains/domain.ts';
import type { Accounts } from '#sandbox/domains/ground/member/accounts.ts';
import { DEMO_MEMBERS } from '#sandbox/domains/ground/member/demo-members.table.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import { memberNamed, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import { type Acts, createActs, noteSetUp } from './acts.ts';

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

/** The most that is added at once: minutes of watching, messages, coins, or one thing. */
const AMOUNT_MAX = 1_000;
const Missed = v.strictObject({
  name: v.string(),
  act: v.picklist(['watch', 'chat', 'gift', 'follow', 'signIn']),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(AMOUNT_MAX)),
});

type Ports = Timed & {
  readonly accounts: Accounts;
  readonly money: { readonly acts: Pick<Acts, 'note'> };
};

/** Operators add an act of a member that activities did not count, at the time it is [1.03]. */
function mountActAdmin(site: Site, { accounts, money, world }: Ports): void {
  post(site, '/sandbox/acts', Missed, ({ name, act, amount }) => {
    const { userId } = memberNamed(accounts, name);
    const actId = randomUUID();
    const at = world.clock.now();
    money.acts.note({
      sourceId: `operator:${actId}`,
      userId,
      kind: act,
      thing: actId,
      amount: BigInt(amount),
      at,
    });
  });
}

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
