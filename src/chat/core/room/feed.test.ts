import { map } from 'rxjs';
import { expect, onTestFinished, test } from 'vitest';
import type { ChatFeedItem, ChatRoomView } from '#contract/community/chat/feed.ts';
import { appError } from '#contract/errors.ts';
import { serverTime } from '#contract/units/time.ts';
import { bet, giftContent, orderId, roomNo } from '#tests/fixtures/chat/chat-messages.ts';
import { chatReader, textsOf } from '#tests/fixtures/chat/chat-reader.ts';
import { memoryRoom, openStatus, site } from '#tests/fixtures/chat/memory-room.ts';
import { marblesOf } from '#tests/fixtures/time/marbles.ts';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import { createChatFeed } from './feed.ts';

test('a room starts with one reset, followed by changes', async () => {
  const { room, seen, watch, advance } = chatReader();
  room.say({ text: '开球了' });
  watch();
  await advance(100);
  room.say({ text: '压上去' });
  await advance(100);
  expect(seen.items.map(({ is }) => is)).toEqual(['reset', 'append']);
  expect(textsOf(seen.rows)).toEqual(['开球了', '压上去']);
});

test('[3.11] an open room is shown with its status, a closed one too', async () => {
  const { room, seen, watch, advance } = chatReader();
  watch();
  expect(seen.view?.is).toBe('loading');
  await advance(100);
  expect(seen.view).toMatchObject({ is: 'open', status: { online: 128 }, connection: { is: 'fine' } });
  room.state.status = { ...openStatus, open: false };
  await advance(15_000);
  expect(seen.view?.is).toBe('closed');
});

test('[6.06] a room with status -1 is hidden and not polled', async () => {
  const { room, seen, watch, advance } = chatReader();
  room.state.status = { ...openStatus, open: false, hidden: true };
  watch();
  await advance(30_000);
  expect(seen.view).toEqual({ is: 'hidden' });
  expect(room.times('offline').length).toBeLessThanOrEqual(1);
});

test('[6.06] a site whose chat switch is off shows no chat', async () => {
  const time = virtualTime();
  const room = memoryRoom(time);
  const feed = createChatFeed({ ...room.ports, site: { ...site, chatSwitch: false } }, roomNo);
  const views: ChatRoomView[] = [];
  const watching = feed.room$.subscribe((view) => views.push(view));
  onTestFinished(() => watching.unsubscribe());
  await time.advance(100);
  expect(views.at(-1)).toEqual({ is: 'hidden' });
});

test('a room missing on the platform is unknown', async () => {
  const { room, seen, watch, advance } = chatReader();
  room.state.status = null;
  watch();
  await advance(100);
  expect(seen.view).toEqual({ is: 'unknown' });
});

test('a room that fails at first recovers automatically', async () => {
  const { room, seen, watch, advance } = chatReader();
  room.state.failing = appError('TIMEOUT');
  watch();
  await advance(1_000);
  expect(seen.view).toEqual({ is: 'failed', code: 'TIMEOUT' });
  room.state.failing = null;
  room.say({ text: '回来了' });
  await advance(10_000);
  expect(seen.view?.is).toBe('open');
  expect(textsOf(seen.rows)).toEqual(['回来了']);
});

test('later trouble is shown beside the loaded content', async () => {
  const { room, seen, watch, advance } = chatReader();
  watch();
  await advance(100);
  room.state.failing = appError('NETWORK_ABNORMAL');
  await advance(60_000);
  expect(seen.view).toMatchObject({ is: 'open', connection: { is: 'troubled', code: 'NETWORK_ABNORMAL' } });
  room.state.failing = null;
  await advance(60_000);
  expect(seen.view).toMatchObject({ connection: { is: 'fine' } });
});

test('[4.10] a followable order push disappears with its revert', async () => {
  const { room, seen, watch, advance } = chatReader();
  watch();
  await advance(100);
  room.say({ content: { kind: 'betPush', bet: bet() } });
  await advance(500);
  expect(seen.view).toMatchObject({ followable: { bet: { orderId: 'o-1' } } });
  room.say({ content: { kind: 'betReverted', orderId: orderId('o-1') } });
  await advance(500);
  expect(seen.view).toMatchObject({ followable: null });
});

test('a second reader begins with everything emitted so far', async () => {
  const { room, feed, watch, advance } = chatReader();
  room.say({ text: '一' });
  watch();
  await advance(100);
  room.say({ text: '二' });
  await advance(25);
  const late: ChatFeedItem[] = [];
  const watching = feed.feed$.subscribe((item) => late.push(item));
  onTestFinished(() => watching.unsubscribe());
  expect(late).toHaveLength(1);
  expect(late[0]).toMatchObject({ is: 'reset', rows: [{ text: '一' }, { text: '二' }] });
});

