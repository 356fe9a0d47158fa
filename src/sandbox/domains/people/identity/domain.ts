import { identityCalls } from '#contract/people/identity/calls.ts';
import { documentEnd } from '#contract/people/identity/document-end.ts';
import { HOUR_MS } from '#contract/units/durations.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { eachDue } from '#sandbox/db/each-due.ts';
import { fixed, record, tidied } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor } from '#sandbox/domains/domain.ts';
import type { Guard, RequestedAction } from '#sandbox/domains/ground/admission/requested-action.ts';
import { DEMO_MEMBERS } from '#sandbox/domains/ground/member/demo-members.table.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import { createIdentities, type Identities } from './identities.ts';
import { mountIdentityAdmin } from './identity-admin.ts';
import { identityHandlers } from './identity-handlers.ts';
import { identityMigrations } from './identity-migrations.ts';
import type { IdentityPorts } from './identity-ports.ts';

/** Uses that wait for the identity check. Money on its way back and out never does. */
const HELD: ReadonlySet<RequestedAction['use']> = new Set<RequestedAction['use']>([
  'deposit',
  'bet',
  'launch',
  'transferIn',
]);

/**
 * Blocks deposits and play until the member’s document is valid, where the site requires it [P.25]. @throws Refusal
 * IDENTITY_NEEDED
 */
const identityGuard =
  ({ isMissing }: Pick<Identities, 'isMissing'>): Guard =>
  ({ userId, use, siteId, at }) => {
    if (HELD.has(use) && isMissing(userId, siteId, at)) refuse('IDENTITY_NEEDED');
  };

type Opened = Pick<IdentityPorts, 'db' | 'money'> & { readonly identities: Identities };

/** The last day of the demo members' documents. */
const DEMO_VALID_TO = '2036-06-18';

/** Marks the demo members as checked. */
function seedIdentities({ db, money, identities }: Opened, now: number): void {
  const end = documentEnd(DEMO_VALID_TO) ?? 0;
  eachDue(db, 'identities of demonstration members', DEMO_MEMBERS, ({ name }) => {
    const userId = demoUserId(name);
    const known = { name: money.payees.nameOf(userId) ?? '', validTo: DEMO_VALID_TO };
    identities.vouch(userId, known, end, now);
  });
}

/** The identity check, and the guard that blocks unchecked members. */
export const identityDomain = domain({
  migrations: [identityMigrations],
  bounds: {
    identity: record,
    identity_picture: tidied('identity/document-pictures'),
    identity_to_seal: fixed,
  },
  open(ports: IdentityPorts) {
    const identities = createIdentities(ports);
    return { identities, identityGuard: identityGuard(identities) };
  },
  seed: seedIdentities,
  duties: [{ everyMs: HOUR_MS, run: ({ identities }: Opened, now) => identities.dropLoosePictures(now) }],
  admin: mountIdentityAdmin,
  handlers: handlersFor(identityCalls, identityHandlers),
});
