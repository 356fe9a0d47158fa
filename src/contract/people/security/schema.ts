import * as v from 'valibot';
import { flagField, timeField } from '#contract/fields/fields.ts';

/** Names one session of the member; says nothing of its token. */
export const SessionId = v.pipe(v.string(), v.regex(/^[\da-f]{16}$/), v.brand('SessionId'));
export type SessionId = v.InferOutput<typeof SessionId>;

/** A session that is alive. */
export const MemberSession = v.object({
  sessionId: SessionId,
  /** Browser and system, as far as they say. */
  device: v.string(),
  /** As far as the address says. */
  place: v.string(),
  startedAt: timeField,
  /** To within a minute. */
  seenAt: timeField,
  isCurrent: flagField,
});
export type MemberSession = v.InferOutput<typeof MemberSession>;

export const LOGIN_WAYS = ['password', 'phone', 'register'] as const;
export type LoginWay = (typeof LOGIN_WAYS)[number];
/** locked: too many tries; blocked: the account is shut. */
export const LOGIN_OUTCOMES = ['success', 'wrongPassword', 'wrongCode', 'locked', 'blocked'] as const;
export type LoginOutcome = (typeof LOGIN_OUTCOMES)[number];

/** Somebody tried to get into the account. */
export const LoginRecord = v.object({
  recordId: v.string(),
  at: timeField,
  device: v.string(),
  place: v.string(),
  way: v.picklist(LOGIN_WAYS),
  outcome: v.picklist(LOGIN_OUTCOMES),
});
export type LoginRecord = v.InferOutput<typeof LoginRecord>;

/** What guards the account. */
export const SecurityOverview = v.object({
  passwordChangedAt: timeField,
  withdrawPasswordSet: flagField,
  /** Masked; blank where there is none. */
  phone: v.string(),
  email: v.string(),
  /** The second factor; null while it is off. */
  factor: v.nullable(v.object({ since: timeField, codesLeft: v.number() })),
  sessions: v.number(),
  /** A session ends by itself when it is not used for so long; null where the site lets it live. */
  idleMinutes: v.nullable(v.number()),
});
export type SecurityOverview = v.InferOutput<typeof SecurityOverview>;

/** Actions that ask for a second look at who acts. */
export const STEP_UP_ACTIONS = ['firstPayee', 'firstWithdrawPassword', 'endSessions', 'bindContact'] as const;
export type StepUpAction = (typeof STEP_UP_ACTIONS)[number];

/** By what a second look is passed: a code of the second factor, or the login password where none is on. */
export const STEP_UP_PROOFS = ['factor', 'password'] as const;
export type StepUpProof = (typeof STEP_UP_PROOFS)[number];
