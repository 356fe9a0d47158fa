import { expect, test } from 'vitest';
import { createSandbox } from '#sandbox/sandbox.ts';
import { FAN_NAMES } from '#sandbox/world/seeds/fan-names.table.ts';
import { ANCHORS } from '#sandbox/world/seeds/seed-anchors.ts';

const FAN_NAME_MAX = 3;

test('every anchor has a name that fits on a badge', () => {
  const names = ANCHORS.map(({ nickname }) => FAN_NAMES[nickname] ?? nickname);
  expect(names.filter((name) => [...name].length > FAN_NAME_MAX)).toEqual([]);
  expect(
    Object.keys(FAN_NAMES).filter((name) => !ANCHORS.some((anchor) => anchor.nickname === name)),
  ).toEqual([]);
});

test('only with a crowd do anchors have fans on the first day', async () => {
  const fansOn = async (crowd: number) => {
    const sandbox = await createSandbox({ port: 0, dataDir: ':memory:', seed: 7, crowd, world: 'driven' });
    const count = sandbox.db.prepare('SELECT count(DISTINCT anchor_room_id) AS n FROM anchor_support').get();
    const sum = sandbox.db.prepare('SELECT coalesce(sum(amount), 0) AS n FROM ledger_entry').get();
    await sandbox.close();
    return [count?.n, sum?.n];
  };
  expect(await fansOn(2)).toEqual([ANCHORS.length, 0]);
  expect(await fansOn(0)).toEqual([0, 0]);
});
