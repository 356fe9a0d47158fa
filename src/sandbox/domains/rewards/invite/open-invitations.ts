import { DAY_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { SITE_IDS } from '#sandbox/base/tables/sites.table.ts';
import { seedOnce } from '#sandbox/db/seed-once.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import { createInvitations, type Invitations } from './invitations.ts';

const SETTLE_EVERY_MS = MINUTE_MS;

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

type Ports = Parameters<typeof createInvitations>[0] & { readonly clock: Pick<WorldClock, 'now' | 'every'> };

/** Opens invitations, including those of the demo; every step is taken when due. */
export function openInvitations({ clock, ...ports }: Ports): Invitations {
  const invitations = createInvitations(ports);
  seedOnce(ports.db, 'invitations', () => seedInvitations(invitations, clock.now()));
  clock.every(SETTLE_EVERY_MS, () => invitations.settle(clock.now()));
  return invitations;
}
