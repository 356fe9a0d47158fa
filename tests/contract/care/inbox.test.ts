import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import type { Overview } from '#sandbox/admin/overview.ts';
import { examplesIn, sceneOf } from '../examples/call-examples.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const member = (name: string) => loggedIn(sandbox().origin, now, name);

const pageOf = async (client: WireClient, kind: 'all' | 'letter' = 'all') => {
  const { data } = await client.call('inbox.list', { kind, page: '1', size: '100' });
  return v.parse(calls['inbox.list'].response, data);
};

test('[7.16] messages are read one by one or all, and deleted for good', async () => {
  const client = await member('xuexian');
  const before = await pageOf(client);
  const unread = before.list.filter(({ isRead }) => !isRead).map(({ messageId }) => messageId);
  expect(before.unread).toBe(unread.length);
  expect(unread.length).toBeGreaterThan(2);
  const [first = ''] = unread;
  expect((await client.call('inbox.read', { ids: first })).data).toEqual({ unread: unread.length - 1 });
  expect((await client.call('inbox.read', { ids: 'all' })).data).toEqual({ unread: 0 });
  await client.call('inbox.remove', { ids: unread.slice(0, 2).join(',') });
  expect((await pageOf(client)).total).toBe(before.total - 2);
});

test('[7.16] a sticky message is first, and letters can be seen alone', async () => {
  const client = await member('qinghe');
  const oldest = (await pageOf(client)).list.at(-1);
  expect((await client.call('inbox.stick', { id: oldest?.messageId ?? '', on: '1' })).code).toBe(0);
  expect((await pageOf(client)).list[0]).toMatchObject({ messageId: oldest?.messageId, isSticky: true });
  const letters = await pageOf(client, 'letter');
  expect(new Set(letters.list.map(({ kind }) => kind))).toEqual(new Set(['letter']));
});

test('[7.16] messages of another member cannot be changed', async () => {
  const [mine, theirs] = [await member('beian'), await member('qinghe')];
  const [message] = (await pageOf(theirs)).list;
  const id = message?.messageId ?? '';
  await mine.call('inbox.remove', { ids: id });
  expect((await mine.call('inbox.stick', { id, on: '0' })).code).toBe(404001);
  expect((await pageOf(theirs)).list[0]?.messageId).toBe(id);
});

test('[7.16] buying coins and a new device each bring a message', async () => {
  const client = await member('beian');
  const newest = async () => {
    const { data } = await client.call('inbox.latest', { size: '1' });
    return v.parse(calls['inbox.latest'].response, data).list[0]?.title;
  };
  await client.call('coin.buy', { packId: 'c60', clientRequestId: 'messages-purchase' });
  expect(await newest()).toBe('已到账 60 金币');
  await client.call('coin.buy', { packId: 'c60', clientRequestId: 'messages-purchase' });
  const { list } = await pageOf(client);
  expect(list.filter(({ title }) => title === '已到账 60 金币')).toHaveLength(1);
  sandbox().db.exec(`UPDATE member_device SET device = 'an-old-phone' WHERE user_id = 'u-beian'`);
  await member('beian');
  expect(await newest()).toBe('新设备登录提醒');
});

test.each([
  ['transfer.move', /^已(转入|转回)/],
  ['transfer.recover', /^一键回收 /],
  ['treasury.putIn', /^已转入余额宝 /],
  ['treasury.takeOut', /^余额宝已转出 /],
  ['exchange.swap', /^兑换成功 /],
  ['depositLimit.set', /充值限额/],
  ['payee.setDefault', /^默认收款方式改为 /],
  ['payee.remove', /^已删除收款方式 /],
  ['withdraw.updatePassword', /密码已修改$/],
  ['withdraw.resetPassword', /密码已用短信验证码重设$/],
  ['account.changePassword', /^登录密码已修改$/],
] as const)('[7.16] %s is reported in its own message', async (name, title) => {
  const client = await member('beian');
  const example = await examplesIn(sceneOf(sandbox()))(name);
  const known = new Set((await pageOf(client)).list.map(({ messageId }) => messageId));
  expect((await client.call(name, example)).code).toBe(0);
  const again = name === 'account.changePassword' ? await member('beian') : client;
  const titles = (await pageOf(again)).list
    .filter(({ messageId }) => !known.has(messageId))
    .map((news) => news.title);
  expect(titles).toContainEqual(expect.stringMatching(title));
});

test('[7.16] a name that was bound brings a message', async () => {
  const client = await member('fangguan');
  expect((await client.call('payee.bindName', { realName: '方观' })).code).toBe(0);
  expect((await pageOf(client)).list.map(({ title }) => title)).toContain('实名已绑定');
});

const letterIn = async (client: WireClient, id: string) => {
  const { data } = await client.call('inbox.message', { id });
  return v.parse(calls['inbox.message'].response, data);
};
const fetchLetters = async (): Promise<Overview['letters']> => {
  const { letters }: Overview = await (await fetch(`${sandbox().consoleOrigin}/sandbox/overview`)).json();
  return letters;
};

