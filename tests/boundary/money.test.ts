import { asyncScheduler, filter, firstValueFrom, map } from 'rxjs';
import { expect, onTestFinished, test } from 'vitest';
import type { Command, OrderActionInput, OrderOpening } from '#contract/commands/command.ts';
import { clientRequestIdOf } from '#contract/commands/command-id.ts';
import { outcomeOf } from '#contract/commands/outcome-of.ts';
import type { ClientRequestId, UserId } from '#contract/fields/ids.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { minor } from '#contract/units/money.ts';
import { CORE_VERSION } from '#contract/version.ts';
import { sandboxForFile } from '#tests/contract/sandbox-fixture.ts';
import { tabBrowser } from '#tests/fixtures/tab-browser.ts';
import { remoteStream } from '#worker/bridge/streams/remote-stream.ts';
import { createCore } from '#worker/core/core.ts';
import { inProcessPorts } from '#worker/core/in-process-ports.ts';
import type { CoreApi } from '#worker/core-api.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import { memoryStore } from '#worker/storage/key-value-store.ts';
import type { Topic, Topics } from '#worker/topics.ts';
import { platformAdmin } from './platform-admin.ts';

const sandbox = sandboxForFile({ world: 'live' });

async function memberCore(name: string, change: Partial<CorePorts> = {}): Promise<CoreApi> {
  const { api, close } = createCore({ ...inProcessPorts(), ...change });
  onTestFinished(close);
  await api.hello({ version: CORE_VERSION, siteId: 5000, apiOrigin: sandbox().origin, hidden: false });
  await api.session.login(name, 'court2026');
  return api;
}

const newId = (): ClientRequestId => clientRequestIdOf(crypto.getRandomValues(new Uint8Array(16)));

const memberOf = (core: CoreApi): Promise<UserId> =>
  firstItem(core, 'session', null, ({ is }) => is === 'member').then((session) => {
    if (session.is !== 'member') throw new Error('nobody is logged in');
    return session.member.userId;
  });

/** Runs a command in the name of the present member, as the page does. */
const runCommand = async (core: CoreApi, command: Command, requestId = newId()) =>
  core.commands.run({ owner: await memberOf(core), requestId, command, isRepeat: false });

const open = async (core: CoreApi, opening: OrderOpening) =>
  outcomeOf(await runCommand(core, opening), 'order').order;
const act = async (core: CoreApi, { orderId, version }: MoneyOrder, input: OrderActionInput) =>
  outcomeOf(await runCommand(core, { is: 'orderAction', orderId, version, action: input.is, input }), 'order')
    .order;

/** The first telling of a topic that is wanted. */
const firstItem = <Name extends Topic>(
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

test('[4.05] a new order is among the unfinished ones until it is cancelled', async () => {
  const core = await memberCore('qinghe');
  const order = await open(core, DEPOSIT);
  const unfinished = lastOf(await firstItem(core, 'orders', null, (now) => (lastOf(now) ?? []).length > 0));
  expect(unfinished?.map(({ orderId }) => orderId)).toEqual([order.orderId]);
  await act(core, order, { is: 'cancel' });
  const view = await firstItem(
    core,
    'order',
    { orderId: order.orderId },
    (now) => lastOf(now)?.outcome !== 'open',
  );
  expect(lastOf(view)?.state).toBe('cancelled');
  expect(lastOf(await firstItem(core, 'orders', null, (now) => lastOf(now)?.length === 0))).toEqual([]);
});

test('[3.05] the wallets follow a transfer', async () => {
  const core = await memberCore('qinghe');
  const before = lastOf(await firstItem(core, 'assets', { currency: 'CNY' }, (now) => lastOf(now) !== null));
  const venue = before?.assets.venues.find(({ status }) => status === 0)?.venue;
  if (!before || !venue) throw new Error('no open venue');
  const { centre } = before.assets;
  const transfer = { is: 'transfer', venue, amount: minor(1_00), currency: 'CNY', into: true } as const;
  await open(core, transfer);
  const after = await firstItem(
    core,
    'assets',
    { currency: 'CNY' },
    (now) => lastOf(now)?.assets.centre !== centre,
  );
  expect(lastOf(after)?.assets.centre).toBe(centre - 1_00n);
});

test('[4.05] an action on an older version of an order is refused', async () => {
  const core = await memberCore('qinghe');
  const order = await open(core, DEPOSIT);
  const claimed = await act(core, order, { is: 'confirm' });
  const late = act(core, order, { is: 'cancel' });
  await expect(late).rejects.toMatchObject({ code: 'ORDER_MOVED_ON' });
  const view = await firstItem(core, 'order', { orderId: order.orderId }, (now) => lastOf(now) !== null);
  expect(lastOf(view)?.version).toBeGreaterThanOrEqual(claimed.version);
});

test('[4.05] a command in the name of another member is refused', async () => {
  const core = await memberCore('fangguan');
  const owner = await memberOf(await memberCore('xuexian'));
  const request = { owner, requestId: newId(), command: DEPOSIT, isRepeat: false } as const;
  await expect(core.commands.run(request)).rejects.toMatchObject({ code: 'NEEDS_LOGIN' });
  expect(lastOf(await firstItem(core, 'orders', null, (now) => lastOf(now) !== null))).toEqual([]);
});

test('[3.05] an exchange whose response was lost is made only once', async () => {
  const admin = platformAdmin(sandbox().consoleOrigin);
  const browser = tabBrowser(asyncScheduler);
  const storage = memoryStore();
  const [tab, reloaded] = [browser.open(), browser.open()];
  const core = await memberCore('qinghe', { storage, locks: tab.locks, openTabs: tab.openTabs });
  const centreOf = async (api: CoreApi) =>
    lastOf(await firstItem(api, 'assets', { currency: 'CNY' }, (now) => lastOf(now) !== null))?.assets
      .centre ?? 0n;
  const exchange = async (api: CoreApi) => {
    const { quoteId } = await api.call('exchange.quote', {}, 1);
    return runCommand(api, { is: 'exchange', quoteId, from: 'CNY', amount: minor(10_00) });
  };
  const before = await centreOf(core);
  await admin.addFault({ path: '/cw/v1/command/byRequest', kind: 'reset' });
  await admin.addFault({ path: '/cw/v1/virtual/exchange', kind: 'truncate' });
  exchange(core).catch(() => undefined);
  await firstItem(core, 'commands', null, ({ pending }) =>
    pending.some(({ state }) => state === 'verifying'),
  );
  tab.crash();
  const next = await memberCore('qinghe', { storage, locks: reloaded.locks, openTabs: reloaded.openTabs });
  await firstItem(next, 'commands', null, ({ pending }) => pending.length === 1);
  const again = exchange(next);
  await admin.resetOverrides();
  expect(outcomeOf(await again, 'exchange').spent).toBe(10_00n);
  expect(await centreOf(next)).toBe(before - 10_00n);
});
