import * as v from 'valibot';
import { vipCalls } from '#contract/rewards/vip/calls.ts';
import { GRADES_MINUTE } from '#contract/rewards/vip/vip-rules.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { eachDue } from '#sandbox/db/each-due.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { query } from '#sandbox/db/query.ts';
import { record } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor, type Stored } from '#sandbox/domains/domain.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';
import { createVip, type Vip, type VipPorts } from './create-vip.ts';
import { seedGrades } from './demo/seed-grades.ts';
import { vipHandlers } from './vip-handlers.ts';

const standings = `
CREATE TABLE vip_standing (
  user_id TEXT PRIMARY KEY REFERENCES member,
  deposits INTEGER NOT NULL DEFAULT 0,
  turnover INTEGER NOT NULL DEFAULT 0,
  measured_from TEXT NOT NULL,
  held_until INTEGER,
  best INTEGER NOT NULL,
  fell_at_turnover INTEGER
) STRICT, WITHOUT ROWID;
CREATE TABLE vip_change (
  change_id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id TEXT NOT NULL REFERENCES member,
  from_grade INTEGER NOT NULL,
  to_grade INTEGER NOT NULL,
  why TEXT NOT NULL CHECK (why IN ('rise', 'fall', 'given')),
  at INTEGER NOT NULL,
  deposits INTEGER NOT NULL,
  turnover INTEGER NOT NULL,
  kept INTEGER,
  until INTEGER
) STRICT;
CREATE INDEX vip_change_of_member ON vip_change (user_id, at);
CREATE TABLE vip_warning (
  user_id TEXT NOT NULL REFERENCES member,
  month TEXT NOT NULL,
  days INTEGER NOT NULL,
  PRIMARY KEY (user_id, month, days)
) STRICT, WITHOUT ROWID;
CREATE TABLE vip_gift (
  gift_id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id TEXT NOT NULL REFERENCES member,
  kind TEXT NOT NULL CHECK (kind IN ('upgrade', 'month', 'birthday')),
  period TEXT NOT NULL,
  grade INTEGER NOT NULL,
  given_at INTEGER NOT NULL,
  claim_until INTEGER,
  state TEXT NOT NULL DEFAULT 'ready' CHECK (state IN ('ready', 'claimed')),
  currency TEXT,
  amount INTEGER,
  claimed_at INTEGER,
  UNIQUE (user_id, kind, period)
) STRICT;
`;

/** Progress of members, their changes of grade, and their gifts. */
const vipMigrations: Migrations = { name: 'vip', steps: [standings] };

type Ports = Pick<VipPorts, 'db' | 'ledger' | 'turnover'> & {
  readonly money: Pick<VipPorts, 'statement' | 'notify'>;
};
type Seeding = Stored & { readonly ledger: Ledger; readonly money: { readonly statement: Statement } };

const Born = v.object({ user_id: v.string(), birthday: v.string() });

/** Gives the presents of a day's birthdays. @returns how many failed */
function grantBirthdayGifts(db: Stored['db'], vip: Vip, at: number): number {
  const born = query(db, Born, `SELECT user_id, birthday FROM member_profile WHERE birthday <> ''`);
  return eachDue(db, 'birthdays', born.readable(), ({ user_id, birthday }) =>
    vip.grantBirthdayGift(user_id, birthday, at),
  );
}

/** Grades of members, by what they paid in and played. */
export const vipDomain = domain({
  migrations: [vipMigrations],
  bounds: {
    vip_change: record,
    vip_gift: record,
    vip_standing: record,
    vip_warning: record,
  },
  open({ db, ledger, turnover, money }: Ports) {
    const { statement, notify } = money;
    return { money: { ...money, vip: createVip({ db, ledger, turnover, statement, notify }) } };
  },
  seed: (ports: Seeding, now) => seedGrades({ ...ports, now }),
  dayDuties: [
    {
      name: 'grades',
      afterMidnightMs: GRADES_MINUTE * MINUTE_MS,
      run: ({ db, money: { vip } }: Stored & { readonly money: { readonly vip: Vip } }, day, at) =>
        vip.runDay(day, at) + grantBirthdayGifts(db, vip, at),
    },
  ],
  handlers: handlersFor(vipCalls, vipHandlers),
});
