import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/units/durations.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { platformMigrations } from '#sandbox/platform/platform-migrations.ts';
import { createDevices } from './devices.ts';

function openDevices() {
  const db = openDatabase(':memory:');
  migrate(db, [platformMigrations]);
  const count = () => Number(db.prepare('SELECT count(*) AS n FROM device').get()?.n);
  return { db, count, devices: createDevices(db) };
}

test('a device unused for ninety days is forgotten', () => {
  const { db, count, devices } = openDevices();
  devices.see('old', 0);
  devices.see('new', DAY_MS);
  devices.clean(90 * DAY_MS + 1);
  expect(count()).toBe(1);
  db.close();
});

test('of the devices that strangers claim the newest hundred thousand remain', () => {
  const { db, count, devices } = openDevices();
  transaction(db, () => {
    for (let device = 0; device < 100_500; device += 1) devices.see(`device ${device}`, device);
  });
  devices.clean(DAY_MS);
  expect(count()).toBe(100_000);
  expect(devices.seenWithin(0, 100_499)).toBe(1);
  expect(devices.seenWithin(0, 0)).toBe(0);
  db.close();
});
