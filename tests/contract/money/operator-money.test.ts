import { expect, test } from 'vitest';
import type { Overview } from '#sandbox/admin/overview.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const post = (path: string, body: unknown) => postAdmin(sandbox(), `/sandbox/${path}`, body);
const overview = async (): Promise<Overview> =>
  (await fetch(`${sandbox().consoleOrigin}/sandbox/overview`)).json();
const member = async (name: string) =>
  (await overview()).members.find((candidate) => candidate.name === name);

test('an operator credits a member, and the ledger balances', async () => {
  const before = await member('qinghe');
  expect((await post('cash', { name: 'qinghe', currency: 'USDT', amount: '12.34' })).status).toBe(200);
  expect((await member('qinghe'))?.balances.USDT).not.toBe(before?.balances.USDT);
  for (const amount of ['0', '-1', '1e5', '99999999999']) {
    expect((await post('cash', { name: 'qinghe', currency: 'CNY', amount })).status).toBe(400);
  }
  const refused = await post('cash', { name: 'nobody', currency: 'CNY', amount: '1' });
  expect([refused.status, (await refused.json()).error]).toEqual([404, '没有这个会员']);
  expect((await (await fetch(`${sandbox().consoleOrigin}/sandbox/ledger/verify`)).json()).sound).toBe(true);
});

test('an operator resets a member’s used-up allowances and sends a message', async () => {
  for (const kind of ['cancels', 'secret', 'limits', 'wagering']) {
    expect((await post('resets', { name: 'beian', what: kind })).status).toBe(200);
  }
  const client = await loggedIn(sandbox().origin, now, 'beian');
  await post('letters', { name: 'beian', title: '客服回访', text: '你的问题已经处理' });
  const { data } = await client.call('inbox.latest', { size: '1' });
  expect(JSON.stringify(data)).toContain('客服回访');
});

test('venues and deposit methods are shown unchanged on the desk', async () => {
  await post('venues/YBTY', { status: 1 });
  await post('pay-types/bank', { status: 2, maintainedUntil: now() + 60_000 });
  const { venues, payTypes } = await overview();
  expect(venues.find(({ code }) => code === 'YBTY')?.status).toBe(1);
  expect(payTypes.find(({ code }) => code === 'bank')?.status).toBe(2);
});

test('[3.03] money moves only into venues of the site, and can be recovered', async () => {
  const client = await loggedIn(sandbox().origin, now, 'beian');
  const request = (venue: string, transfer_out: string, clientRequestId: string) => ({
    transfer_out,
    api_name: venue,
    amount: '1.00',
    currency: 'CNY' as const,
    clientRequestId,
  });
  const elsewhere = await loggedIn(sandbox().origin, now, 'beian', '5003');
  const into = request('QNCP', 'CENTERMONEY', 'into-no-venue');
  expect((await elsewhere.call('transfer.move', into)).code).toBe(404001);
  expect((await client.call('transfer.move', into)).code).toBe(0);
  const back = request('QNCP', 'QNCP', 'out-of-it');
  expect((await elsewhere.call('transfer.move', back)).code).toBe(0);
  const { data } = await elsewhere.call('transfer.assets', { currency: 'CNY' });
  expect(JSON.stringify(data)).not.toContain('青鸟彩票');
  expect(JSON.stringify(data)).toContain('云豹体育');
});

test('a fault on everything strikes the calls about money, too', async () => {
  const client = await loggedIn(sandbox().origin, now, 'qinghe');
  await post('faults', { path: '/', kind: 'status', status: 503 });
  const prepared = await client.prepare('order.lastUnfinished', {});
  expect((await fetch(prepared.url, prepared.init)).status).toBe(503);
  await post('calm', {});
  expect((await client.call('order.lastUnfinished', {})).code).toBe(0);
});
