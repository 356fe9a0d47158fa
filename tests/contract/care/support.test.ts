import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import type { Overview } from '#sandbox/admin/overview.ts';
import { squarePng } from '../examples/profile-examples.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, loggedIn, type WireClient } from '../wire-client.ts';

/** Saturday, 2026-06-13 20:30 in Beijing: within the hours. */
const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const guest = (device = 'device-one') => createWireClient(sandbox().origin, now, '', '5000', device);
const member = (name: string) => loggedIn(sandbox().origin, now, name);
const later = (ms: number) => postAdmin(sandbox(), '/sandbox/clock', { advance: ms });
const maintain = (maintenance: unknown) => postAdmin(sandbox(), '/sandbox/maintenance', { maintenance });

afterEach(() => maintain(null));

const talkOf = async (client: WireClient) =>
  v.parse(calls['support.conversation'].response, (await client.call('support.conversation', {})).data);
let sentCount = 0;
const sendText = async (client: WireClient, text: string, id?: string) => {
  sentCount += 1;
  const clientMsgId = id ?? `word-${sentCount}`;
  return (await client.call('support.say', { clientMsgId, text, pictureId: null })).code;
};
const findConversation = async (text: string) => {
  const { conversations }: Overview = await (
    await fetch(`${sandbox().consoleOrigin}/sandbox/overview`)
  ).json();
  return conversations.find((held) => held.messages.some((message) => message.text === text));
};
const turn = async (text: string, body: object) =>
  (await postAdmin(sandbox(), `/sandbox/service/${(await findConversation(text))?.conversationId}`, body))
    .status;
const unread = async (client: WireClient) =>
  v.parse(calls['inbox.latest'].response, (await client.call('inbox.latest', { size: '1' })).data);
const textsOf = (talk: Awaited<ReturnType<typeof talkOf>>) =>
  talk.words.map(({ event, text }) => event ?? text);

test('[2.08] a guest waits, gets an answer, and rates it once', async () => {
  const client = guest();
  expect((await talkOf(client)).state).toBe('none');
  expect(await sendText(client, '画面卡住了', 'the-same')).toBe(0);
  expect(await sendText(client, '画面卡住了', 'the-same')).toBe(0);
  expect(await talkOf(client)).toMatchObject({ state: 'queued', ahead: 0, waitMs: null, isOpen: true });
  await sendText(guest('device-two'), '我也卡');
  expect(await talkOf(guest('device-two'))).toMatchObject({ state: 'queued', ahead: 1 });
  expect(await turn('画面卡住了', { take: true })).toBe(200);
  expect((await talkOf(client)).state).toBe('assigned');
  expect(await turn('画面卡住了', { text: '哪一场比赛' })).toBe(200);
  expect(await talkOf(client)).toMatchObject({ state: 'waitingMember', ahead: null });
  await sendText(client, '潮间带对北岸');
  expect((await talkOf(client)).state).toBe('waitingAgent');
  expect((await client.call('support.rate', { stars: 5 })).code).toBe(PLATFORM_CODES.ORDER_STEP_REFUSED);
  expect(await turn('画面卡住了', { resolve: true })).toBe(200);
  expect((await client.call('support.rate', { stars: 5 })).code).toBe(0);
  expect((await client.call('support.rate', { stars: 1 })).code).toBe(PLATFORM_CODES.ORDER_STEP_REFUSED);
  const talk = await talkOf(client);
  expect(talk).toMatchObject({ state: 'resolved', stars: 5 });
  expect(textsOf(talk)).toEqual(['画面卡住了', 'taken', '哪一场比赛', '潮间带对北岸', 'resolved']);
  expect(await turn('我也卡', { resolve: true })).toBe(200);
});

test('[2.08] automatic answers arrive within seconds, until an operator joins', async () => {
  const client = guest('device-seven');
  await sendText(client, '充值还没到账');
  await later(2_000);
  const talk = await talkOf(client);
  expect(talk).toMatchObject({ state: 'queued', isAutomatic: true });
  expect(talk.words.map(({ from }) => from)).toEqual(['visitor', 'automatic']);
  expect(await findConversation('充值还没到账')).toMatchObject({ isAutomatic: true });
  expect(await turn('充值还没到账', { take: true })).toBe(200);
  await sendText(client, '单号在这里');
  await later(MINUTE_MS);
  const assignedTalk = await talkOf(client);
  expect(assignedTalk).toMatchObject({ state: 'waitingAgent', isAutomatic: false });
  expect(assignedTalk.words.filter(({ from }) => from === 'automatic')).toHaveLength(1);
  expect(await turn('充值还没到账', { resolve: true })).toBe(200);
});

