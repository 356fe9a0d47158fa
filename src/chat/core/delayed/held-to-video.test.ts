import fc from 'fast-check';
import { map } from 'rxjs';
import { expect, onTestFinished, test } from 'vitest';
import { CHAT_AHEAD_ROWS, CHAT_WINDOW_ROWS } from '#contract/community/chat/constants.ts';
import type { ChatFeedItem } from '#contract/community/chat/feed.ts';
import { serverTime } from '#contract/units/time.ts';
import { bet, clientMsgId, giftContent, orderId, roomNo } from '#tests/fixtures/chat/chat-messages.ts';
import { chatReader, textsOf } from '#tests/fixtures/chat/chat-reader.ts';
import { memoryRoom } from '#tests/fixtures/chat/memory-room.ts';
import { marblesOf } from '#tests/fixtures/time/marbles.ts';
import { createChatFeed } from '../room/feed.ts';

/** Reader whose video is behind by this lag, ms; advancing the time moves both. */
async function watching(lagMs: number) {
  const reader = chatReader();
  const { room, clock, advance } = reader;
  const go = async (ms: number) => {
    await advance(ms);
    room.videoAt(clock.now() - lagMs);
    await advance(300);
  };
  reader.watch();
  await go(100);
  return { ...reader, go };
}

test('a message is shown once the video reaches it', async () => {
  const { room, seen, go } = await watching(6_000);
  room.say({ text: '球进了' });
  await go(5_000);
  expect(textsOf(seen.rows)).toEqual([]);
  await go(1_000);
  expect(textsOf(seen.rows)).toEqual(['球进了']);
});

test('the reader’s own message appears at once, earlier ones are inserted above', async () => {
  const { room, feed, seen, go, advance } = await watching(6_000);
  room.login();
  room.say({ text: '球进了' });
  const sent = feed.send(clientMsgId('c-1'), '好看', []);
  await advance(500);
  await sent;
  expect(textsOf(seen.rows)).toEqual(['好看']);
  await go(6_000);
  expect(textsOf(seen.rows)).toEqual(['球进了', '好看']);
});

test('seeking back holds the chat, and returning live releases it in order', async () => {
  const { room, seen, advance, clock } = await watching(1_000);
  for (const text of ['一', '二', '三']) room.say({ text });
  await advance(60_000);
  expect(textsOf(seen.rows)).toEqual([]);
  room.videoAt(clock.now() - 1_000);
  await advance(300);
  expect(textsOf(seen.rows)).toEqual(['一', '二', '三']);
});

test('messages are not held without a video', async () => {
  const { room, seen, advance } = await watching(6_000);
  room.say({ text: '球进了' });
  await advance(1_000);
  room.videoAt(null);
  await advance(300);
  expect(textsOf(seen.rows)).toEqual(['球进了']);
  room.say({ text: '漂亮' });
  await advance(300);
  expect(textsOf(seen.rows)).toEqual(['球进了', '漂亮']);
});

test('pages and late subscribers end at the video’s position', async () => {
  const { room, feed, seen, watch, advance, clock } = chatReader();
  room.say({ text: '开球' });
  await advance(10_000);
  room.say({ text: '球进了' });
  room.videoAt(clock.now() - 6_000);
  watch();
  await advance(300);
  expect(textsOf(seen.rows)).toEqual(['开球']);
  const late: ChatFeedItem[] = [];
  const other = feed.feed$.subscribe((item) => late.push(item));
  onTestFinished(() => other.unsubscribe());
  expect(late).toMatchObject([{ is: 'reset', rows: [{ text: '开球' }] }]);
  expect(textsOf(await feed.rows({ after: 0 }))).toEqual(['开球']);
});

test('a message withdrawn while held is never shown with its text', async () => {
  const { room, seen, go, advance } = await watching(6_000);
  const sent = room.say({ text: '加我带单' });
  await advance(500);
  room.say({
    content: { kind: 'changes', changes: [{ messageId: sent.id, withdrawn: true }], setup: false },
  });
  await go(7_000);
  expect(seen.rows).toMatchObject([{ text: '', withdrawn: true }]);
});

test('a pushed order is offered only once the video reaches it', async () => {
  const { room, seen, go } = await watching(6_000);
  room.say({ content: { kind: 'betPush', bet: bet() } });
  await go(1_000);
  expect(seen.view).toMatchObject({ followable: null });
  await go(6_000);
  expect(seen.view).toMatchObject({ followable: { bet: { orderId: orderId('o-1') } } });
});

