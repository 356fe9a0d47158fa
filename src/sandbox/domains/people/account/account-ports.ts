import type { DatabaseSync } from 'node:sqlite';
import type { PersonCheck } from '#sandbox/base/names/person-check.ts';
import type { InboxStore } from '#sandbox/domains/care/inbox/inbox-store.ts';
import type { Acts } from '#sandbox/domains/ground/act/acts.ts';
import type { Contacts } from '#sandbox/domains/ground/code/contacts.ts';
import type { VerifyCodes } from '#sandbox/domains/ground/code/verify-codes.ts';
import type { Guards } from '#sandbox/domains/ground/guard/guards.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { Accounts } from '#sandbox/domains/ground/member/accounts.ts';
import type { MemberViewPorts } from '#sandbox/domains/ground/member/member-view.ts';
import type { Passwords } from '#sandbox/domains/ground/member/password.ts';
import type { Sessions } from '#sandbox/domains/people/session/sessions.ts';
import type { SiteStore, Switches } from '#sandbox/domains/site/site/site-store.ts';
import type { AccountStatuses } from './account-status.ts';
import type { LoginAttempts } from './login-attempts.ts';

/** Dependencies of logging in and out. */
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
