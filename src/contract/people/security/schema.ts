import * as v from 'valibot';
import { flagField, timeField } from '#contract/fields/fields.ts';
import { DAY_MS, MINUTE_MS } from '#contract/units/durations.ts';

/** Id of one session of the member; reveals nothing about its token. */
export const SessionId = v.pipe(v.string(), v.regex(/^[\da-f]{16}$/), v.brand('SessionId'));
export type SessionId = v.InferOutput<typeof SessionId>;

/** A session that is alive. */
export const MemberSession = v.object({
  sessionId: SessionId,
  /** Browser and operating system, if reported. */
  device: v.string(),
  /** Location derived from the IP address, if known. */
  place: v.string(),
  startedAt: timeField,
  /** To within a minute. */
  seenAt: timeField,
  isCurrent: flagField,
});
export type MemberSession = v.InferOutput<typeof MemberSession>;

export const LOGIN_METHODS = ['password', 'phone', 'register'] as const;
export type LoginMethod = (typeof LOGIN_METHODS)[number];
/** locked: too many tries; blocked: the account is shut. */
export const LOGIN_OUTCOMES = ['success', 'wrongPassword', 'wrongCode', 'locked', 'blocked'] as const;
export type LoginOutcome = (typeof LOGIN_OUTCOMES)[number];

/** Login attempt on the account. */
export const LoginRecord = v.object({
  recordId: v.string(),
  at: timeField,
  device: v.string(),
  place: v.string(),
  way: v.picklist(LOGIN_METHODS),
  outcome: v.picklist(LOGIN_OUTCOMES),
});
export type LoginRecord = v.InferOutput<typeof LoginRecord>;

/** Security settings of the account. */
export const SecurityOverview = v.object({
  passwordChangedAt: timeField,
  withdrawPasswordSet: flagField,
  /** Masked; blank if absent. */
  phone: v.string(),
  email: v.string(),
  /** The second factor; null while it is off. */
  factor: v.nullable(v.object({ since: timeField, codesLeft: v.number() })),
  sessions: v.number(),
  /** Idle time after which a session ends by itself; null where the site sets no limit. */
  idleMinutes: v.nullable(v.number()),
});
export type SecurityOverview = v.InferOutput<typeof SecurityOverview>;

/** Actions that require a step-up verification. */
export const STEP_UP_ACTIONS = ['firstPayee', 'firstWithdrawPassword', 'endSessions', 'bindContact'] as const;
export type StepUpAction = (typeof STEP_UP_ACTIONS)[number];

/** Proofs for a step-up verification: a code of the second factor, or the login password where none is enabled. */
export const STEP_UP_PROOFS = ['factor', 'password'] as const;
export type StepUpProof = (typeof STEP_UP_PROOFS)[number];

/** Retention of a login in the history, ms. */
export const LOGIN_RETENTION_MS = 90 * DAY_MS;
/** Validity of a step-up verification, ms; it applies to one session and one action. */
export const STEP_UP_MS = 5 * MINUTE_MS;
/** Time for which a device that has passed the second factor is trusted, ms. */
export const DEVICE_TRUST_MS = 30 * DAY_MS;
/** Codes that replace the device of the second factor when it is lost, each once. */
export const RECOVERY_CODES = 10;
