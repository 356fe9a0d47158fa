import { expect, test } from 'vitest';
import { appError } from '#contract/errors.ts';
import { clientMsgId, giftContent, type MessagePart, messageId } from '#tests/fixtures/chat/chat-messages.ts';
import { chatReader, textsOf } from '#tests/fixtures/chat/chat-reader.ts';
import { createNumbering, createSeen } from './numbering.ts';

const kinds = (rows: readonly { readonly kind: string }[]) => rows.map(({ kind }) => kind);

/** Returns a reader of a lively room with this number of messages. */
async function reading(messageCount: number) {
  const scene = chatReader();
  scene.watch();
  await scene.advance(100);
  for (let index = 1; index <= messageCount; index += 1) {
    scene.room.say({ text: `旧 ${index}` });
    await scene.advance(200);
  }
  await scene.advance(1_000);
  const talk = async (count: number, from = 1) => {
    for (let index = from; index < from + count; index += 1) {
      scene.room.say({ text: `新 ${index}` });
      await scene.advance(500);
    }
  };
  return { ...scene, talk };
}
const texts = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix} ${index + 1}`);

test('a restored room continues below the read rows after a marker line', async () => {
  const { room, seen, talk, advance } = await reading(50);
  room.restore(20);
  await talk(20);
  await advance(10_000);
  expect(textsOf(seen.rows)).toEqual([...texts('旧', 50), ...texts('新', 20)]);
  expect(kinds(seen.rows).filter((kind) => kind !== 'text')).toEqual(['renewed']);
  expect(kinds(seen.rows).indexOf('renewed')).toBe(50);
  expect(new Set(seen.rows.map(({ key }) => key)).size).toBe(71);
});

test('restarted numbers are detected after an outage despite equal height', async () => {
  const { room, seen, talk, advance } = await reading(50);
  room.state.failing = appError('NETWORK_ABNORMAL');
  await advance(2_000);
  room.restore(40);
  for (let index = 1; index <= 30; index += 1) room.say({ text: `新 ${index}` });
  room.state.failing = null;
  await advance(3_000);
  await talk(2, 31);
  await advance(2_000);
  expect(textsOf(seen.rows)).toEqual([...texts('旧', 50), ...texts('新', 32)]);
});

test('a room that restarts empty continues, also a second time', async () => {
  const { room, seen, talk, advance } = await reading(30);
  room.restore(0);
  await talk(10);
  await advance(10_000);
  room.restore(0);
  await talk(5, 11);
  await advance(10_000);
  expect(textsOf(seen.rows)).toEqual([...texts('旧', 30), ...texts('新', 15)]);
  expect(kinds(seen.rows).filter((kind) => kind === 'renewed')).toHaveLength(2);
});

test('a lagging server adds no marker, duplicates and losses', async () => {
  const { room, seen, talk, advance } = await reading(50);
  room.state.upTo = 45;
  await advance(30_000);
  room.state.upTo = Number.POSITIVE_INFINITY;
  await talk(5);
  await advance(10_000);
  expect(textsOf(seen.rows)).toEqual([...texts('旧', 50), ...texts('新', 5)]);
  expect(kinds(seen.rows)).not.toContain('renewed');
});

test('[6.01] a server that catches up before its newest page renumbers nothing', async () => {
  const { room, seen, advance } = await reading(8);
  room.state.upTo = 5;
  while (room.times('history').length < 2) await advance(5);
  room.state.upTo = Number.POSITIVE_INFINITY;
  room.say({ text: '新 1' });
  await advance(10_000);
  expect(textsOf(seen.rows)).toEqual([...texts('旧', 8), '新 1']);
  expect(kinds(seen.rows)).not.toContain('renewed');
});

test('[6.01] a repeat after a restore finds its message among those read before', async () => {
  const { room, feed, seen, talk, advance } = await reading(20);
  const own = { from: 'me', clientMsgId: clientMsgId('c-1') };
  room.say({ ...own, text: '我说过了' });
  await talk(5);
  await advance(1_000);
  room.restore(21);
  await talk(5, 6);
  await advance(10_000);
  room.login();
  await advance(1_000);
  const sent = feed.send(own.clientMsgId, '我说过了', []);
  await advance(2_000);
  expect(await sent).toEqual({ is: 'sent' });
  expect(textsOf(seen.rows)).toEqual([...texts('旧', 20), '我说过了', ...texts('新', 10)]);
});

test('gaps, gifts and reading back use the current numbering', async () => {
  const { room, feed, seen, talk, advance } = await reading(30);
  room.restore(0);
  await talk(5);
  await advance(10_000);
  room.state.lost.set(6, 2);
  for (const index of [6, 7, 8]) room.say({ text: `新 ${index}` });
  await advance(1_000);
  room.say({ content: giftContent('c-1') });
  await advance(1_000);
  const gap = seen.rows.find(({ kind }) => kind === 'gap');
  expect(gap).toMatchObject({ fromSeq: 6, toSeq: 6, state: 'missing' });
  feed.fillGap(gap?.key ?? '');
  await advance(1_000);
  expect(textsOf(seen.rows)).toEqual([...texts('旧', 30), ...texts('新', 8)]);
  expect(kinds(seen.rows).at(-1)).toBe('gift');
  expect(await feed.rows({ before: seen.rows[0]?.order ?? 0 })).toEqual([]);
});

test('own messages sent before a restore is detected are placed', async () => {
  const { room, feed, seen, talk, advance } = await reading(50);
  room.login();
  await advance(100);
  room.restore(0);
  const sent = feed.send(clientMsgId('c-1'), '我先说', []);
  await advance(1_000);
  expect(await sent).toEqual({ is: 'sent' });
  const orders = seen.rows.map(({ order }) => order);
  expect(textsOf(seen.rows).at(-1)).toBe('我先说');
  expect(orders.at(-1)).toBeGreaterThan(orders.at(-2) ?? 0);
  await talk(5);
  await advance(10_000);
  expect(textsOf(seen.rows)).toEqual([...texts('旧', 50), '我先说', ...texts('新', 5)]);
});

test('own messages with a repeated newest number stay below it', async () => {
  const { room, feed, seen, advance } = await reading(50);
  room.login();
  await advance(100);
  room.restore(49);
  const sent = feed.send(clientMsgId('c-1'), '我先说', []);
  await advance(100);
  expect(await sent).toEqual({ is: 'sent' });
  expect(seen.rows.slice(-2).map(({ order }) => order)).toEqual([50, 50.5]);
});

test('a numbering round starts above all placed and pending messages', () => {
  expect(createNumbering().next(50).base).toBe(51);
  expect(createNumbering().next(50.5).base).toBe(51);
});

test('reading back within the ring sends no request', async () => {
  const { room, feed, seen } = await reading(30);
  const before = room.times('history').length;
  const rows = await feed.rows({ before: seen.rows.at(-1)?.order ?? 0 });
  expect(textsOf(rows)).toEqual(texts('旧', 29));
  expect(room.times('history')).toHaveLength(before);
});

/** Returns a reader of six messages whose platform was restored to two of them and has received three others since. */
async function restored() {
  const scene = await reading(6);
  scene.room.restore(2);
  await scene.talk(3);
  await scene.advance(60_000);
  const row = (text: string) => {
    const found = scene.seen.rows.find((entry) => entry.kind === 'text' && entry.text === text);
    if (found?.kind !== 'text') throw new Error(`no row says ${text}`);
    return found;
  };
  return { ...scene, row };
}
const change = (
  id: string,
  became: { readonly likes: number } | { readonly withdrawn: true },
): Pick<MessagePart, 'content'> => ({
  content: { kind: 'changes', changes: [{ messageId: messageId(id), ...became }], setup: false },
});

test('a message after a restore is sent with the platform’s own id', async () => {
  const { row } = await restored();
  expect(row('新 1').messageId).toBe('id-3');
  expect(row('新 1').key).not.toBe(row('旧 3').key);
});

test('[6.02] a withdrawal after a restore strikes the new message of that id', async () => {
  const { room, seen, advance } = await restored();
  room.say(change('id-3', { withdrawn: true }));
  await advance(2_000);
  expect(textsOf(seen.rows)).toEqual([...texts('旧', 6), '', '新 2', '新 3']);
});

test('[6.01] likes after a restore count on the new message of that id', async () => {
  const { room, row, advance } = await restored();
  room.say(change('id-4', { likes: 9 }));
  await advance(2_000);
  expect([row('旧 4').likes, row('新 2').likes]).toEqual([0, 9]);
});

test('messages lost by a restore cannot be liked, reported or withdrawn', async () => {
  const { row } = await restored();
  const ids = ['旧 1', '旧 2', '旧 3', '旧 5'].map((text) => row(text).messageId);
  expect(ids).toEqual(['id-1', 'id-2', null, null]);
});

test('a withdrawal of a message older than the restore still strikes it', async () => {
  const { room, seen, advance } = await restored();
  room.say(change('id-2', { withdrawn: true }));
  await advance(2_000);
  expect(textsOf(seen.rows).slice(0, 3)).toEqual(['旧 1', '', '旧 3']);
});

test('a reply after a restore refers to the platform’s id', async () => {
  const { room, feed, seen, row, advance } = await restored();
  room.login();
  await advance(100);
  const { sender, text, messageId: answered } = row('新 1');
  if (answered === null) throw new Error('no id to answer');
  await Promise.all([
    feed.send(clientMsgId('c-1'), '我答', [], { messageId: answered, name: sender.name, text }),
    advance(2_000),
  ]);
  expect(seen.rows.at(-1)).toMatchObject({ text: '我答', quote: { messageId: 'id-3', text: '新 1' } });
});

test('a gift after a restore is staged although its id repeats', async () => {
  const { room, feed, advance } = await restored();
  const staged: string[] = [];
  feed.live$.subscribe((messages) => staged.push(...messages.map(({ key }) => key)));
  room.say({ content: giftContent('c-1') });
  await advance(2_000);
  expect(staged).toEqual(['id-6~1']);
});

test('the marker between two rounds has no platform number', () => {
  const second = createNumbering().next(5);
  expect([second.base, second.seqOf(6), second.seqOf(7)]).toEqual([6, null, 1]);
  expect(createNumbering().seqOf(0)).toBe(0);
});

test('[5.11] an id is new once', () => {
  const seen = createSeen();
  expect([seen.add('a', 1), seen.add('b', 1), seen.add('a', 1)]).toEqual([true, true, false]);
});

test('an id is remembered for at least one generation, in bounded memory', () => {
  const seen = createSeen(100);
  seen.add('first', 1);
  for (let index = 0; index < 99; index += 1) seen.add(`other-${index}`, 1);
  expect(seen.add('first', 1)).toBe(false);
  for (let index = 0; index < 250; index += 1) seen.add(`more-${index}`, 1);
  expect(seen.add('first', 1)).toBe(true);
});

test('an id is dropped two generations after its own', () => {
  const seen = createSeen(3);
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) seen.add(id, 1);
  expect([seen.has('a', 1), seen.add('a', 1)]).toEqual([true, false]);
  seen.add('g', 1);
  expect([seen.has('c', 1), seen.has('d', 1)]).toEqual([false, true]);
});

test('a message is identified by id and time, since restored ids repeat', () => {
  const seen = createSeen();
  seen.add('a', 1);
  expect([seen.has('a', 1), seen.has('a', 2), seen.has('b', 1)]).toEqual([true, false, false]);
});
