import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls/table.ts';
import { callExamples, sceneOf } from './call-examples.ts';
import { sandboxForFile } from './sandbox-fixture.ts';
import { loggedIn, type WireClient } from './wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const member = (name: string) => loggedIn(sandbox().origin, now, name);

const pageOf = async (client: WireClient, kind: 'all' | 'letter' = 'all') => {
  const { data } = await client.ask('inbox.list', { kind, page: '1', size: '100' });
  return v.parse(calls['inbox.list'].response, data);
};

test('[7.16] messages are read one by one or all, and deleted for good', async () => {
  const client = await member('xuexian');
  const before = await pageOf(client);
  const unread = before.list.filter(({ isRead }) => !isRead).map(({ messageId }) => messageId);
  expect(before.unread).toBe(unread.length);
  expect(unread.length).toBeGreaterThan(2);
  const [first = ''] = unread;
  expect((await client.ask('inbox.read', { ids: first })).data).toEqual({ unread: unread.length - 1 });
  expect((await client.ask('inbox.read', { ids: 'all' })).data).toEqual({ unread: 0 });
  await client.ask('inbox.remove', { ids: unread.slice(0, 2).join(',') });
  expect((await pageOf(client)).total).toBe(before.total - 2);
});

test('[7.16] a sticky message is first, and letters can be seen alone', async () => {
  const client = await member('qinghe');
  const oldest = (await pageOf(client)).list.at(-1);
  expect((await client.ask('inbox.stick', { id: oldest?.messageId ?? '', on: '1' })).code).toBe(0);
  expect((await pageOf(client)).list[0]).toMatchObject({ messageId: oldest?.messageId, isSticky: true });
  const letters = await pageOf(client, 'letter');
  expect(new Set(letters.list.map(({ kind }) => kind))).toEqual(new Set(['letter']));
});

test('[7.16] nobody touches the messages of another', async () => {
  const [mine, theirs] = [await member('beian'), await member('qinghe')];
  const [message] = (await pageOf(theirs)).list;
  const id = message?.messageId ?? '';
  await mine.ask('inbox.remove', { ids: id });
  expect((await mine.ask('inbox.stick', { id, on: '0' })).code).toBe(404001);
  expect((await pageOf(theirs)).list[0]?.messageId).toBe(id);
});

test('[7.16] buying coins and a new device each bring a message', async () => {
  const client = await member('beian');
  const newest = async () => {
    const { data } = await client.ask('inbox.latest', { size: '1' });
    return v.parse(calls['inbox.latest'].response, data).list[0]?.title;
  };
  await client.ask('coin.buy', { packId: 'c60', clientRequestId: 'messages-purchase' });
  expect(await newest()).toBe('已到账 60 金币');
  await client.ask('coin.buy', { packId: 'c60', clientRequestId: 'messages-purchase' });
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
] as const)('[7.16] %s is reported in a message of its own', async (name, title) => {
  const client = await member('beian');
  const examples = await callExamples(sceneOf(sandbox()));
  const known = new Set((await pageOf(client)).list.map(({ messageId }) => messageId));
  expect((await client.ask(name, examples[name])).code).toBe(0);
  const again = name === 'account.changePassword' ? await member('beian') : client;
  const titles = (await pageOf(again)).list
    .filter(({ messageId }) => !known.has(messageId))
    .map((news) => news.title);
  expect(titles).toContainEqual(expect.stringMatching(title));
});

test('[7.16] a name that was bound brings a message', async () => {
  const client = await member('fangguan');
  expect((await client.ask('payee.bindName', { realName: '方观' })).code).toBe(0);
  expect((await pageOf(client)).list.map(({ title }) => title)).toContain('实名已绑定');
});
