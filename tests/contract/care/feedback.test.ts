import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import type { FeedbackState } from '#contract/care/feedback/states.table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import type { Overview } from '#sandbox/admin/overview.ts';
import { squarePng } from '../examples/profile-examples.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const member = (name: string) => loggedIn(sandbox().origin, now, name);

const upload = async (client: WireClient, content = squarePng()) => {
  const { code, data } = await client.call('support.upload', { type: 'image/png', content });
  return code === 0 ? v.parse(calls['support.upload'].response, data).pictureId : code;
};
const read = (data: unknown) => v.parse(calls['feedback.detail'].response, data);
const add = async (client: WireClient, text: string, pictureIds: readonly string[] = [], id = text) =>
  client.call('feedback.add', {
    kind: 'live',
    text,
    pictures: [...pictureIds],
    clientMsgId: `f-${id.length}-${now()}`,
  });
const added = async (client: WireClient, text: string) => read((await add(client, text)).data);
const write = async (feedbackId: string, step: string, text: string) =>
  (await postAdmin(sandbox(), `/sandbox/feedback/${feedbackId}`, { step, text })).status;
const newest = async (client: WireClient) =>
  v.parse(calls['inbox.latest'].response, (await client.call('inbox.latest', { size: '1' })).data).list[0];

test('[7.16] a feedback is queried, answered, resolved, reopened and rated once', async () => {
  const client = await member('qinghe');
  const { feedbackId } = await added(client, '备用线路一直在卡顿');
  const input = { feedbackId };
  const stateIs = async (state: FeedbackState) =>
    expect(read((await client.call('feedback.detail', input)).data).state).toBe(state);
  await stateIs('submitted');
  expect((await client.call('feedback.rate', { ...input, stars: 5 })).code).toBe(
    PLATFORM_CODES.ORDER_STEP_REFUSED,
  );
  expect(await write(feedbackId, 'ask', '是哪一场比赛')).toBe(200);
  await stateIs('waitingMember');
  expect(await newest(client)).toMatchObject({ title: '反馈需要你补充', place: 'feedback', ref: feedbackId });
  const reply = { ...input, text: '潮间带对北岸', pictures: [], clientMsgId: 'reply-once' };
  await client.call('feedback.reply', reply);
  await client.call('feedback.reply', reply);
  await stateIs('processing');
  expect(await write(feedbackId, 'resolve', '线路换好了')).toBe(200);
  await stateIs('resolved');
  await client.call('feedback.reply', { ...reply, text: '还在卡', clientMsgId: 'reply-twice' });
  await stateIs('processing');
  expect((await client.call('feedback.settle', input)).code).toBe(0);
  expect((await client.call('feedback.rate', { ...input, stars: 4 })).code).toBe(0);
  expect((await client.call('feedback.rate', { ...input, stars: 5 })).code).toBe(
    PLATFORM_CODES.ORDER_STEP_REFUSED,
  );
  const detail = read((await client.call('feedback.detail', input)).data);
  expect(detail.parts.map(({ text }) => text)).toEqual([
    '备用线路一直在卡顿',
    '是哪一场比赛',
    '潮间带对北岸',
    '线路换好了',
    '还在卡',
  ]);
  expect(detail).toMatchObject({ stars: 4, state: 'resolved' });
});

test('[7.16] reports and images of other members are not accessible', async () => {
  const [owner, other] = [await member('xuexian'), await member('fangguan')];
  const { feedbackId } = await added(owner, '账户里有一笔看不懂');
  const input = { feedbackId };
  for (const foreign of [feedbackId, '999999']) {
    const { code } = await other.call('feedback.detail', { feedbackId: foreign });
    expect(code).toBe(PLATFORM_CODES.NOT_FOUND);
  }
  expect((await other.call('feedback.settle', input)).code).toBe(PLATFORM_CODES.NOT_FOUND);
  expect((await other.call('feedback.rate', { ...input, stars: 1 })).code).toBe(PLATFORM_CODES.NOT_FOUND);
  const reply = { ...input, text: '不是我的', pictures: [], clientMsgId: 'foreign' };
  expect((await other.call('feedback.reply', reply)).code).toBe(PLATFORM_CODES.NOT_FOUND);
  const pictureId = await upload(owner);
  const stolen = await add(other, '拿别人的图片来提交', [String(pictureId)]);
  expect(stolen.code).toBe(PLATFORM_CODES.NOT_FOUND);
  const { data } = await other.call('feedback.list', { page: 1, size: 20 });
  expect(v.parse(calls['feedback.list'].response, data)).toEqual({ total: 0, list: [] });
});

test('[7.16] a feedback has a limited text and up to three images', async () => {
  const client = await member('qinghe');
  const pictureIds = [];
  for (let n = 0; n < 4; n += 1) pictureIds.push(String(await upload(client)));
  expect((await add(client, '太短了')).code).toBe(PLATFORM_CODES.BAD_REQUEST);
  expect((await add(client, '长'.repeat(501))).code).toBe(PLATFORM_CODES.BAD_REQUEST);
  expect((await add(client, '四张图片太多了', pictureIds)).code).toBe(PLATFORM_CODES.BAD_REQUEST);
  const { data } = await add(client, '三张图片正好', pictureIds.slice(0, 3));
  expect(read(data).parts[0]?.pictures).toEqual(pictureIds.slice(0, 3));
  const { feedbacks }: Overview = await (await fetch(`${sandbox().consoleOrigin}/sandbox/overview`)).json();
  const [shown = ''] =
    feedbacks.find(({ messages }) => messages[0]?.text === '三张图片正好')?.messages[0]?.imageIds ?? [];
  const served = await fetch(`${sandbox().consoleOrigin}/sandbox/service/pictures/${shown}`);
  expect(served.headers.get('content-type')).toBe('image/png');
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
});
