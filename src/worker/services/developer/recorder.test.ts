import { gunzipSync } from 'node:zlib';
import { map, Subject } from 'rxjs';
import { expect, onTestFinished, test } from 'vitest';
import type { RecordingView } from '#contract/community/chat/recording-view.ts';
import type { ChatMessage } from '#contract/community/chat-message/schema.ts';
import { type RoomRef, roomFromPath } from '#contract/community/room/room-ref.ts';
import { appError } from '#contract/errors.ts';
import { eventFromLine, headerFromLine } from '#contract/recording/recording-line.ts';
import { bet, giftContent, message, orderId } from '#tests/fixtures/chat/chat-messages.ts';
import { settledMarblesOf } from '#tests/fixtures/time/marbles.ts';
import { until } from '#tests/fixtures/time/until.ts';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import { createRecorder } from './recorder.ts';

function roomOf(id: string): RoomRef {
  const room = roomFromPath('match', id);
  if (!room) throw new Error('no room');
  return room;
}
const room = roomOf('1001');

function stage({ latestSeq = async () => 100, largest = 1e6 } = {}) {
  const time = virtualTime(100_000);
  const messages$ = new Subject<readonly ChatMessage[]>();
  const recorder = createRecorder({
    ...time,
    messages: () => messages$,
    latestSeq,
    origin: () => 'http://localhost:5180',
    newKey: () => 'ab'.repeat(32),
    largest,
  });
  let view: RecordingView<Blob> = { is: 'none' };
  const watching = recorder.view$.subscribe((next) => {
    view = next;
  });
  onTestFinished(() => watching.unsubscribe());
  return { time, messages$, recorder, view: () => view };
}

async function linesOf(view: RecordingView<Blob>): Promise<string[]> {
  if (view.is === 'none') throw new Error('there is no recording');
  const text = gunzipSync(await view.file.arrayBuffer()).toString('utf8');
  return text.trimEnd().split('\n');
}

async function readBack(view: RecordingView<Blob>) {
  const [first = '', ...rest] = await linesOf(view);
  const events = rest.map((line) => {
    const read = eventFromLine(line);
    if (read.is === 'bad') throw new Error(read.reason);
    return read.event;
  });
  return { header: headerFromLine(first), events };
}

test('every message after the start is recorded once, with gaps backfilled', async () => {
  const { time, messages$, recorder, view } = stage();
  await recorder.start(room);
  messages$.next([message({ seq: 99 }), message({ seq: 101, text: '一' })]);
  messages$.next([message({ seq: 103, text: '三' }), message({ seq: 104, text: '四' })]);
  await time.advance(1_000);
  messages$.next([message({ seq: 102, text: '二' })]);
  messages$.next([message({ seq: 104, text: '四' })]);
  await time.advance(1_000);
  expect(view()).toMatchObject({ is: 'running', roomNo: 'm-1001', events: 4, missed: 0 });
  await recorder.stop();
  const { events } = await readBack(view());
  expect(events.map((event) => 'text' in event && event.text)).toEqual(['一', '二', '三', '四']);
  expect(view()).toMatchObject({ is: 'ended', reason: 'asked', endedAt: 102_000, events: 4 });
});

test('gifts, bets and welcomes are recorded, a reverted bet is not', async () => {
  const { messages$, recorder, view } = stage();
  await recorder.start(room);
  messages$.next([
    message({ seq: 101, from: 'u-7', at: 101_000, content: giftContent('c-1', 3) }),
    message({ seq: 102, from: 'u-7', at: 102_000, content: { kind: 'betPush', bet: bet() } }),
    message({ seq: 103, from: 'u-8', content: { kind: 'betReverted', orderId: orderId('o-1') } }),
    message({ seq: 104, from: 'u-8', at: 101_500, content: { kind: 'welcome' } }),
  ]);
  await recorder.stop();
  const { header, events } = await readBack(view());
  expect(events).toMatchObject([
    { kind: 'gift', at: 1_000, giftId: 'g-trophy', count: 3 },
    { kind: 'order', at: 2_000, order: { odds: '1.88' } },
    { kind: 'join', at: 2_000 },
  ]);
  expect(header).toMatchObject({
    startedAt: 100_000,
    source: { kind: 'courtside', name: 'http://localhost:5180' },
    rooms: ['m-1001'],
    events: 3,
    users: 2,
    durationMs: 2_000,
  });
});

