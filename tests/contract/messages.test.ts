import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls/table.ts';
import { sandboxForFile } from './sandbox-fixture.ts';
import { loggedIn, type WireClient } from './wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const member = (name: string) => loggedIn(sandbox().origin, now, name);

const pageOf = async (client: WireClient, kind: 'all' | 'letter' = 'all') => {
  const { data } = await client.ask('message.list', { kind, page: '1', size: '100' });
  return v.parse(calls['message.list'].response, data);
};

test('[7.16] messages are read one by one or all, and deleted for good', async () => {
  const client = await member('xuexian');
  const before = await pageOf(client);
  const unread = before.list.filter(({ isRead }) => !isRead).map(({ messageId }) => messageId);
  expect(before.unread).toBe(unread.length);
  expect(unread.length).toBeGreaterThan(2);
  const [first = ''] = unread;
  expect((await client.ask('message.read', { ids: first })).data).toEqual({ unread: unread.length - 1 });
  expect((await client.ask('message.read', { ids: 'all' })).data).toEqual({ unread: 0 });
  await client.ask('message.remove', { ids: unread.slice(0, 2).join(',') });
  expect((await pageOf(client)).total).toBe(before.total - 2);
});

test('[7.16] a sticky message stands first, and letters can be seen alone', async () => {
  const client = await member('qinghe');
  const oldest = (await pageOf(client)).list.at(-1);
  expect((await client.ask('message.stick', { id: oldest?.messageId ?? '', on: '1' })).code).toBe(0);
  expect((await pageOf(client)).list[0]).toMatchObject({ messageId: oldest?.messageId, isSticky: true });
  const letters = await pageOf(client, 'letter');
  expect(new Set(letters.list.map(({ kind }) => kind))).toEqual(new Set(['letter']));
});

test('[7.16] nobody touches the messages of another', async () => {
  const [mine, theirs] = [await member('beian'), await member('qinghe')];
  const [message] = (await pageOf(theirs)).list;
  const id = message?.messageId ?? '';
  await mine.ask('message.remove', { ids: id });
  expect((await mine.ask('message.stick', { id, on: '0' })).code).toBe(404001);
  expect((await pageOf(theirs)).list[0]?.messageId).toBe(id);
});

test('[7.16] buying coins and a new device are told of', async () => {
  const client = await member('beian');
  const newest = async () => {
    const { data } = await client.ask('message.latest', { size: '1' });
    return v.parse(calls['message.latest'].response, data).list[0]?.title;
  };
  await client.ask('gift.buyCoins', { packId: 'c60', clientRequestId: 'messages-purchase' });
  expect(await newest()).toBe('已到账 60 金币');
  await client.ask('gift.buyCoins', { packId: 'c60', clientRequestId: 'messages-purchase' });
  const { list } = await pageOf(client);
  expect(list.filter(({ title }) => title === '已到账 60 金币')).toHaveLength(1);
  sandbox().db.exec(`UPDATE member_device SET device = 'an-old-phone' WHERE user_id = 'u-beian'`);
  await member('beian');
  expect(await newest()).toBe('新设备登录提醒');
});
