import type { DatabaseSync } from 'node:sqlite';
import type { PersonCheck, StrongKey } from '#sandbox/base/names/person-check.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import type { PayeeStore } from '#sandbox/domains/money/payee/payee-store.ts';
import type { Profiles } from '#sandbox/domains/people/profile/profile-store.ts';
import type { Restrictions } from '#sandbox/domains/protection/restriction/restrictions.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';

/** Dependencies of the identity check. */
export type IdentityPorts = {
  readonly db: DatabaseSync;
  /** Key outside of the database, under which persons are hashed and their fields sealed. */
  readonly personKey: string;
  readonly sites: Pick<SiteStore, 'config'>;
  readonly profiles: Pick<Profiles, 'setBirthday'>;
  readonly restrictions: Pick<Restrictions, 'at'>;
  readonly persons: PersonCheck & {
    /** Returns the stored form of a key. */
    hashOf(key: StrongKey): string;
    remember(userId: string): void;
  };
  readonly money: {
    readonly payees: Pick<PayeeStore, 'nameOf' | 'bindName'>;
    readonly notify: SendNews;
  };
};
