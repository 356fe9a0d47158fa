import { slow } from '#sandbox/db/table-bound.ts';
import { domain, type Stored } from '#sandbox/domains/domain.ts';
import { mountActAdmin } from './act-admin.ts';
import { actMigrations } from './act-migrations.ts';
import { type Acts, createActs } from './acts.ts';
import { seedActs } from './seed-acts.ts';

/** Acts of members that activities count. Domains above report to it; it knows none of them. */
export const actDomain = domain({
  migrations: [actMigrations],
  bounds: {
    member_act: slow(2_500),
  },
  open: ({ db, money }: Stored & { readonly money: object }) => ({
    money: { ...money, acts: createActs(db) },
  }),
  seed: ({ money }: { readonly money: { readonly acts: Pick<Acts, 'note'> } }, now) =>
    seedActs(money.acts, now),
  admin: mountActAdmin,
});