test('[7.16] a private letter from the console can be answered', async () => {
  const client = await member('fangguan');
  const letter = { name: 'fangguan', title: '关于你的申请', text: '还缺一张图' };
  expect((await postAdmin(sandbox(), '/sandbox/letters', letter)).status).toBe(200);
  const id = (await pageOf(client, 'letter')).list[0]?.messageId ?? '';
  const answer = { id, text: ' 今晚补上 ', clientMsgId: 'letter-answer' };
  expect((await client.call('inbox.answer', answer)).code).toBe(0);
  expect((await client.call('inbox.answer', answer)).code).toBe(0);
  const [waiting] = await fetchLetters();
  expect(waiting).toMatchObject({ messageId: id, name: 'fangguan', isWaiting: true });
  expect(waiting?.parts.map(({ text }) => text)).toEqual(['今晚补上']);
  expect((await pageOf(client, 'letter')).list[0]).toMatchObject({ messageId: id, isRead: true });
  expect((await postAdmin(sandbox(), `/sandbox/letters/${id}`, { text: '收到了' })).status).toBe(200);
  expect((await pageOf(client, 'letter')).list[0]).toMatchObject({ messageId: id, isRead: false });
  const { message, parts } = await letterIn(client, id);
  expect(message).toMatchObject({ title: '关于你的申请', isRead: false });
  expect(parts.map(({ from, text }) => [from, text])).toEqual([
    ['member', '今晚补上'],
    ['service', '收到了'],
  ]);
  expect(await fetchLetters()).toContainEqual(expect.objectContaining({ messageId: id, isWaiting: false }));
});

test('[7.16] a member writes a letter once, and receives an answer to it', async () => {
  const client = await member('qinghe');
  const write = { text: '昨天的提现还在审核，想问什么时候能到账', clientMsgId: 'own-letter' };
  const answers = [await client.call('inbox.write', write), await client.call('inbox.write', write)];
  const ids = answers.map(({ data }) => v.parse(calls['inbox.write'].response, data).message.messageId);
  expect(new Set(ids).size).toBe(1);
  const [id = ''] = ids;
  expect((await letterIn(client, id)).message).toMatchObject({
    kind: 'letter',
    title: '写给客服：昨天的提现还在审核，想问什么时候…',
    isRead: true,
  });
  expect(await fetchLetters()).toContainEqual(expect.objectContaining({ messageId: id, isWaiting: true }));
  await postAdmin(sandbox(), `/sandbox/letters/${id}`, { text: '今天 18:00 前付款' });
  const { message, parts } = await letterIn(client, id);
  expect(message.isRead).toBe(false);
  expect(parts.map(({ from }) => from)).toEqual(['member', 'service']);
});

test('[7.16] a letter of another member cannot be read or answered', async () => {
  const [mine, theirs] = [await member('beian'), await member('fangguan')];
  const id = (await pageOf(theirs, 'letter')).list[0]?.messageId ?? '';
  expect((await mine.call('inbox.message', { id })).code).toBe(404001);
  expect((await mine.call('inbox.answer', { id, text: '我来答', clientMsgId: 'foreign' })).code).toBe(404001);
  const system = (await pageOf(theirs)).list.find(({ kind }) => kind === 'system')?.messageId ?? '';
  expect((await theirs.call('inbox.answer', { id: system, text: '好', clientMsgId: 'system' })).code).toBe(
    404001,
  );
  expect((await postAdmin(sandbox(), `/sandbox/letters/${system}`, { text: '好' })).status).toBe(404);
});

test('[7.16] unread messages are counted by kind, and can be marked unread again', async () => {
  const client = await member('xuexian');
  const counts = async () =>
    v.parse(calls['inbox.counts'].response, (await client.call('inbox.counts', {})).data);
  await client.call('inbox.read', { ids: 'all' });
  expect(await counts()).toEqual({ system: 0, promotion: 0, order: 0, letter: 0 });
  const [letter] = (await pageOf(client, 'letter')).list;
  const marked = await client.call('inbox.markUnread', { ids: letter?.messageId ?? '' });
  expect(marked.data).toEqual({ unread: 1 });
  expect(await counts()).toMatchObject({ letter: 1, order: 0 });
});

test('[7.16] a disabled category sends no messages, except those of the account', async () => {
  const client = await member('beian');
  const set = async (on: '0' | '1') => {
    const { data } = await client.call('inbox.setPreference', { category: 'order', on });
    return v.parse(calls['inbox.setPreference'].response, data).list;
  };
  const sum = async () => (await pageOf(client)).total;
  const buy = (clientRequestId: string) => client.call('coin.buy', { packId: 'c60', clientRequestId });
  const move = (clientRequestId: string) =>
    client.call('transfer.move', {
      transfer_out: 'CENTERMONEY',
      api_name: 'YBTY',
      amount: '1.00',
      currency: 'CNY',
      clientRequestId,
    });
  expect(await set('0')).toContainEqual({ category: 'order', isOn: false, isFixed: false });
  const before = await sum();
  await buy('quiet-purchase');
  await move('quiet-transfer');
  expect(await sum()).toBe(before);
  await postAdmin(sandbox(), '/sandbox/letters', { name: 'beian', title: '信', text: '给你' });
  expect(await sum()).toBe(before + 1);
  expect((await set('1')).every(({ isOn }) => isOn)).toBe(true);
  await buy('loud-purchase');
  expect(await sum()).toBe(before + 2);
});

test('[7.16] old messages are removed, money messages later, stuck ones never', async () => {
  const client = await member('qinghe');
  const { db } = sandbox();
  const daysAgo = (days: number) => now() - days * 86_400_000;
  db.exec(`UPDATE message SET at = ${daysAgo(91)} WHERE user_id = 'u-qinghe'`);
  await postAdmin(sandbox(), '/sandbox/clock', { advance: 3_600_000 });
  const { list } = await pageOf(client);
  expect(list.some(({ isSticky }) => isSticky)).toBe(true);
  expect(list.filter(({ kind, isSticky, at }) => kind !== 'order' && !isSticky && at < daysAgo(90))).toEqual(
    [],
  );
  expect(list.some(({ kind, at }) => kind === 'order' && at < daysAgo(90))).toBe(true);
});
