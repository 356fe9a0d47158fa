import { filter, firstValueFrom, map } from 'rxjs';
import { expect, onTestFinished, test } from 'vitest';
import { CORE_VERSION } from '#contract/constants.ts';
import type { ClientRequestId } from '#contract/models/ids.ts';
import { minor } from '#contract/units/money.ts';
import { clientRequestIdOf } from '#contract/units/request-id.ts';
import { sandboxForFile } from '#tests/contract/sandbox-fixture.ts';
import { remoteStream } from '#worker/bridge/remote-stream.ts';
import { createCore } from '#worker/core.ts';
import type { CoreApi, Topic, Topics } from '#worker/core-api.ts';
import { inProcessPorts } from '#worker/in-process-ports.ts';

const sandbox = sandboxForFile({ world: 'live' });

async function memberCore(name: string): Promise<CoreApi> {
  const { api, close } = createCore(inProcessPorts());
  onTestFinished(close);
  await api.hello({ version: CORE_VERSION, siteId: 5000, apiOrigin: sandbox().origin, hidden: false });
  await api.session.login(name, 'court2026');
  return api;
}

const intent = (): ClientRequestId => clientRequestIdOf(crypto.getRandomValues(new Uint8Array(16)));

/** The first telling of a topic that is wanted. */
const told = <Name extends Topic>(
  core: CoreApi,
  topic: Name,
  params: Topics[Name]['params'],
  wanted: (item: Topics[Name]['item']) => boolean,
) =>
  firstValueFrom(
    remoteStream(core, topic, params, async () => undefined).pipe(
      map(({ items }) => items.at(-1)),
      filter((item) => item !== undefined),
      filter(wanted),
    ),
  );

const DEPOSIT = {
  is: 'deposit',
  payType: 'bank',
  amount: minor(500_00),
  chain: '',
  promotionId: '',
} as const;

test('[4.05] an order opened by a member is among the unfinished, and gone when it is cancelled', async () => {
  const core = await memberCore('qinghe');
  const order = await core.money.openOrder(intent(), DEPOSIT);
  const { open } = await told(core, 'orders', null, (view) => (view.open ?? []).length > 0);
  expect(open?.map(({ orderId }) => orderId)).toEqual([order.orderId]);
  await core.money.act(intent(), order.orderId, order.version, { is: 'cancel' });
  const view = await told(core, 'order', { orderId: order.orderId }, (now) => now.order?.cls !== 'open');
  expect(view.order?.state).toBe('cancelled');
  expect((await told(core, 'orders', null, ({ open: left }) => left?.length === 0)).open).toEqual([]);
});

test('[3.05] the wallets follow a transfer', async () => {
  const core = await memberCore('qinghe');
  const before = await told(core, 'assets', { currency: 'CNY' }, ({ assets }) => assets !== null);
  const venue = before.assets?.venues.find(({ status }) => status === 0)?.venue;
  if (!before.assets || !venue) throw new Error('no open venue');
  const { centre } = before.assets;
  const what = { is: 'transfer', venue, amount: minor(1_00), currency: 'CNY', into: true } as const;
  await core.money.openOrder(intent(), what);
  const after = await told(core, 'assets', { currency: 'CNY' }, ({ assets }) => assets?.centre !== centre);
  expect(after.assets?.centre).toBe(centre - 1_00n);
});

test('[4.05] a deed on a version that is gone is refused, and the newer order is told', async () => {
  const core = await memberCore('qinghe');
  const order = await core.money.openOrder(intent(), DEPOSIT);
  const claimed = await core.money.act(intent(), order.orderId, order.version, { is: 'confirm' });
  const late = core.money.act(intent(), order.orderId, order.version, { is: 'cancel' });
  await expect(late).rejects.toMatchObject({ code: 'ORDER_MOVED_ON' });
  const view = await told(core, 'order', { orderId: order.orderId }, (now) => now.order !== null);
  expect(view.order?.version).toBeGreaterThanOrEqual(claimed.version);
});
