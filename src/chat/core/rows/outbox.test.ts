import { expect, test } from 'vitest';
import { appError } from '#contract/errors.ts';
import { clientMsgId, orderId, userId } from '#tests/fixtures/chat/chat-messages.ts';
import { chatReader, ownRow, ownState, textsOf } from '#tests/fixtures/chat/chat-reader.ts';

const hello = clientMsgId('c-1');

/** Advances time in small steps, so that pending promises continue in between. */
async function steps(advance: (ms: number) => Promise<void>, ms: number): Promise<void> {
  for (let elapsedMs = 0; elapsedMs < ms; elapsedMs += 100) await advance(100);
}

test('an own message shows at once, then as sent, under one key', async () => {
  const { room, feed, seen, watch, advance } = chatReader({ latencyMs: 200 });
  room.login();
  watch();
  await advance(1_000);
  const outcome = feed.send(hello, '稳住', []);
  await advance(1);
  expect(ownState(seen.rows)).toEqual({ is: 'sending' });
  const key = ownRow(seen.rows)?.key;
  await advance(1_000);
  expect(await outcome).toEqual({ is: 'sent' });
  expect(ownState(seen.rows)).toEqual({ is: 'sent' });
  expect(ownRow(seen.rows)?.key).toBe(key);
  expect(textsOf(seen.rows)).toEqual(['稳住']);
});

test('own messages are last until the platform has placed them', async () => {
  const { room, feed, seen, watch, advance } = chatReader({ latencyMs: 200 });
  room.login();
  watch();
  await advance(1_000);
  const outcome = feed.send(hello, '我的', []);
  room.say({ text: '先到的' });
  await advance(150);
  expect(textsOf(seen.rows).at(-1)).toBe('我的');
  await advance(1_000);
  await outcome;
  expect(textsOf(seen.rows)).toEqual(['先到的', '我的']);
});

test('a retry after a lost response does not duplicate the waiting message', async () => {
  const { room, feed, seen, watch, advance } = chatReader();
  room.login();
  watch();
  await advance(500);
  room.state.failing = appError('TIMEOUT');
  const first = feed.send(hello, '再说一次', []);
  await advance(100);
  expect(await first).toEqual({ is: 'refused', refusal: { reason: 'network' } });
  expect(ownState(seen.rows)).toEqual({ is: 'waiting' });
  room.state.failing = null;
  const again = feed.retry(hello);
  await advance(60_000);
  expect(await again).toEqual({ is: 'sent' });
  expect(textsOf(seen.rows)).toEqual(['再说一次']);
  expect(ownState(seen.rows)).toEqual({ is: 'sent' });
});

test('the echo marks a message with a lost response as sent', async () => {
  const { room, feed, seen, watch, advance } = chatReader();
  room.login();
  watch();
  await advance(500);
  room.state.swallowsAnswers = true;
  const outcome = feed.send(hello, '收到了吗', []);
  await advance(2_000);
  expect(await outcome).toMatchObject({ is: 'refused' });
  expect(textsOf(seen.rows)).toEqual(['收到了吗']);
  expect(ownState(seen.rows)).toEqual({ is: 'sent' });
});

test('a message with a lost response appears once despite its author’s logout', async () => {
  const { room, feed, seen, watch, advance } = chatReader();
  room.login();
  watch();
  await advance(200);
  room.hide(true);
  await advance(100);
  room.state.swallowsAnswers = true;
  const sent = feed.send(clientMsgId('m1'), '门将站位', []);
  await advance(100);
  expect(await sent).toMatchObject({ is: 'refused', refusal: { reason: 'network' } });
  room.logout();
  room.hide(false);
  await advance(1_000);
  expect(textsOf(seen.rows)).toEqual(['门将站位']);
  expect(ownState(seen.rows)).toEqual({ is: 'sent' });
});

test('the resend of an already listed message replaces its row', async () => {
  const { room, feed, seen, watch, advance } = chatReader();
  room.say({ from: 'me', clientMsgId: clientMsgId('m1'), content: { kind: 'text', text: '门将站位' } });
  watch();
  await advance(200);
  room.login();
  await advance(100);
  const sent = feed.send(clientMsgId('m1'), '门将站位', []);
  await advance(300);
  expect(await sent).toEqual({ is: 'sent' });
  expect(textsOf(seen.rows)).toEqual(['门将站位']);
  expect(ownState(seen.rows)).toEqual({ is: 'sent' });
});