test('gifts reach the stage with the video, the reader’s own at once', async () => {
  const { room, feed, go, advance, clock } = await watching(6_000);
  const staged: string[] = [];
  const stage = feed.live$.subscribe((messages) => staged.push(...messages.map(({ id }) => id)));
  onTestFinished(() => stage.unsubscribe());
  room.login();
  const theirs = room.say({ content: giftContent('theirs') });
  const own = room.say({ from: 'me', content: giftContent('own') });
  await advance(500);
  expect(staged).toEqual([own.id]);
  await go(6_000);
  expect(staged).toEqual([own.id, theirs.id]);
  room.say({ content: giftContent('missed') });
  await advance(120_000);
  room.videoAt(clock.now());
  await advance(300);
  expect(staged).toHaveLength(2);
});

test('danmaku items are emitted without holding', async () => {
  const { room, feed, advance } = await watching(6_000);
  const items: ChatFeedItem[] = [];
  const all = feed.undelayed$.subscribe((item) => items.push(item));
  onTestFinished(() => all.unsubscribe());
  room.say({ text: '球进了' });
  await advance(500);
  expect(items).toMatchObject([{ is: 'reset' }, { is: 'append', rows: [{ text: '球进了' }] }]);
});

test('a video far behind holds a bounded number of messages', async () => {
  const { room, seen, feed, advance, clock } = await watching(1_000);
  const all = CHAT_AHEAD_ROWS * 2;
  for (let each = 0; each < all; each += 1) room.say({ text: `${each}`, at: clock.now() + each * 20 });
  await advance(all * 20 + 30_000);
  room.videoAt(clock.now());
  await advance(1_000);
  const skipped = seen.rows.filter((row) => row.kind === 'skipped');
  expect(skipped).toMatchObject([{ reason: 'behind' }]);
  const shown = textsOf(seen.rows).length;
  expect(shown).toBeLessThanOrEqual(CHAT_AHEAD_ROWS * 1.2);
  expect(shown + (skipped[0]?.count ?? 0)).toBe(all);
  expect(textsOf(seen.rows).at(-1)).toBe(`${all - 1}`);
  expect(await feed.rows({ after: 0 })).toHaveLength(CHAT_WINDOW_ROWS);
});

type Step =
  | { readonly do: 'say'; readonly own: boolean }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'video'; readonly lagMs: number | null };

const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('say' as const), own: fc.boolean() }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 5_000 }) }),
    fc.record({
      do: fc.constant('video' as const),
      lagMs: fc.option(fc.integer({ min: 0, max: 20_000 })),
    }),
  ),
  { maxLength: 40 },
);

/** Runs a script and records each row as it is added, with the position of the video at that time. */
async function run(script: readonly Step[]) {
  const { room, seen, watch, advance, clock } = chatReader();
  room.login();
  watch();
  await advance(100);
  let until: number | null = null;
  const runStep = async (step: Step) => {
    if (step.do === 'say') {
      const from = step.own
        ? { from: 'me', clientMsgId: clientMsgId(`c-${clock.now()}-${seen.items.length}`) }
        : {};
      room.say({ ...from, text: `${clock.now()}` });
    } else if (step.do === 'wait') await advance(step.ms);
    else {
      const next = step.lagMs === null ? null : clock.now() - step.lagMs;
      until = next === null ? null : Math.max(next, until ?? 0);
      room.videoAt(until);
    }
    await advance(50);
    for (const row of seen.rows) {
      const isOwn = row.kind === 'text' && row.own !== null;
      if (until !== null && row.at > until && !isOwn && !shown.has(row.key)) early.push(row.key);
      shown.add(row.key);
    }
  };
  const shown = new Set<string>();
  const early: string[] = [];
  for (const step of script) await runStep(step);
  room.videoAt(null);
  await advance(1_000);
  const added = seen.items.flatMap((item) => (item.is === 'append' ? item.rows.map(({ key }) => key) : []));
  return { seen, added, early, newest: room.newest() };
}

test('every message is shown once, in order and never too early', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (script) => {
      const { seen, added, early, newest } = await run(script);
      expect(early).toEqual([]);
      expect(new Set(added).size).toBe(added.length);
      expect(seen.rows.map(({ order }) => order)).toEqual(
        Array.from({ length: newest?.seq ?? 0 }, (_, index) => index + 1),
      );
    }),
    { numRuns: 60 },
  );
});

test('a room is shown with the video’s delay in the same order', () => {
  marblesOf('chat.feed', ({ cold, expectObservable }, scheduler) => {
    const clock = { now: () => serverTime(scheduler.now()), mono: () => scheduler.now() };
    const room = memoryRoom({ scheduler, clock });
    room.videoAt(0);
    cold('1s a 499ms b').subscribe((text) => room.say({ text }));
    cold('4s x 999ms x').subscribe(() => room.videoAt(scheduler.now() - 3_000));
    const items$ = createChatFeed(room.ports, roomNo).feed$.pipe(
      map((item) => `${item.is} ${'rows' in item ? textsOf(item.rows).join() : ''}`),
    );
    expectObservable(items$, '6s !').toBe('20ms r 3995ms a 999ms b', {
      r: 'reset ',
      a: 'append a',
      b: 'append b',
    });
  });
});
