import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { currencyField } from '#contract/fields/fields.ts';
import {
  INVITATION_REFUSALS,
  INVITATION_STATES,
  type InvitationRefusal,
  type InvitationStep,
  invitationAfter,
} from '#contract/rewards/invite/states.table.ts';
import type { Currency } from '#contract/units/money.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { countQuery, intColumn, query } from '#sandbox/db/query.ts';

const invitations = `
CREATE TABLE invite_code (
  user_id TEXT PRIMARY KEY REFERENCES member,
  code TEXT NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;
CREATE TABLE invite_opening (
  inviter_id TEXT NOT NULL REFERENCES member,
  device TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (inviter_id, device)
) STRICT, WITHOUT ROWID;
CREATE TABLE invitation (
  invitation_id INTEGER PRIMARY KEY,
  inviter_id TEXT NOT NULL REFERENCES member,
  friend_id TEXT NOT NULL UNIQUE REFERENCES member,
  currency TEXT NOT NULL CHECK (currency IN ('CNY', 'USDT')),
  state TEXT NOT NULL CHECK (state IN ('registered', 'qualified', 'rewarded', 'refused', 'lapsed')),
  reason TEXT CHECK (reason IN ('device', 'person', 'full')),
  registered_at INTEGER NOT NULL,
  qualified_at INTEGER,
  ended_at INTEGER
) STRICT;
CREATE INDEX invitation_of_inviter ON invitation (inviter_id, invitation_id);
CREATE INDEX invitation_open ON invitation (state) WHERE state IN ('registered', 'qualified');
`;

/** Invitations with their inviters, friends and outcomes. */
export const inviteMigrations: Migrations = { name: 'invite', steps: [invitations] };

const Row = v.object({
  invitation_id: intColumn,
  inviter_id: v.string(),
  friend_id: v.string(),
  friend_name: v.string(),
  currency: currencyField,
  state: v.picklist(INVITATION_STATES),
  reason: v.nullable(v.picklist(INVITATION_REFUSALS)),
  registered_at: intColumn,
  qualified_at: v.nullable(intColumn),
  ended_at: v.nullable(intColumn),
});
export type InvitationRow = v.InferOutput<typeof Row>;

type NewInvitation = {
  readonly inviterId: string;
  readonly friendId: string;
  readonly currency: Currency;
  readonly now: number;
};

/** A step, and why nothing is paid where it ends so. */
type StepInput = {
  readonly step: InvitationStep;
  readonly now: number;
  readonly reason?: InvitationRefusal | null;
};

const SELECT = `SELECT invitation.*, nickname AS friend_name FROM invitation JOIN member ON user_id = friend_id`;

/** Store of invitations. Times are epoch ms. */
export function createInvitationStore(db: DatabaseSync) {
  const ofInviter = query(db, Row, `${SELECT} WHERE inviter_id = ? ORDER BY invitation_id DESC`);
  const open = query(db, Row, `${SELECT} WHERE state IN ('registered', 'qualified') ORDER BY invitation_id`);
  const ofFriend = query(db, Row, `${SELECT} WHERE friend_id = ?`);
  const paidSince = countQuery(
    db,
    `SELECT count(*) AS n FROM invitation WHERE inviter_id = ? AND state = 'rewarded' AND ended_at >= ?`,
  );
  const insert = db.prepare(
    `INSERT INTO invitation (inviter_id, friend_id, currency, state, registered_at)
     VALUES (?, ?, ?, 'registered', ?)`,
  );
  const write = db.prepare(
    'UPDATE invitation SET state = ?, reason = ?, qualified_at = ?, ended_at = ? WHERE invitation_id = ?',
  );
  return {
    add: ({ inviterId, friendId, currency, now }: NewInvitation): void =>
      void insert.run(inviterId, friendId, currency, now),
    /** Invitations of an inviter, the newest first. */
    of: (inviterId: string) => ofInviter.all(inviterId),
    ofFriend: (friendId: string) => ofFriend.get(friendId) ?? null,
    /** Undecided invitations. */
    open: () => open.readable(),
    paidSince: (inviterId: string, since: number) => paidSince(inviterId, since),
    /** @throws Refusal ORDER_STEP_REFUSED when the state does not allow it. */
    step(row: InvitationRow, { step, now, reason = null }: StepInput): void {
      const state = invitationAfter(row.state, step) ?? refuse('ORDER_STEP_REFUSED');
      const isOpen = step === 'qualify' || step === 'unmeet';
      const qualifiedAt = isOpen ? (step === 'qualify' ? now : null) : row.qualified_at;
      write.run(state, reason, qualifiedAt, isOpen ? null : now, row.invitation_id);
    },
  };
}
