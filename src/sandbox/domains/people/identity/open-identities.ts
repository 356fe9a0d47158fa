import { documentEnd } from '#contract/people/identity/document-end.ts';
import { HOUR_MS } from '#contract/units/durations.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { eachDue } from '#sandbox/db/each-due.ts';
import type { Guard, RequestedAction } from '#sandbox/domains/ground/admission/requested-action.ts';
import { DEMO_MEMBERS } from '#sandbox/domains/ground/member/demo-members.table.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import { createIdentities, type Identities } from './identities.ts';
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

type Ports = IdentityPorts & { readonly clock: Pick<WorldClock, 'now' | 'every'> };

/** The last day of the demo members' documents. */
const DEMO_VALID_TO = '2036-06-18';

/** Opens the identity check, with the demo members checked, and the guard that blocks unchecked members. */
export function openIdentities({ clock, ...ports }: Ports) {
  const identities = createIdentities(ports);
  const end = documentEnd(DEMO_VALID_TO) ?? 0;
  eachDue(ports.db, 'identities of demonstration members', DEMO_MEMBERS, ({ name }) => {
    const userId = demoUserId(name);
    const known = { name: ports.money.payees.nameOf(userId) ?? '', validTo: DEMO_VALID_TO };
    identities.vouch(userId, known, end, clock.now());
  });
  clock.every(HOUR_MS, () => identities.dropLoosePictures(clock.now()));
  return { identities, identityGuard: identityGuard(identities) };
}
