import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { migrate } from '#sandbox/db/migrate.ts';
import { AUTOMATIC_AFTER_MS, createAutomaticSide, topicOf, wantsPerson } from './automatic-side.ts';
import { AUTOMATIC_TOPICS } from './automatic-topics.table.ts';
import { createConversationStore } from './conversation-store.ts';
import { createOperatorSide } from './operator-side.ts';
import { conversationView } from './support-handlers.ts';
import { createSupportImages } from './support-images.ts';
import { supportMigrations } from './support-migrations.ts';
import { createVisitorSide } from './visitor-side.ts';

/** 2026-06-13 20:30 in Beijing. */
const EVENING = 1_781_353_800_000;
const NIGHT = EVENING + 6 * 3_600_000;

/** A conversation whose automatic answers come when the time is moved on. */
function conversation(start = EVENING) {
  const db = new DatabaseSync(':memory:');
  migrate(db, [supportMigrations]);
  const store = createConversationStore(db);
  const images = createSupportImages(db);
  const hoursOf = () => ({ opensAt: 9, closesAt: 24 });
  const ports = { db, store, images, hoursOf, isMember: () => false, notify: () => undefined };
  const [visitors, operators] = [createVisitorSide(ports), createOperatorSide(ports)];
  const automatic = createAutomaticSide(ports);
  const visitor = { owner: 'a', siteId: 5000 } as const;
  let now = start;
  let messageCount = 0;
  return {
    send(text: string, wait = AUTOMATIC_AFTER_MS) {
      messageCount += 1;
      visitors.send(visitor, { requestId: `word-${messageCount}`, text, imageId: null }, now);
      now += wait;
      automatic.answer(now);
    },
    take: () => operators.take(store.latest('a')?.conversation_id ?? 0n, now),
    view: () => conversationView(ports, visitor, now),
    automatic: () =>
      conversationView(ports, visitor, now)
        .words.filter(({ from }) => from === 'automatic')
        .map(({ text }) => text),
  };
}

test.each(AUTOMATIC_TOPICS)('every word of the topic $topicId leads to it', ({ topicId, keywords }) => {
  for (const keyword of keywords) expect(topicOf(`请问${keyword}的问题`)?.topicId).toBe(topicId);
});

test('[2.08] an automatic answer is labelled and arrives two seconds later', () => {
  const { send, automatic, view } = conversation();
  send('充值还没到账', AUTOMATIC_AFTER_MS - 1);
  expect(automatic()).toEqual([]);
  send('充值还没到账');
  expect(automatic()).toHaveLength(1);
  expect(automatic()[0]).toContain('我是自动回复，不是真人');
  expect(automatic()[0]).toContain('催单');
  expect(view()).toMatchObject({ state: 'queued', isAutomatic: 1 });
});

test('[2.08] the same topic is not answered twice, and nonsense is admitted', () => {
  const { send, automatic } = conversation();
  for (const text of ['画面卡住', '还是卡住', '嗯嗯']) send(text);
  expect(automatic()[1]).toContain('刚才都说了');
  expect(automatic()[2]).toContain('答不上来');
});

test('[2.08] automatic answers stop once a visitor requests an operator', () => {
  const { send, automatic, view } = conversation();
  send('转人工');
  expect(wantsPerson('转人工')).toBe(true);
  expect(automatic()).toEqual(['已转人工，我不再自动回复。下一位就是你，请稍等。']);
  send('充值还没到账');
  expect(automatic()).toHaveLength(1);
  expect(view()).toMatchObject({ state: 'queued', isAutomatic: 0, ahead: 0 });
});

test('[2.08] outside the hours the handover shows the next opening time', () => {
  const { send, automatic } = conversation(NIGHT);
  send('我要真人');
  expect(automatic()[0]).toContain('服务时间是 9:00—24:00');
});

test('[2.08] automatic answers stop when an operator takes the conversation', () => {
  const { send, take, automatic, view } = conversation();
  send('登录不了', 0);
  take();
  send('密码不对');
  expect(automatic()).toEqual([]);
  expect(view()).toMatchObject({ state: 'waitingAgent', isAutomatic: 0 });
});
