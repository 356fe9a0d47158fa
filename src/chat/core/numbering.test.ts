import { expect, test } from 'vitest';
import { appError } from '#contract/errors.ts';
import { clientMsgId, giftContent } from '#tests/fixtures/chat-messages.ts';
import { chatReader, textsOf } from '#tests/fixtures/chat-reader.ts';

const kinds = (rows: readonly { readonly kind: string }[]) => rows.map(({ kind }) => kind);

/** A reader of a lively room that has said so many things. */
async function reading(said: number) {
  const scene = chatReader();
  scene.watch();
  await scene.advance(100);
  for (let index = 1; index <= said; index += 1) {
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
const words = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);

test('a room restored from a backup goes on below what was read, after a line that says so', async () => {
  const { room, seen, talk, advance } = await reading(50);
  room.restore(20);
  await talk(20);
  await advance(10_000);
  expect(textsOf(seen.rows)).toEqual([...words('旧', 50), ...words('新', 20)]);
  expect(kinds(seen.rows).filter((kind) => kind !== 'text')).toEqual(['renewed']);
  expect(kinds(seen.rows).indexOf('renewed')).toBe(50);
  expect(new Set(seen.rows.map(({ key }) => key)).size).toBe(71);
});

test('after an outage the numbers are known to have begun again though they are as high as before', async () => {
  const { room, seen, talk, advance } = await reading(50);
  room.state.failing = appError('NETWORK_ABNORMAL');
  await advance(2_000);
  room.restore(40);
  for (let index = 1; index <= 30; index += 1) room.say({ text: `新 ${index}` });
  room.state.failing = null;
  await advance(3_000);
  await talk(2, 31);
  await advance(2_000);
  expect(textsOf(seen.rows)).toEqual([...words('旧', 50), ...words('新', 32)]);
});

test('a room that begins with nothing goes on, too, and a second time', async () => {
  const { room, seen, talk, advance } = await reading(30);
  room.restore(0);
  await talk(10);
  await advance(10_000);
  room.restore(0);
  await talk(5, 11);
  await advance(10_000);
  expect(textsOf(seen.rows)).toEqual([...words('旧', 30), ...words('新', 15)]);
  expect(kinds(seen.rows).filter((kind) => kind === 'renewed')).toHaveLength(2);
});

test('a server that only lags says nothing that was not said before: no line, nothing twice, nothing lost', async () => {
  const { room, seen, talk, advance } = await reading(50);
  room.state.upTo = 45;
  await advance(30_000);
  room.state.upTo = Number.POSITIVE_INFINITY;
  await talk(5);
  await advance(10_000);
  expect(textsOf(seen.rows)).toEqual([...words('旧', 50), ...words('新', 5)]);
  expect(kinds(seen.rows)).not.toContain('renewed');
});

test('holes, gifts and reading back keep to the numbers that hold now', async () => {
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
  expect(textsOf(seen.rows)).toEqual([...words('旧', 30), ...words('新', 8)]);
  expect(kinds(seen.rows).at(-1)).toBe('gift');
  expect(await feed.rows({ before: seen.rows[0]?.order ?? 0 })).toEqual([]);
});

test('own words said to a restored platform before that is known find their place', async () => {
  const { room, feed, seen, talk, advance } = await reading(50);
  room.login();
  await advance(100);
  room.restore(0);
  const sent = feed.send(clientMsgId('c-1'), '我先说', []);
  await advance(1_000);
  expect(await sent).toEqual({ is: 'sent' });
  await talk(5);
  await advance(10_000);
  expect(textsOf(seen.rows)).toEqual([...words('旧', 50), '我先说', ...words('新', 5)]);
});
