import { expect, test } from 'vitest';
import { keyedHash } from '#sandbox/games/chance/keyed-hash.ts';
import { createCrowd, SEATS } from './crowd.ts';
import { FISHING_ROWS } from './fishing.table.ts';
import { createSwarm } from './swarm.ts';

const NOW = 1_781_269_200_000;
const keyOf = (byte: number) => keyedHash(new Uint8Array(32).fill(byte));
const rules = FISHING_ROWS[0]?.rules ?? { back: 0n, kinds: [] };
const swarmBy = (byte: number) => createSwarm(rules.kinds, keyOf(byte));
const MANY_VISITS = () => 1_000_000;

test('a seed and a time give the same fish', () => {
  expect(swarmBy(1).at(NOW)).toEqual(swarmBy(1).at(NOW));
  expect(swarmBy(2).at(NOW)).not.toEqual(swarmBy(1).at(NOW));
});

test('the water holds the whole shoal of each kind at every time', () => {
  const swarm = swarmBy(1);
  for (let at = NOW; at < NOW + 120_000; at += 777) {
    const fish = swarm.at(at);
    for (const [kind, { shoal }] of rules.kinds.entries())
      expect(fish.filter((each) => each.kind === kind)).toHaveLength(shoal);
    for (const { entersAt, leavesAt } of fish) expect(entersAt <= at && at < leavesAt).toBe(true);
    expect(new Set(fish.map(({ id }) => id)).size).toBe(fish.length);
  }
});

test('a fish is found by its id as it swam', () => {
  for (const fish of swarmBy(1).at(NOW)) expect(swarmBy(1).find(fish.id)).toEqual(fish);
  expect(swarmBy(1).find(99)).toBeNull();
  expect(swarmBy(1).find(-1)).toBeNull();
});

test('simulated shots are the same over any division of time', () => {
  const crowdOf = () => createCrowd(rules, swarmBy(1), keyOf(3));
  const whole = crowdOf().shots(2, NOW, NOW + 60_000);
  const halves = [
    ...crowdOf().shots(2, NOW, NOW + 31_234),
    ...crowdOf().shots(2, NOW + 31_234, NOW + 60_000),
  ];
  expect(whole.length).toBeGreaterThan(3);
  expect(halves).toEqual(whole);
});

test('simulated shots catch fish in the water by their chances', () => {
  const crowd = createCrowd(rules, swarmBy(1), keyOf(3));
  const shots = Array.from({ length: SEATS }, (_, seat) => crowd.shots(seat, NOW, NOW + 1_800_000)).flat();
  for (const { at, fish } of shots) expect(fish.entersAt <= at && at < fish.leavesAt).toBe(true);
  const returned = shots.reduce(
    (sum, { fish, isCaught }) => sum + (isCaught ? Number(rules.kinds[fish.kind]?.worth) / 100 : 0),
    0,
  );
  const variance = shots.reduce((sum, { fish }) => sum + Number(rules.kinds[fish.kind]?.worth) / 100, 0);
  expect(Math.abs(returned - 0.964 * shots.length) / Math.sqrt(variance)).toBeLessThan(3.3);
});

test('seats of simulated players follow the visits to the game', () => {
  const crowd = createCrowd(rules, swarmBy(1), keyOf(3));
  const sitting = (visits: () => number) =>
    Array.from({ length: SEATS }, (_, seat) => crowd.sitting(seat, NOW, visits)).filter((n) => n !== null)
      .length;
  expect(sitting(() => 0)).toBe(0);
  expect(sitting(MANY_VISITS)).toBe(SEATS);
});
