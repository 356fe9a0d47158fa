import type { DatabaseSync } from 'node:sqlite';
import { createCodeInbox, type Inbox } from '#sandbox/domains/ground/code/code-inbox.ts';
import { type Contacts, createContacts } from '#sandbox/domains/ground/code/contacts.ts';
import { createRobotChecks, type RobotChecks } from '#sandbox/domains/ground/code/robot-checks.ts';
import { createVerifyCodes, type VerifyCodes } from '#sandbox/domains/ground/code/verify-codes.ts';
import { createGuards, type Guards } from '#sandbox/domains/ground/guard/guards.ts';
import type { Passwords } from '#sandbox/domains/ground/member/password.ts';
import {
  type AccountStatuses,
  createAccountStatuses,
} from '#sandbox/domains/people/account/account-status.ts';
import { createLoginAttempts, type LoginAttempts } from '#sandbox/domains/people/account/login-attempts.ts';
import {
  createRecoverySteps,
  type RecoverySteps,
} from '#sandbox/domains/people/password-recovery/recovery-steps.ts';

/** Authentication services except the session itself. */
export type AuthServices = {
  readonly contacts: Contacts;
  readonly accountStatus: AccountStatuses;
  readonly inbox: Inbox;
  readonly codes: VerifyCodes;
  readonly recovery: RecoverySteps;
  readonly loginAttempts: LoginAttempts;
  readonly robots: RobotChecks;
  readonly guards: Guards;
  readonly passwords: Passwords;
  /** Tokens whose logout ends every session of their member. */
  readonly leavingEverywhere: Set<string>;
};

/** The services behind login, registration, codes and recovery. */
export function createAuthServices(db: DatabaseSync, passwords: Passwords): AuthServices {
  const inbox = createCodeInbox(db);
  return {
    contacts: createContacts(db),
    accountStatus: createAccountStatuses(db),
    inbox,
    codes: createVerifyCodes(db, inbox),
    recovery: createRecoverySteps(db),
    loginAttempts: createLoginAttempts(db),
    robots: createRobotChecks(),
    guards: createGuards(db),
    passwords,
    leavingEverywhere: new Set(),
  };
}
