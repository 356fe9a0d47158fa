import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/units/durations.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { createFeedbackStore, feedbackMigrations } from './feedback-store.ts';
import { createFeedbackThreads } from './feedback-threads.ts';

test('[7.16] resolved feedback closes after a week without a message', () => {
  const db = new DatabaseSync(':memory:');
  migrate(db, [
    { name: 'members', steps: ['CREATE TABLE member (user_id TEXT PRIMARY KEY)'] },
    feedbackMigrations,
  ]);
  db.exec("INSERT INTO member VALUES ('u')");
  const store = createFeedbackStore(db);
  const threads = createFeedbackThreads({ db, store, images: { of: () => null }, notify: () => undefined });
  const message = { requestId: 'once', text: '线路一直卡顿', pictures: [] };
  const id = threads.add('u', 'live', message, 0);
  expect(threads.add('u', 'live', message, 1)).toBe(id);
  threads.settle('u', id, 10);
  threads.close(10 + 7 * DAY_MS - 1);
  expect(store.find(id)?.state).toBe('resolved');
  threads.close(10 + 7 * DAY_MS);
  expect(store.find(id)?.state).toBe('closed');
  const refused = expect.objectContaining({ code: 'ORDER_STEP_REFUSED' });
  expect(() => threads.reply('u', id, { ...message, requestId: 'late' }, DAY_MS)).toThrow(refused);
  expect(() => threads.write(id, 'answer', '太晚了', DAY_MS)).toThrow(refused);
  expect(store.moves(id).map(({ state }) => state)).toEqual(['submitted', 'resolved', 'closed']);
});
