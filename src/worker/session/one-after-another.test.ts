import { expect, test } from 'vitest';
import { oneAfterAnother } from './session.ts';

test('runs begin in order, each when the one before has ended', async () => {
  const run = oneAfterAnother();
  const events: string[] = [];
  const first = Promise.withResolvers<void>();
  const runs = [
    run(async () => {
      events.push('first begins');
      await first.promise;
      events.push('first ends');
    }),
    run(async () => void events.push('second begins')),
  ];
  await Promise.resolve();
  first.resolve();
  await Promise.all(runs);
  expect(events).toEqual(['first begins', 'first ends', 'second begins']);
});

test('a failing run is reported to its caller and blocks no other', async () => {
  const run = oneAfterAnother();
  const failing = run(() => Promise.reject(new Error('refused')));
  const next = run(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('refused');
  await expect(next).resolves.toBe('done');
});
