import type { DatabaseSync } from 'node:sqlite';
import type { PersonCheck } from '#sandbox/base/names/person-check.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import type { Acts } from '#sandbox/domains/ground/act/acts.ts';
import type { Inbox } from '#sandbox/domains/ground/code/code-inbox.ts';
import type { Contacts } from '#sandbox/domains/ground/code/contacts.ts';
import type { VerifyCodes } from '#sandbox/domains/ground/code/verify-codes.ts';
import type { StepUpGuards } from '#sandbox/domains/ground/guard/guards.ts';
import type { WithdrawalHolds } from '#sandbox/domains/ground/guard/withdrawal-holds.ts';
import type { Accounts } from '#sandbox/domains/ground/member/accounts.ts';
import type { PayeeStore } from '#sandbox/domains/money/payee/payee-store.ts';
import type { WithdrawPasswords } from '#sandbox/domains/money/withdraw-password/withdraw-passwords.ts';
import type { Profiles } from './profile-store.ts';
import type { Reviews } from './reviews.ts';

/** Dependencies of members’ own data. */
export type ProfilePorts = {
  readonly db: DatabaseSync;
  readonly accounts: Accounts;
  readonly profiles: Profiles;
  readonly reviews: Reviews;
  readonly persons: PersonCheck;
  readonly auth: {
    readonly codes: VerifyCodes;
    readonly contacts: Contacts;
    readonly guards: StepUpGuards & { readonly holds: Pick<WithdrawalHolds, 'begin'> };
    /** Phones and mailboxes. */
    readonly inbox: Pick<Inbox, 'deliver'>;
  };
  readonly money: {
    readonly payees: Pick<PayeeStore, 'nameOf' | 'rename'>;
    readonly passwords: WithdrawPasswords;
    readonly notify: SendNews;
    readonly acts: Pick<Acts, 'note'>;
  };
};
