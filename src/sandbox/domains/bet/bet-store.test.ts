import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { createBetStore } from './bet-store.ts';
import { placeDemoBets } from './demo-bets.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await createSandbox({ port: 0, dataDir: ':memory:', seed: 7, crowd: 0, world: 'driven' });
});
afterEach(() => sandbox.close());

const store = () => createBetStore(sandbox.db, sandbox.world.matches);
const liveMatches = () =>
  sandbox.world.matches.list(0).filter(({ clockPhase }) => clockPhase === 'first' || clockPhase === 'second');

test('demo members have open bets on matches that are on, of each site, at prices one would take', () => {
  const bets = store().of('u-beian', 5000, null);
  expect(bets.length).toBeGreaterThan(3);
  const live = new Set(sandbox.world.matches.list(0).map(({ matchId }) => matchId));
  for (const bet of bets) {
    expect(bet).toMatchObject({ siteId: 5000, status: 'open', categoryName: '全场独赢' });
    expect(live).toContain(bet.matchId);
    expect(Number(bet.odds)).toBeGreaterThan(1);
    expect(Number(bet.odds)).toBeLessThanOrEqual(15);
    expect(bet.placedAt).toBeLessThan(sandbox.world.clock.now());
  }
  expect(
    store()
      .of('u-beian', 5003, null)
      .every(({ siteId }) => siteId === 5003),
  ).toBe(true);
  expect(store().of('u-xinren', 5000, null)).toEqual([]);
});

test('placing them again changes nothing', () => {
  const before = store().of('u-beian', 5000, null);
  placeDemoBets(sandbox.world, store(), 7);
  expect(store().of('u-beian', 5000, null)).toEqual(before);
});

test('a bet is settled by the final score when its match is over', () => {
  const [match] = liveMatches().filter(({ matchId }) => store().hasOpen('u-beian', 5000, matchId));
  const matchId = match?.matchId ?? '';
  const [bet] = store().of('u-beian', 5000, matchId);
  for (let goal = 0; goal < 30; goal += 1) sandbox.world.matches.score(matchId, 'home');
  sandbox.world.matches.setPhase(matchId, 'ended');
  const status = bet?.itemName === match?.homeName ? 'won' : 'lost';
  expect(store().of('u-beian', 5000, matchId)).toMatchObject([{ orderId: bet?.orderId, status }]);
});
