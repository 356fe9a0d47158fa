import * as v from 'valibot';
import { DAY_MS, MINUTE_MS } from '#contract/units/durations.ts';
import type { Timed } from '#sandbox/domains/domain.ts';
import { emailAddress, phoneAddress } from '#sandbox/domains/ground/code/address.ts';
import type { Inbox } from '#sandbox/domains/ground/code/code-inbox.ts';
import type { Contacts } from '#sandbox/domains/ground/code/contacts.ts';
import type { Accounts } from '#sandbox/domains/ground/member/accounts.ts';
import type { Sessions } from '#sandbox/domains/people/session/sessions.ts';
import type { Switches } from '#sandbox/domains/site/site/site-store.ts';
import { memberNamed, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import type { AccountStatuses } from './account-status.ts';

const DAY_MINUTES = DAY_MS / MINUTE_MS;

const AccountChange = v.union([
  v.strictObject({ blocked: v.boolean() }),
  v.strictObject({ endSessions: v.picklist(['logout', 'elsewhere', 'password']) }),
  /** Epoch ms since when; the member sees it at the next visit [4.04]. */
  v.strictObject({ dormantSince: v.number() }),
  v.strictObject({ changeRequested: v.boolean() }),
  /** Simulates that the member has played this many minutes until now [P.08]. */
  v.strictObject({ playedMinutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(DAY_MINUTES)) }),
]);
const SwitchChange = v.strictObject({ oneSession: v.boolean() });

type Ports = Timed & {
  readonly accounts: Accounts;
  readonly sessions: Pick<Sessions, 'endAll' | 'hashes'>;
  readonly switches: Switches;
  readonly auth: {
    readonly accountStatus: Pick<AccountStatuses, 'applyChange'>;
    readonly contacts: Pick<Contacts, 'all'>;
    readonly inbox: Pick<Inbox, 'of'>;
  };
  /** The time that members play. */
  readonly protection: {
    readonly clock: { end(userId: string): void; sign(userId: string, at: number): void };
  };
};

/** Members and their sessions by hand. */
export function mountAccountAdmin(
  site: Site,
  { accounts, sessions, switches, auth, protection, world }: Ports,
): void {
  const playUntil = (userId: string, minutes: number) => {
    const now = world.clock.now();
    protection.clock.end(userId);
    for (let minutesAgo = minutes; minutesAgo >= 0; minutesAgo--)
      protection.clock.sign(userId, now - minutesAgo * MINUTE_MS);
  };
  post(site, '/sandbox/switches', SwitchChange, ({ oneSession }) => {
    switches.oneSession = oneSession;
    return switches;
  });
  post(site, '/sandbox/accounts/:name', AccountChange, (change, context) => {
    const account = memberNamed(accounts, context.req.param('name') ?? '');
    if ('blocked' in change) accounts.block(account.userId, change.blocked);
    else if ('playedMinutes' in change) playUntil(account.userId, change.playedMinutes);
    else if ('endSessions' in change) sessions.endAll(account.userId, change.endSessions);
    else auth.accountStatus.applyChange(account.userId, change);
  });
  site.get('/sandbox/sessions', (context) => context.json(sessions.hashes()));
  site.get('/sandbox/accounts/:name/inbox', (context) => {
    const account = accounts.byName(context.req.param('name'));
    const addresses = account ? auth.contacts.all(account.userId) : [];
    return context.json(addresses.flatMap((address) => auth.inbox.of(address)));
  });
  site.get('/sandbox/inbox', (context) => {
    const { phone, region = '86', email } = context.req.query();
    if (email !== undefined) return context.json(auth.inbox.of(emailAddress(email)));
    return context.json(auth.inbox.of(phoneAddress({ region, phone: phone ?? '' })));
  });
}