test('[7.16] an answer sends an absent member one message per absence', async () => {
  const client = await member('qinghe');
  await sendText(client, '提现多久到');
  await turn('提现多久到', { text: '马上就到' });
  const seen = (await unread(client)).unread;
  await later(MINUTE_MS);
  await turn('提现多久到', { text: '已经打款了' });
  await turn('提现多久到', { text: '请查收一下' });
  const box = await unread(client);
  expect(box.unread).toBe(seen + 1);
  expect(box.list[0]).toMatchObject({ title: '客服回复了你', text: '已经打款了', place: 'service' });
  await client.call('support.end', {});
  expect((await client.call('support.end', {})).code).toBe(PLATFORM_CODES.ORDER_STEP_REFUSED);
});

test('[2.08] a guest’s conversation passes to the member who logs in', async () => {
  const device = 'device-of-the-contract-tests';
  const client = guest(device);
  const { data } = await client.call('support.upload', { type: 'image/png', content: squarePng() });
  const { pictureId } = v.parse(calls['support.upload'].response, data);
  const message = { clientMsgId: 'with-picture', text: '', pictureId };
  expect((await guest('device-six').call('support.say', message)).code).toBe(PLATFORM_CODES.NOT_FOUND);
  expect((await client.call('support.say', message)).code).toBe(0);
  expect((await guest('device-six').call('support.picture', { pictureId })).code).toBe(
    PLATFORM_CODES.NOT_FOUND,
  );
  const owner = await member('xuexian');
  expect((await talkOf(owner)).words[0]?.pictureId).toBe(pictureId);
  expect((await owner.call('support.picture', { pictureId })).code).toBe(0);
  expect((await talkOf(guest(device))).words).toEqual([]);
  await owner.call('support.end', {});
});

test('[8.14] a file that is no image is refused, and metadata is removed', async () => {
  const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
  const refused = await guest().call('support.upload', { type: 'image/png', content: text });
  expect(refused.code).toBe(PLATFORM_CODES.PICTURE_REFUSED);
  const behind = Buffer.concat([Buffer.from(squarePng('林舟'), 'base64'), Buffer.from('PK <script>')]);
  const handed = await guest().call('support.upload', {
    type: 'image/jpeg',
    content: behind.toString('base64'),
  });
  const { pictureId } = v.parse(calls['support.upload'].response, handed.data);
  const { data } = await guest().call('support.picture', { pictureId });
  const stored = v.parse(calls['support.picture'].response, data);
  expect(stored.type).toBe('image/png');
  const bytes = Buffer.from(stored.content, 'base64');
  expect(bytes.includes('Author')).toBe(false);
  expect(bytes.includes('<script>')).toBe(false);
});

test('[7.10] mail and phone use separate links', async () => {
  const { data } = await guest().call('support.contacts', {});
  const { list } = v.parse(calls['support.contacts'].response, data);
  expect(list.map(({ lineId, link }) => [lineId, link?.split(':')[0] ?? null])).toEqual([
    ['online', null],
    ['phone', 'tel'],
    ['email', 'mailto'],
  ]);
});

test('[8.14] a guest may upload a dozen images in ten minutes', async () => {
  await later(10 * MINUTE_MS);
  const image = { type: 'image/png' as const, content: squarePng() };
  const codes = await Promise.all(
    Array.from({ length: 30 }, async () => (await guest().call('support.upload', image)).code),
  );
  expect(codes.filter((code) => code === 0).length).toBeLessThanOrEqual(12);
  expect(codes.filter((code) => code === PLATFORM_CODES.THROTTLED_USER).length).toBeGreaterThanOrEqual(18);
  await postAdmin(sandbox(), '/sandbox/clock', { advance: 600_000 });
  expect((await guest().call('support.upload', image)).code).toBe(0);
});