test('a failed message can be discarded', async () => {
  const { room, feed, seen, watch, advance } = chatReader();
  room.login();
  watch();
  await advance(500);
  room.state.failing = appError('TIMEOUT');
  const outcome = feed.send(hello, '算了', []);
  await advance(100);
  await outcome;
  feed.discard(hello);
  await advance(100);
  expect(textsOf(seen.rows)).toEqual([]);
});

test('a rejected message shows its reason, leaves no row and refreshes switches', async () => {
  const { room, feed, seen, watch, advance } = chatReader();
  room.login();
  watch();
  await advance(500);
  room.state.refusing = appError('CHAT_MUTED', { until: 5_000_000 });
  const requestCount = room.times('switches').length;
  const outcome = feed.send(hello, '不行吗', []);
  await advance(100);
  expect(await outcome).toEqual({ is: 'refused', refusal: { reason: 'muted', until: 5_000_000 } });
  expect(textsOf(seen.rows)).toEqual([]);
  expect(room.times('switches').length).toBe(requestCount + 1);
});

const REFUSALS = [
  'BAD_REQUEST',
  'UNKNOWN_CODE',
  'THROTTLED_USER',
  'ACCOUNT_BLOCKADE',
  'REQUEST_CLOSED',
] as const;

test.each(REFUSALS)('a message rejected with %s is sent once and shows the reason', async (code) => {
  const { room, feed, seen, watch, advance } = chatReader();
  room.login();
  watch();
  await advance(500);
  room.state.refusing = appError(code);
  const outcome = feed.send(hello, '不行吗', []);
  await steps(advance, 150_000);
  expect(await outcome).toEqual({ is: 'refused', refusal: { reason: 'other', code } });
  expect(textsOf(seen.rows)).toEqual([]);
  expect(room.times('send')).toHaveLength(1);
});

test.each(['TIMEOUT', 'HTTP_STATUS', 'CORE_DEAD', 'NONCE_SEEN'] as const)(
  'a message lost with %s waits to be sent again',
  async (code) => {
    const { room, feed, seen, watch, advance } = chatReader();
    room.login();
    watch();
    await advance(500);
    room.state.refusing = appError(code);
    const outcome = feed.send(hello, '再说一次', []);
    await advance(100);
    expect(await outcome).toEqual({ is: 'refused', refusal: { reason: 'network' } });
    room.state.refusing = null;
    await steps(advance, 20_000);
    expect(ownState(seen.rows)).toEqual({ is: 'sent' });
  },
);

test('a repeat that the platform refuses for good is not sent again', async () => {
  const { room, seen, said, advance } = await lost('发不出');
  room.state.refusing = appError('THROTTLED_USER');
  room.state.failing = null;
  await steps(advance, 2_000);
  const before = said();
  await steps(advance, 60_000);
  expect(ownState(seen.rows)).toEqual({ is: 'failed', refusal: { reason: 'other', code: 'THROTTLED_USER' } });
  expect(said()).toBe(before);
});

test('a guest gets the login dialog', async () => {
  const { feed, watch, advance } = chatReader();
  watch();
  await advance(100);
  expect(await feed.send(hello, '你好', [])).toEqual({ is: 'refused', refusal: { reason: 'needsLogin' } });
});

test('an unsent message survives leaving the room and is sent later', async () => {
  const { room, feed, seen, watch, advance, leave } = chatReader();
  room.login();
  watch();
  await advance(500);
  room.state.failing = appError('OFFLINE');
  const outcome = feed.send(hello, '还在', []);
  await advance(100);
  await outcome;
  leave();
  room.state.failing = null;
  watch();
  await steps(advance, 5_000);
  expect(textsOf(seen.rows)).toEqual(['还在']);
  expect(ownState(seen.rows)?.is).toBe('sent');
});

test('[3.10] a shared order shows at once and once', async () => {
  const { room, feed, seen, watch, advance } = chatReader();
  room.login();
  watch();
  await advance(500);
  const outcome = feed.pushOrder(hello, orderId('o-1'));
  await advance(60);
  await outcome;
  await advance(1_000);
  expect(seen.rows).toHaveLength(1);
});

