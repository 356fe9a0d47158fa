import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { createConversationStore } from './conversation-store.ts';
import { passTime } from './domain.ts';
import { createOperatorSide } from './operator-side.ts';
import { conversationView, waitFor } from './support-handlers.ts';
import { createSupportImages } from './support-images.ts';
import { supportMigrations } from './support-migrations.ts';
import { createVisitorSide } from './visitor-side.ts';

/** 2026-06-13 20:30 in Beijing. */
const EVENING = 1_781_353_800_000;
const HOURS = { opensAt: 9, closesAt: 24 };

/** Creates customer service without a platform, with a separate clock. */
function service() {
  const db = new DatabaseSync(':memory:');
  migrate(db, [supportMigrations]);
  const store = createConversationStore(db);
  const images = createSupportImages(db);
  const ports = {
    db,
    store,
    images,
    isMember: () => false,
    notify: () => undefined,
    hoursOf: () => HOURS,
  };
  const [visitors, operators] = [createVisitorSide(ports), createOperatorSide(ports)];
  const visitor = (owner: string) => ({ owner, siteId: 5000 }) as const;
  let now = EVENING;
  let messageCount = 0;
  const idOf = (owner: string) => store.latest(owner)?.conversation_id ?? 0n;
  return {
    now: () => now,
    later(ms: number) {
      now += ms;
      passTime(ports, now);
    },
    send(owner: string, text: string) {
      messageCount += 1;
      visitors.send(visitor(owner), { requestId: `word-${messageCount}`, text, imageId: null }, now);
      visitors.markSeen(visitor(owner), now);
    },
    markSeen: (owner: string) => visitors.markSeen(visitor(owner), now),
    answer: (owner: string, text: string) => operators.answer(idOf(owner), text, now),
    resolve: (owner: string) => operators.resolve(idOf(owner), now),
    of: (owner: string) => conversationView(ports, visitor(owner), now),
  };
}

test('[2.08] a message within a day reopens an ended conversation', () => {
  const { send, resolve, later, of } = service();
  send('a', '第一次问');
  resolve('a');
  later(DAY_MS - 1);
  send('a', '还有一点');
  expect(of('a').state).toBe('assigned');
  resolve('a');
  later(DAY_MS);
  expect(of('a').state).toBe('closed');
  later(-2 * HOUR_MS);
  send('a', '过了一天再问');
  expect(of('a').state).toBe('queued');
  expect(of('a').words.filter(({ from }) => from === 'visitor')).toHaveLength(3);
});

test('[2.08] a present visitor stays queued, an absent one leaves the queue', () => {
  const { send, markSeen, later, of } = service();
  send('a', '有人吗');
  later(9 * MINUTE_MS);
  markSeen('a');
  later(9 * MINUTE_MS);
  expect(of('a').state).toBe('queued');
  send('b', '我也在等');
  expect(of('b').ahead).toBe(1);
  later(MINUTE_MS);
  expect(of('a').state).toBe('abandoned');
  expect(of('b').ahead).toBe(0);
  send('a', '我回来了');
  expect(of('a')).toMatchObject({ state: 'queued', ahead: 1 });
});

test('[2.08] a silent visitor is prompted once, and the conversation ends later', () => {
  const { send, answer, later, of } = service();
  send('a', '在吗');
  answer('a', '在的');
  const received = () => of('a').words.map(({ event, text }) => event ?? text);
  later(10 * MINUTE_MS);
  later(MINUTE_MS);
  expect(received()).toEqual(['在吗', 'taken', '在的', 'asked']);
  later(4 * MINUTE_MS);
  expect(of('a').state).toBe('resolved');
  expect(received().at(-1)).toBe('silent');
});

test('[2.08] a message outside the hours waits until operators return', () => {
  const { send, later, of, now } = service();
  later(5.5 * HOUR_MS);
  send('a', '夜里的问题');
  expect(of('a')).toMatchObject({ state: 'offline', isOpen: 0, ahead: null, opensAt: now() + 7 * HOUR_MS });
  later(7 * HOUR_MS - 1);
  expect(of('a').state).toBe('offline');
  later(1);
  expect(of('a')).toMatchObject({ state: 'queued', isOpen: 1, opensAt: null, ahead: 0 });
  later(HOUR_MS);
  expect(of('a').state).toBe('queued');
  later(14 * HOUR_MS);
  expect(of('a').state).toBe('offline');
});

test('a wait is the median of past ones for each position ahead', () => {
  expect(waitFor(2, [])).toBeNull();
  expect(waitFor(2, [60_000, 30_000])).toBeNull();
  expect(waitFor(2, [60_000, 30_000, 600_000])).toBe(120_000);
  expect(waitFor(0, [60_000, 30_000, 600_000])).toBe(0);
});
