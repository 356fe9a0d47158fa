import { expect, onTestFinished, test, vi } from 'vitest';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { worldMigrations } from '#sandbox/world/world-migrations.ts';
import { drivenClock } from './driven-clock.ts';
import { liveClock } from './live-clock.ts';
import { CLOCK_OFFSET_MAX_MS, persistentClock } from './persistent-clock.ts';

test('a driven clock runs due work in chronological order', () => {
  const clock = drivenClock(1_000);
  const log: string[] = [];
  const note = (label: string) => () => log.push(`${label}@${clock.now()}`);
  clock.at(1_300, note('late'));
  clock.at(1_100, note('early'));
  clock.every(150, note('tick'));
  clock.advance(300);
  expect(log).toEqual(['early@1100', 'tick@1150', 'late@1300', 'tick@1300']);
  expect(clock.now()).toBe(1_300);
});

test('work added during a move runs in the same move when due', () => {
  const clock = drivenClock(0);
  const log: number[] = [];
  clock.at(10, () => clock.at(20, () => log.push(clock.now())));
  clock.set(30);
  expect(log).toEqual([20]);
});

test('cancelled work never runs, repeated work included', () => {
  const clock = drivenClock(0);
  const log: string[] = [];
  const stopOnce = clock.at(10, () => log.push('once'));
  const stopEvery = clock.every(10, () => {
    log.push('every');
    stopEvery();
  });
  stopOnce();
  clock.advance(100);
  expect(log).toEqual(['every']);
});

test('a driven clock set back keeps that time and runs no work', () => {
  const clock = drivenClock(1_000);
  let ran = 0;
  clock.every(10, () => ran++);
  clock.set(500);
  expect([clock.now(), ran]).toEqual([500, 0]);
});

test('interval work continues when a driven clock is set back', () => {
  const clock = drivenClock(1_000);
  const log: string[] = [];
  clock.every(100, () => log.push(`every@${clock.now()}`));
  clock.after(150, () => log.push(`after@${clock.now()}`));
  clock.at(1_150, () => log.push(`at@${clock.now()}`));
  clock.set(200);
  clock.set(350);
  expect(log).toEqual(['every@300', 'after@350']);
});

test.each([
  ['driven', () => drivenClock(1_000)],
  ['live', () => liveClock(() => {})],
])('a %s clock that is set back says so, and forward does not', (_mode, open) => {
  const clock = open();
  const received: number[] = [];
  const stop = clock.onSetBack(() => received.push(Math.round((clock.now() - began) / 1_000)));
  const began = clock.now();
  clock.advance(9_000);
  clock.advance(-5_000);
  stop();
  clock.advance(-1_000);
  clock.close();
  expect(received).toEqual([4]);
});

test('repeated identical failures are reported once until a success', () => {
  vi.useFakeTimers();
  try {
    const reported: string[] = [];
    let failure = 'disk full';
    const clock = liveClock(({ message }) => reported.push(message));
    clock.every(10, () => {
      if (failure !== '') throw new Error(failure);
    });
    vi.advanceTimersByTime(100);
    failure = 'locked';
    vi.advanceTimersByTime(100);
    failure = '';
    vi.advanceTimersByTime(10);
    failure = 'locked';
    vi.advanceTimersByTime(10);
    expect(reported).toEqual(['disk full', 'locked', 'locked']);
    clock.close();
  } finally {
    vi.useRealTimers();
  }
});

test('one-time work waits while another program locks the database', () => {
  vi.useFakeTimers();
  try {
    const reported: Error[] = [];
    const clock = liveClock((error) => reported.push(error));
    let tries = 0;
    const work = () => {
      tries += 1;
      if (tries < 3) throw Object.assign(new Error('database is locked'), { errcode: 5 });
    };
    clock.after(10, work);
    vi.advanceTimersByTime(10_000);
    tries -= 3;
    clock.at(clock.now() + 10, work);
    vi.advanceTimersByTime(10_000);
    expect([tries, reported]).toEqual([3, []]);
    clock.close();
  } finally {
    vi.useRealTimers();
  }
});

test('a persisted clock resumes from its offset, within ten years', () => {
  const db = openDatabase(':memory:');
  onTestFinished(() => db.close());
  migrate(db, [{ name: 'world', steps: worldMigrations }]);
  const aheadOf = (moveMs: number) => {
    const clock = persistentClock(db, () => {});
    clock.advance(moveMs);
    clock.close();
    const again = persistentClock(db, () => {});
    again.close();
    return again.aheadMs();
  };
  expect(aheadOf(72 * 3_600_000)).toBe(72 * 3_600_000);
  expect(aheadOf(-72 * 3_600_000)).toBe(0);
  expect(aheadOf(9e15)).toBe(CLOCK_OFFSET_MAX_MS);
});

test('a live clock runs once, repeats, and is silent after close', () => {
  vi.useFakeTimers();
  try {
    const clock = liveClock(() => {});
    const log: string[] = [];
    clock.at(clock.now() + 20, () => log.push('once'));
    clock.every(15, () => log.push('every'));
    vi.advanceTimersByTime(30);
    clock.close();
    vi.advanceTimersByTime(100);
    expect(log).toEqual(['every', 'once', 'every']);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('a live clock moved forward runs due work, and repeating work continues', () => {
  vi.useFakeTimers();
  try {
    const clock = liveClock(() => {});
    const began = clock.now();
    const log: string[] = [];
    clock.at(began + 72 * 3_600_000, () => log.push('due'));
    clock.at(began + 90 * 3_600_000, () => log.push('later'));
    clock.every(100, () => log.push('tick'));
    clock.advance(72 * 3_600_000);
    vi.advanceTimersByTime(100);
    expect(log).toEqual(['due', 'tick']);
    expect(clock.now() - began).toBe(72 * 3_600_000 + 100);
    clock.set(began);
    expect(clock.now()).toBe(began);
    clock.close();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
