import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import {
  DEVICE_TRUST_MS,
  LOGIN_METHODS,
  LOGIN_OUTCOMES,
  LOGIN_RETENTION_MS,
  type LoginMethod,
  type LoginOutcome,
  type LoginRecord,
  STEP_UP_MS,
  type StepUpAction,
} from '#contract/people/security/schema.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { dropExpired } from '#sandbox/base/time/expiring-entries.ts';
import { countQuery, intColumn, query } from '#sandbox/db/query.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import { createSecondFactors, type SecondFactors } from './second-factors.ts';
import { createWithdrawalHolds, type WithdrawalHolds } from './withdrawal-holds.ts';

type TrustedDevices = {
  isTrusted(userId: string, device: string, now: number): boolean;
  /** Trusts a device: no second factor is required on it for thirty days. */
  trust(userId: string, device: string, now: number): void;
  /** Requires the second factor again on every device, or on the given one. */
  forget(userId: string, device?: string): void;
};

/** Devices that have passed the second factor of a member. Times are epoch ms. */
function createTrustedDevices(db: DatabaseSync): TrustedDevices {
  const find = query(
    db,
    v.object({ until: intColumn }),
    'SELECT until FROM trusted_device WHERE user_id = ? AND device = ?',
  );
  const write = db.prepare('INSERT OR REPLACE INTO trusted_device VALUES (?, ?, ?)');
  const drop = db.prepare('DELETE FROM trusted_device WHERE user_id = ?');
  const dropOne = db.prepare('DELETE FROM trusted_device WHERE user_id = ? AND device = ?');
  return {
    isTrusted: (userId, device, now) => (find.get(userId, device)?.until ?? 0) > now,
    trust: (userId, device, now) => void write.run(userId, device, now + DEVICE_TRUST_MS),
    forget: (userId, device) => void (device === undefined ? drop.run(userId) : dropOne.run(userId, device)),
  };
}

/** Recent step-ups by session and action; a restart discards them. */
type StepUps = {
  /** Grants a step-up. @returns its expiry, epoch ms. */
  grant(token: string, action: StepUpAction, now: number): number;
  has(token: string, action: StepUpAction, now: number): boolean;
};

/** Grants in memory, by session and action. */
function createStepUps(): StepUps {
  const granted = new Map<string, { readonly until: number }>();
  const keyOf = (token: string, action: StepUpAction) => `${action} ${token}`;
  return {
    grant(token, action, now) {
      dropExpired(granted, now);
      const until = now + STEP_UP_MS;
      granted.delete(keyOf(token, action));
      granted.set(keyOf(token, action), { until });
      return until;
    },
    has: (token, action, now) => (granted.get(keyOf(token, action))?.until ?? 0) > now,
  };
}

/** Maximum number of entries per member, so that continuous attempts on names do not fill the disk. */
const RECORDS_MAX = 200;

const LoginRow = v.object({
  record_id: v.bigint(),
  at: intColumn,
  device: v.string(),
  place: v.string(),
  way: v.picklist(LOGIN_METHODS),
  outcome: v.picklist(LOGIN_OUTCOMES),
});

type NewLogin = {
  readonly userId: string;
  readonly at: number;
  /** Browser and system. */
  readonly device: string;
  readonly place: string;
  readonly way: LoginMethod;
  readonly outcome: LoginOutcome;
};

type LoginHistory = {
  note(login: NewLogin): void;
  /** Newest first; pages begin at 1. */
  page(
    userId: string,
    page: number,
    size: number,
  ): { readonly total: number; readonly list: v.InferInput<typeof LoginRecord>[] };
  /** Forgets those of more than ninety days ago. */
  clean(now: number): void;
};

/** Creates the history of logins and attempts on members' accounts. Times are epoch ms. */
function createLoginHistory(db: DatabaseSync): LoginHistory {
  const insert = db.prepare(
    'INSERT INTO login_record (user_id, at, device, place, way, outcome) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const trim = db.prepare(
    `DELETE FROM login_record WHERE user_id = ?1 AND record_id <= (
       SELECT record_id FROM login_record WHERE user_id = ?1 ORDER BY record_id DESC LIMIT 1 OFFSET ${RECORDS_MAX})`,
  );
  const total = countQuery(db, 'SELECT count(*) AS n FROM login_record WHERE user_id = ?');
  const some = query(
    db,
    LoginRow,
    `SELECT record_id, at, device, place, way, outcome FROM login_record
     WHERE user_id = ? ORDER BY record_id DESC LIMIT ? OFFSET ?`,
  );
  const drop = db.prepare('DELETE FROM login_record WHERE at < ?');
  return {
    note({ userId, at, device, place, way, outcome }) {
      insert.run(userId, at, device, place, way, outcome);
      trim.run(userId);
    },
    page: (userId, page, size) => ({
      total: total(userId),
      list: some
        .all(userId, size, (page - 1) * size)
        .map(({ record_id, ...login }) => ({ ...login, recordId: record_id.toString() })),
    }),
    clean: (now) => void drop.run(now - LOGIN_RETENTION_MS),
  };
}

/** Account protections besides passwords. */
export type Guards = {
  readonly logins: LoginHistory;
  readonly factors: SecondFactors;
  readonly trusted: TrustedDevices;
  readonly stepUps: StepUps;
  readonly holds: WithdrawalHolds;
};

/** Protections needed before an action that requires a step-up. */
export type StepUpGuards = {
  readonly factors: Pick<SecondFactors, 'since'>;
  readonly stepUps: Pick<StepUps, 'has'>;
};

/** The guards of a database whose schema is up to date. */
export const createGuards = (db: DatabaseSync): Guards => ({
  logins: createLoginHistory(db),
  factors: createSecondFactors(db),
  trusted: createTrustedDevices(db),
  stepUps: createStepUps(),
  holds: createWithdrawalHolds(db),
});

/** Passes for members without a second factor, and for those who have just shown it. @throws Refusal STEP_UP_NEEDED. */
export function requireStepUp(guards: StepUpGuards, action: StepUpAction, context: CallContext): void {
  if (guards.factors.since(accountOf(context).userId) !== null) requireProof(guards, action, context);
}

/**
 * Passes for members who have just shown the second factor, or the login password where none is on. A session alone, which
 * may be stolen, is not sufficient. @throws Refusal STEP_UP_NEEDED, with the required method.
 */
export function requireProof(
  { factors, stepUps }: StepUpGuards,
  action: StepUpAction,
  context: CallContext,
): void {
  if (stepUps.has(context.token, action, context.now)) return;
  const isOn = factors.since(accountOf(context).userId) !== null;
  refuse('STEP_UP_NEEDED', { proof: isOn ? 'factor' : 'password' });
}
