import type { DatabaseSync } from 'node:sqlite';
import { type Contacts, createContacts } from './contacts.ts';
import { createInbox, type Inbox } from './inbox.ts';
import { createLoginTries, type LoginTries } from './login-tries.ts';
import { createRecoverySteps, type RecoverySteps } from './recovery-steps.ts';
import { createRobotChecks, type RobotChecks } from './robot-checks.ts';
import { createStandings, type Standings } from './standings.ts';
import { createVerifyCodes, type VerifyCodes } from './verify-codes.ts';

/** Everything about getting in that is not the session itself. */
export type Entrance = {
  readonly contacts: Contacts;
  readonly standings: Standings;
  readonly inbox: Inbox;
  readonly codes: VerifyCodes;
  readonly recovery: RecoverySteps;
  readonly tries: LoginTries;
  readonly robots: RobotChecks;
  /** Tokens whose logout ends every session of their member. */
  readonly leavingEverywhere: Set<string>;
};

export function createEntrance(db: DatabaseSync): Entrance {
  const inbox = createInbox(db);
  return {
    contacts: createContacts(db),
    standings: createStandings(db),
    inbox,
    codes: createVerifyCodes(db, inbox),
    recovery: createRecoverySteps(db),
    tries: createLoginTries(db),
    robots: createRobotChecks(),
    leavingEverywhere: new Set(),
  };
}
