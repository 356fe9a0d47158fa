import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Timed } from '#sandbox/domains/domain.ts';
import type { Accounts } from '#sandbox/domains/ground/member/accounts.ts';
import { memberNamed, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import type { Acts } from './acts.ts';

/** The most that is added at once: minutes of watching, messages, coins, or one thing. */
const MOST = 1_000;
const Missed = v.strictObject({
  name: v.string(),
  act: v.picklist(['watch', 'chat', 'gift', 'follow', 'signIn']),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST)),
});

type Ports = Timed & {
  readonly accounts: Accounts;
  readonly money: { readonly acts: Pick<Acts, 'note'> };
};

/** Operators add an act of a member that activities did not count, at the time it is [1.03]. */
export function mountActAdmin(site: Site, { accounts, money, world }: Ports): void {
  post(site, '/sandbox/acts', Missed, ({ name, act, amount }) => {
    const { userId } = memberNamed(accounts, name);
    const thing = randomUUID();
    const at = world.clock.now();
    money.acts.note({ sourceId: `operator:${thing}`, userId, kind: act, thing, amount: BigInt(amount), at });
  });
}
