import { inviteCalls } from '#contract/rewards/invite/calls.ts';
import { DAY_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { SITE_IDS } from '#sandbox/base/tables/sites.table.ts';
import { seedOnce } from '#sandbox/db/each-due.ts';
import { record } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor, type Stored } from '#sandbox/domains/domain.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import { inviteMigrations } from './invitation-store.ts';
import { createInvitations, type Invitations } from './invitations.ts';
import { inviteHandlers } from './invite-handlers.ts';

/** Demo members whom a demo member invited, and how many days ago they registered by it. */
const DEMO_INVITER = 'beian';
const DEMO_FRIENDS = [
  { name: 'fangguan', days: 12 },
  { name: 'xinren', days: 3 },
] as const;
const DEMO_OPENINGS = 7;

function seedInvitations({ codes, arrive, of }: Invitations, now: number): void {
  const inviterId = demoUserId(DEMO_INVITER);
  codes.of(inviterId);
  if (of(inviterId).length > 0) return;
  for (let n = 0; n < DEMO_OPENINGS; n += 1) codes.note(inviterId, `demo-${n}`, now - n * DAY_MS);
  for (const { name, days } of DEMO_FRIENDS)
    arrive({ inviterId, friendId: demoUserId(name), siteId: SITE_IDS[0] }, now - days * DAY_MS);
}

type Opened = { readonly invitations: Invitations };

/** Invitations of friends; every step is taken when due. */
export const inviteDomain = domain({
  migrations: [inviteMigrations],
  bounds: {
    invitation: record,
    invite_code: record,
    invite_opening: record,
  },
  open: (ports: Parameters<typeof createInvitations>[0]) => ({ invitations: createInvitations(ports) }),
  seed: ({ db, invitations }: Stored & Opened, now) =>
    seedOnce(db, 'invitations', () => seedInvitations(invitations, now)),
  duties: [{ everyMs: MINUTE_MS, run: ({ invitations }: Opened, now) => invitations.settle(now) }],
  handlers: handlersFor(inviteCalls, inviteHandlers),
});
