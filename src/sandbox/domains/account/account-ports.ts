import type { DatabaseSync } from 'node:sqlite';
import type { PersonCheck } from '#sandbox/base/person-check.ts';
import type { Acts } from '#sandbox/domains/activity/facts/acts.ts';
import type { Contacts } from '#sandbox/domains/code/contacts.ts';
import type { VerifyCodes } from '#sandbox/domains/code/verify-codes.ts';
import type { Guards } from '#sandbox/domains/guard/guards.ts';
import type { InboxStore } from '#sandbox/domains/inbox/inbox-store.ts';
import type { Ledger } from '#sandbox/domains/ledger/ledger.ts';
import type { Accounts } from '#sandbox/domains/member/accounts.ts';
import type { MemberViewPorts } from '#sandbox/domains/member/member-view.ts';
import type { Passwords } from '#sandbox/domains/member/password.ts';
import type { Sessions } from '#sandbox/domains/session/sessions.ts';
import type { SiteStore } from '#sandbox/domains/site/site-store.ts';
import type { Switches } from '#sandbox/domains/site/switches.ts';
import type { AccountStatuses } from './account-status.ts';
import type { LoginAttempts } from './login-attempts.ts';

/** What logging in and out needs of the platform. */
export type AccountPorts = {
  readonly db: DatabaseSync;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly ledger: Ledger;
  readonly restrictions: MemberViewPorts['restrictions'];
  readonly persons: PersonCheck;
  readonly messages: InboxStore;
  readonly sites: SiteStore;
  readonly switches: Switches;
  readonly money: { readonly acts: Pick<Acts, 'note'> };
  readonly auth: {
    readonly codes: VerifyCodes;
    readonly contacts: Contacts;
    readonly accountStatus: AccountStatuses;
    readonly loginAttempts: LoginAttempts;
    readonly guards: Guards;
    readonly passwords: Passwords;
    readonly leavingEverywhere: Set<string>;
  };
};