test('the file contains no real names or user numbers', async () => {
  const { messages$, recorder, view } = stage();
  await recorder.start(room);
  messages$.next([
    message({ seq: 101, from: 'u-7', name: '潮间带', text: '@小舟 看这里' }),
    message({ seq: 102, from: 'u-7', content: { kind: 'betPush', bet: bet({ id: 'o-4711' }) } }),
  ]);
  await recorder.stop();
  const text = (await linesOf(view())).join('\n');
  expect(text).not.toMatch(/潮间带|小舟|"u-7"|o-4711|id-101/);
  const { events } = await readBack(view());
  expect(events[0]?.user).toBe(events[1]?.user);
});

test('messages that arrive while the newest one is requested are recorded', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const { messages$, recorder, view } = stage({ latestSeq: () => promise });
  const started = recorder.start(room);
  messages$.next([message({ seq: 100 }), message({ seq: 101, text: '早到' })]);
  resolve(100);
  await started;
  await recorder.stop();
  expect((await readBack(view())).events).toMatchObject([{ text: '早到' }]);
});

test('a gap that is not backfilled in time is counted as missed', async () => {
  const { time, messages$, recorder, view } = stage();
  await recorder.start(room);
  messages$.next([message({ seq: 103 })]);
  await time.advance(9_000);
  expect(view()).toMatchObject({ events: 0, missed: 0 });
  await time.advance(3_000);
  expect(view()).toMatchObject({ events: 1, missed: 2 });
});

test('compressed pieces can be read before the end', async () => {
  const { time, messages$, recorder, view } = stage();
  await recorder.start(room);
  messages$.next([message({ seq: 101, text: '先存下来' })]);
  await time.advance(12_000);
  await until(async () => {
    await time.advance(1_000);
    expect((await readBack(view())).events).toMatchObject([{ text: '先存下来' }]);
  });
  expect(view().is).toBe('running');
});

test('a recording that reaches the maximum size ends by itself', async () => {
  const { time, messages$, recorder, view } = stage({ largest: 200 });
  await recorder.start(room);
  messages$.next(Array.from({ length: 2_000 }, (_, index) => message({ seq: 101 + index })));
  await until(async () => {
    await time.advance(1_000);
    expect(view()).toMatchObject({ is: 'ended', reason: 'full', events: 2_000 });
  });
  expect((await readBack(view())).events).toHaveLength(2_000);
});

test('a room that cannot be queried is not recorded', async () => {
  const latestSeq = () => Promise.reject(appError('NOT_FOUND'));
  const { messages$, recorder, view } = stage({ latestSeq });
  await expect(recorder.start(room)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(view().is).toBe('none');
  expect(messages$.observed).toBe(false);
});

test('a discarded recording is deleted', async () => {
  const { messages$, recorder, view } = stage();
  await recorder.start(room);
  await recorder.discard();
  expect(view()).toEqual({ is: 'none' });
  expect(messages$.observed).toBe(false);
});

test('a recording reports its progress every second, and its end once', async () => {
  const { time, messages$, recorder } = stage();
  const at = (ms: number, act: () => void) => time.scheduler.schedule(act, ms);
  at(500, () => void recorder.start(room));
  at(700, () => messages$.next([message({ seq: 101 }), message({ seq: 102 })]));
  at(2_000, () => void recorder.discard());
  const text$ = recorder.view$.pipe(
    map((view) => ('events' in view ? `${view.is} ${view.events}` : view.is)),
  );
  await settledMarblesOf('dev.recording', time, text$, '4s !').toBe('n 499ms a 999ms b 499ms n', {
    n: 'none',
    a: 'running 0',
    b: 'running 2',
  });
});