/** Returns a member in a room whose message was just lost. */
async function lost(text: string) {
  const scene = chatReader();
  scene.room.login();
  scene.watch();
  await scene.advance(500);
  scene.room.state.failing = appError('OFFLINE');
  const outcome = scene.feed.send(hello, text, [userId('u-9')]);
  await scene.advance(100);
  await outcome;
  const sendCount = () => scene.room.asked.filter(({ call }) => call === 'send').length;
  return { ...scene, said: sendCount };
}

test('a lost message is resent once with mentions when the room responds', async () => {
  const { room, seen, advance } = await lost('终于');
  await steps(advance, 20_000);
  expect(ownState(seen.rows)).toEqual({ is: 'waiting' });
  room.state.failing = null;
  await steps(advance, 1_700);
  expect(ownState(seen.rows)).toEqual({ is: 'sent' });
  expect(textsOf(seen.rows)).toEqual(['终于']);
  expect(room.newest()?.content).toMatchObject({ text: '终于', mentions: ['u-9'] });
});

test('a message with the same id by another member keeps the draft', async () => {
  const { room, seen, advance } = await lost('我的话');
  room.state.failing = null;
  room.state.refusing = appError('OFFLINE');
  room.say({ from: 'u-9', clientMsgId: hello, content: { kind: 'text', text: '冒名的话' } });
  await steps(advance, 3_000);
  expect(textsOf(seen.rows)).toEqual(['冒名的话', '我的话']);
  expect(ownState(seen.rows)).toEqual({ is: 'waiting' });
});

test('unsent messages of a logged-out member are discarded', async () => {
  const { room, seen, watch, leave, advance } = await lost('我没发出的');
  leave();
  room.state.failing = null;
  room.loginAs('other');
  watch();
  await steps(advance, 1_000);
  leave();
  room.login();
  watch();
  await steps(advance, 20_000);
  expect(textsOf(seen.rows)).toEqual([]);
});

test('messages that wait share the place below the newest message', async () => {
  const { room, feed, seen, advance } = await lost('第一句');
  const others = ['第二句', '第三句'].map((text, index) =>
    feed.send(clientMsgId(`c-${index + 2}`), text, []),
  );
  await advance(100);
  await Promise.all(others);
  room.state.failing = null;
  room.state.refusing = appError('OFFLINE');
  room.say({ text: '别人说的' });
  await steps(advance, 3_000);
  expect(textsOf(seen.rows)).toEqual(['别人说的', '第一句', '第二句', '第三句']);
  expect(seen.rows.map(({ order }) => order)).toEqual([1, 1.5, 1.5, 1.5]);
});

test('a message without response is resent once when the room responds', async () => {
  const { room, feed, seen, watch, advance } = chatReader();
  room.login();
  watch();
  await advance(500);
  room.state.silent = true;
  const outcome = feed.send(hello, '有人吗', []);
  await steps(advance, 26_000);
  room.state.silent = false;
  await steps(advance, 1_800);
  expect(await outcome).toEqual({ is: 'sent' });
  await steps(advance, 2_000);
  expect(textsOf(seen.rows)).toEqual(['有人吗']);
});

test('a message unsent for two minutes is left for manual retry', async () => {
  const { room, seen, said, advance } = await lost('太晚了');
  await steps(advance, 140_000);
  expect(ownState(seen.rows)).toEqual({ is: 'failed', refusal: { reason: 'network' } });
  const before = said();
  room.state.failing = null;
  await steps(advance, 60_000);
  expect(said()).toBe(before);
});

test('a message rejected on resend shows its reason', async () => {
  const { room, seen, advance } = await lost('不许说');
  room.state.refusing = appError('CHAT_MUTED', { until: 5_000_000 });
  room.state.failing = null;
  await steps(advance, 2_000);
  expect(ownState(seen.rows)).toEqual({ is: 'failed', refusal: { reason: 'muted', until: 5_000_000 } });
});

test('a message is only sent on behalf of its author', async () => {
  const { room, feed, said, advance } = await lost('我说的');
  const before = said();
  room.loginAs('other');
  room.state.failing = null;
  await steps(advance, 5_000);
  const again = feed.retry(hello);
  await steps(advance, 5_000);
  expect(await again).toEqual({ is: 'refused', refusal: { reason: 'needsLogin' } });
  expect(said()).toBe(before);
});
