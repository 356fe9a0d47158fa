import * as v from 'valibot';
import { identityCalls } from '#contract/people/identity/calls.ts';
import { documentEnd, REJECT_NOTE_MAX } from '#contract/people/identity/document-rules.ts';
import { IDENTITY_REASONS } from '#contract/people/identity/states.table.ts';
import { HOUR_MS } from '#contract/units/durations.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { eachDue } from '#sandbox/db/each-due.ts';
import { fixed, record, tidied } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor, type Timed } from '#sandbox/domains/domain.ts';
import type { Guard, RequestedAction } from '#sandbox/domains/ground/admission/requested-action.ts';
import { DEMO_MEMBERS } from '#sandbox/domains/ground/member/demo-members.table.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import { checkImage } from '#sandbox/domains/ground/uploads/check-image.ts';
import { byRules, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import { createThrottle } from '#sandbox/http/binding/throttle.ts';
import { PRIVATE_IMAGE_HEADERS } from '#sandbox/http/headers/headers.table.ts';
import { createIdentities, type Identities } from './identities.ts';
import type { IdentityPorts } from './identity-ports.ts';
import { identityMigrations } from './identity-store.ts';

type CallPorts = { readonly identities: Identities };

/** Attempts per ten minutes: a person tries a few images and numbers, a program that searches for a number tries many. */
const TRIES = { each: 40, all: 400 };

/** The check of age and identity, by the member's own hand [P.25]. */
function identityHandlers({ identities }: CallPorts): HandlersOf<typeof identityCalls> {
  const tries = createThrottle(TRIES);
  const view = (context: CallContext) => identities.view(accountOf(context).userId, context);
  return {
    'identity.view': (_input, context) => view(context),
    'identity.upload': ({ side, content }, context) => {
      const { userId } = accountOf(context);
      tries.take(context);
      identities.storeImage(userId, side, checkImage(content, 'PICTURE_REFUSED'), context.now);
      return view(context);
    },
    'identity.submit': (document, context) => {
      const { userId } = accountOf(context);
      tries.take(context);
      identities.submit(userId, document, context.now);
      return view(context);
    },
  };
}

/** Reason without a final full stop, because it is inserted into a sentence. */
const Decision = v.union([
  v.strictObject({ accept: v.literal(true) }),
  v.strictObject({
    reject: v.picklist(IDENTITY_REASONS),
    words: v.exactOptional(
      v.pipe(v.string(), v.trim(), v.maxLength(REJECT_NOTE_MAX), v.regex(/^$|[^。.]$/)),
      '',
    ),
  }),
]);

type Ports = Timed & { readonly identities: Identities };

/** Documents of members, decided by hand. */
function mountIdentityAdmin(site: Site, { identities, world }: Ports): void {
  post(site, '/sandbox/identities/:userId', Decision, (decision, context) => {
    const userId = context.req.param('userId') ?? '';
    const decided =
      'reject' in decision
        ? ({ is: 'reject', reason: decision.reject, note: decision.words } as const)
        : ({ is: 'accept' } as const);
    byRules(() => identities.decide(userId, decided, world.clock.now()));
  });
  site.get('/sandbox/identities/:userId/:side', (context) => {
    const { userId, side } = context.req.param();
    const image = identities.imageOf(userId, side);
    if (!image) return context.notFound();
    return context.body(new Uint8Array(image.bytes), 200, {
      ...PRIVATE_IMAGE_HEADERS,
      'content-type': image.type,
    });
  });
}

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
  duties: [
    { everyMs: HOUR_MS, run: ({ identities }: Opened, now) => identities.deleteUnsubmittedImages(now) },
  ],
  admin: mountIdentityAdmin,
  handlers: handlersFor(identityCalls, identityHandlers),
});
