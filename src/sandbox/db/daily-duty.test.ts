import { expect, onTestFinished, test } from 'vitest';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { reportTo } from '#sandbox/db/reporting.ts';
import { drivenClock } from '#sandbox/world/clock/driven-clock.ts';
import { beijing } from '#tests/fixtures/money/graded-books.ts';
import { dutyMigrations, startDailyDuty } from './daily-duty.ts';

function open() {
  const db = openDatabase(':memory:');
  onTestFinished(() => db.close());
  migrate(db, [dutyMigrations]);
  const done: string[] = [];
  const broken = { on: '' };
  const failing = { rows: 0 };
  /** Starts the platform at a time; its earlier runs are in its database. */
  const startAt = (text: string) => {
    const clock = drivenClock(beijing(text));
    startDailyDuty(
      { db, clock },
      {
        name: 'test',
        afterMidnightMs: 10 * MINUTE_MS,
        run(day, at) {
          if (day === broken.on) throw new Error('broken');
          expect(at).toBe(beijing(`${day} 00:10`));
          done.push(day);
          return failing.rows;
        },
      },
    );
    return { to: (then: string) => clock.set(beijing(then)), clock };
  };
  return { db, done, broken, failing, startAt };
}

test('a duty starts with its next hour and runs at it', () => {
  const { done, startAt } = open();
  const { to } = startAt('2027-03-15 00:10');
  to('2027-03-16 00:09');
  expect(done).toEqual([]);
  to('2027-03-16 00:10');
  expect(done).toEqual(['2027-03-16']);
});

test('days missed during a downtime are run in order, each once', () => {
  const { done, startAt } = open();
  startAt('2027-02-26 12:00').to('2027-02-27 12:00');
  startAt('2027-03-02 00:00');
  startAt('2027-03-02 00:20');
  expect(done).toEqual(['2027-02-27', '2027-02-28', '2027-03-01', '2027-03-02']);
});

test('a failed day is reported, retried and blocks no other', () => {
  const { db, done, broken, startAt } = open();
  const defects: string[] = [];
  reportTo(db, { notice: () => {}, defect: ({ message }) => defects.push(message) });
  const { to } = startAt('2027-03-15 12:00');
  broken.on = '2027-03-16';
  to('2027-03-18 12:00');
  expect([done, defects]).toEqual([['2027-03-17', '2027-03-18'], ['broken']]);
  broken.on = '';
  to('2027-03-19 12:00');
  expect(done).toEqual(['2027-03-17', '2027-03-18', '2027-03-16', '2027-03-19']);
});

test('a day that fails at startup does not block the platform’s opening', () => {
  const { done, broken, startAt } = open();
  startAt('2027-03-15 12:00');
  broken.on = '2027-03-16';
  startAt('2027-03-17 12:00');
  expect(done).toEqual(['2027-03-17']);
});

test('a day with failed rows is tried again for a week', () => {
  const { done, failing, startAt } = open();
  const { to } = startAt('2027-03-15 12:00');
  failing.rows = 1;
  to('2027-03-16 12:00');
  failing.rows = 0;
  to('2027-03-17 12:00');
  expect(done).toEqual(['2027-03-16', '2027-03-16', '2027-03-17']);
});

test('days undone by setting the clock back run when they arrive', () => {
  const { done, startAt } = open();
  const { to } = startAt('2027-03-15 12:00');
  to('2028-03-15 12:00');
  to('2027-03-15 12:00');
  done.length = 0;
  to('2027-03-18 12:00');
  expect(done).toEqual(['2027-03-16', '2027-03-17', '2027-03-18']);
});

test('a start before completed days runs them again', () => {
  const { done, startAt } = open();
  startAt('2027-03-15 12:00').to('2027-03-20 12:00');
  done.length = 0;
  startAt('2027-03-16 12:00').to('2027-03-17 12:00');
  expect(done).toEqual(['2027-03-17']);
});

test('a day that cannot be read costs no other', () => {
  const { db, done, startAt } = open();
  startAt('2027-03-15 12:00').to('2027-03-17 12:00');
  db.exec(`UPDATE duty_day SET day = 'spoiled' WHERE day = '2027-03-16'`);
  startAt('2027-03-17 13:00').to('2027-03-18 12:00');
  expect(done).toEqual(['2027-03-16', '2027-03-17', '2027-03-16', '2027-03-18']);
});
