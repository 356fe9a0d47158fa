import { expect, test } from 'vitest';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { GREY_PIXEL } from '#tests/fixtures/files/image-files.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();

const client = (name: string) => loggedIn(sandbox().origin, sandbox().world.clock.now, name);

type Client = Awaited<ReturnType<typeof client>>;

const pay = (member: Client, clientRequestId: string) =>
  member.call('deposit.pay', {
    payType: 'bank',
    amount: '500.00',
    chain: '',
    promotionId: '',
    clientRequestId,
  });

test('[4.05] an order moves by the operator’s hand, and only where it may', async () => {
  const member = await client('beian');
  expect((await postAdmin(sandbox(), '/sandbox/counterparties', { act: false })).status).toBe(200);
  const { data } = await pay(member, 'by-hand');
  const { orderId } =
    sandbox().money.orders.known({ userId: 'u-beian', requestId: 'by-hand', kind: 'deposit' }) ?? {};
  expect(data).toMatchObject({ orderId, state: 'created' });
  const sendEvent = (event: string) =>
    postAdmin(sandbox(), `/sandbox/orders/${orderId}`, { event, reason: '银行退回' });
  expect((await sendEvent('credited')).status).toBe(409);
  expect((await sendEvent('nonsense')).status).toBe(400);
  expect(await (await sendEvent('deadline')).json()).toMatchObject({ state: 'expired', cls: 'cancelled' });
  expect((await postAdmin(sandbox(), '/sandbox/orders/none', { event: 'paid' })).status).toBe(404);
  expect((await postAdmin(sandbox(), '/sandbox/counterparties', { act: true })).status).toBe(200);
});

test('[4.05] five images may be uploaded for a member’s own order', async () => {
  const member = await client('qinghe');
  const stranger = await client('wuhao');
  await pay(member, 'pictures');
  const request = { userId: 'u-qinghe', requestId: 'pictures', kind: 'deposit' } as const;
  const order = () => {
    const known = sandbox().money.orders.known(request);
    if (!known) throw new Error('no order');
    return known;
  };
  const { orders } = sandbox().money;
  const { orderId, version } = order();
  orders.act({ userId: 'u-qinghe', orderId, version, action: 'confirm', note: '' });
  const show = (caller: Client, clientRequestId: string, targetId = orderId, content = GREY_PIXEL) =>
    caller.call('order.uploadProof', {
      orderId: targetId,
      version: String(order().version),
      clientRequestId,
      type: 'image/png',
      content,
    });
  expect((await show(member, 'text', orderId, 'bm8gcGljdHVyZQ==')).code).toBe(PLATFORM_CODES.BAD_REQUEST);
  expect((await show(stranger, 'foreign')).code).toBe(PLATFORM_CODES.NOT_FOUND);
  expect((await show(member, 'nowhere', 'none')).code).toBe(PLATFORM_CODES.NOT_FOUND);
  for (const proofs of [1, 2, 3, 4, 5])
    expect(await show(member, `p${proofs}`)).toMatchObject({ data: { proofs } });
  expect((await show(member, 'p6')).code).toBe(PLATFORM_CODES.PROOFS_USED_UP);
});
