import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Site } from '#sandbox/http/api.ts';
import type { AdminPorts } from './admin-ports.ts';
import { AdminRefusal, post } from './admin-route.ts';

/** The most that is added at once: minutes of watching, messages, coins, or one thing. */
const MOST = 1_000;
const Missed = v.strictObject({
  name: v.string(),
  act: v.picklist(['watch', 'chat', 'gift', 'follow', 'signIn']),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST)),
});

/** Operators add an act of a member that activities did not count, at the time it is [1.03]. */
export function mountActAdmin(site: Site, { platform }: AdminPorts): void {
  const { accounts, money, world } = platform;
  post(site, '/sandbox/acts', Missed, ({ name, act, amount }) => {
    const account = accounts.byName(name);
    if (!account) throw new AdminRefusal(404, '没有这个会员');
    const { userId } = account;
    const thing = randomUUID();
    const at = world.clock.now();
    money.acts.note({ sourceId: `operator:${thing}`, userId, kind: act, thing, amount: BigInt(amount), at });
  });
}