test('reading back continues into filtered platform history', async () => {
  const { room, feed, watch, advance } = chatReader();
  for (let index = 1; index <= 150; index += 1) room.say({ text: `第 ${index} 句` });
  watch();
  await advance(100);
  const back = feed.rows({ before: 51 });
  await advance(100);
  expect(textsOf(await back)).toEqual(Array.from({ length: 50 }, (_, index) => `第 ${index + 1} 句`));
  expect(textsOf(await feed.rows({ after: 148 }))).toEqual(['第 149 句', '第 150 句']);
  expect(await feed.rows({ before: 1 })).toEqual([]);
});

test('gifts and welcomes go to the stage once, history never', async () => {
  const { room, feed, watch, advance } = chatReader();
  room.say({ content: giftContent('old') });
  const staged: string[] = [];
  const watching = feed.live$.subscribe((messages) => staged.push(...messages.map(({ id }) => id)));
  onTestFinished(() => watching.unsubscribe());
  watch();
  await advance(100);
  const gift = room.say({ content: giftContent('new') });
  room.say({ text: '好' });
  const welcome = room.say({ level: 9, content: { kind: 'welcome' } });
  await advance(1_000);
  expect(staged).toEqual([gift.id, welcome.id]);
});

test('a gift that arrives late only has its row', async () => {
  const { room, feed, seen, watch, advance, clock } = chatReader();
  const staged: string[] = [];
  const watching = feed.live$.subscribe((messages) => staged.push(...messages.map(({ id }) => id)));
  onTestFinished(() => watching.unsubscribe());
  watch();
  await advance(100);
  room.say({ content: giftContent('slept'), at: clock.now() - 60_000 });
  const fresh = room.say({ content: giftContent('now') });
  await advance(1_000);
  expect(staged).toEqual([fresh.id]);
  expect(seen.rows.map(({ kind }) => kind)).toEqual(['gift', 'gift']);
});

test.each([
  [30_000, 1],
  [30_001, 0],
])('a gift sent %i ms ago is staged %i times', async (agoMs, times) => {
  const { room, feed, watch, advance, clock } = chatReader({ latencyMs: 0 });
  const staged: string[] = [];
  const watching = feed.live$.subscribe((messages) => staged.push(...messages.map(({ id }) => id)));
  onTestFinished(() => watching.unsubscribe());
  watch();
  await advance(100);
  room.say({ content: giftContent('late'), at: clock.now() - agoMs });
  await advance(0);
  expect(staged).toHaveLength(times);
});

test('[6.08] a member is greeted once per visit, a guest is not', async () => {
  const { room, watch, advance } = chatReader();
  watch();
  await advance(60_000);
  expect(room.times('greet')).toHaveLength(0);
  room.login();
  await advance(60_000);
  expect(room.times('greet')).toHaveLength(1);
});

test('leaving stops every question', async () => {
  const { room, watch, advance, leave } = chatReader();
  watch();
  await advance(1_000);
  leave();
  const before = room.asked.length;
  await advance(120_000);
  expect(room.asked).toHaveLength(before);
});

test('a room starts as a whole, and batches arrive together', () => {
  marblesOf('chat.feed', ({ cold, expectObservable }, scheduler) => {
    const clock = { now: () => serverTime(scheduler.now()), mono: () => scheduler.now() };
    const room = memoryRoom({ scheduler, clock });
    room.say({ text: '开球了' });
    cold('1s a 499ms (bc)').subscribe((text) => room.say({ text }));
    const items$ = createChatFeed(room.ports, roomNo).feed$.pipe(
      map((item) => `${item.is} ${'rows' in item ? textsOf(item.rows).join() : ''}`),
    );
    expectObservable(items$, '3s !').toBe('20ms r 1015ms a 499ms b', {
      r: 'reset 开球了',
      a: 'append a',
      b: 'append b,c',
    });
  });
});

test('[6.02] permissions are reloaded soon after the room was reconfigured', async () => {
  const { room, seen, watch, advance } = chatReader();
  watch();
  await advance(100);
  room.state.switches = { ...room.state.switches, slowModeMs: 5_000 };
  room.say({ text: '慢一点' });
  await advance(1_000);
  expect(seen.view).toMatchObject({ is: 'open', switches: { slowModeMs: 0 } });
  room.say({ content: { kind: 'changes', changes: [], setup: true } });
  await advance(1_000);
  expect(seen.view).toMatchObject({ is: 'open', switches: { slowModeMs: 5_000 } });
});
