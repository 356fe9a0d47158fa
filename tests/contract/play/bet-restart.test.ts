import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { verifyBets } from '#sandbox/domains/play/bet/settlement/verify-bets.ts';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { findUpcomingLeg, placeSingle } from '../examples/bet-examples.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'courtside-bets-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const SECOND = 1_000;
const open = (startAt?: number): Promise<Sandbox> =>
  createSandbox({
    port: 0,
    dataDir,
    seed: 7,
    crowd: 0,
    world: 'driven',
    ...(startAt === undefined ? {} : { startAt }),
  });

test('[4.05] bets pending when the platform crashed are settled after its restart', async () => {
  const first = await open();
  const whose = { userId: 'u-beian', siteId: 5000, currency: 'CNY' } as const;
  first.money.transfers.move({ ...whose, venue: 'YBTY', amount: 300_00n, into: true, requestId: 'funds' });
  const leg = findUpcomingLeg(first);
  const accepted = placeSingle(first, leg);
  first.betting.control.setNext({ is: 'offer', less: 500 });
  const offered = placeSingle(first, leg);
  const { score, corners, scorers } = first.world.facts(leg.matchId) ?? {
    score: [0, 0],
    corners: [0, 0],
    scorers: '',
  };
  const now = first.world.clock.now();
  // The result was written down, and the platform died before it settled a bet by it.
  first.betting.facts.add(
    leg.matchId,
    { status: 'postponed', score, half: null, corners, scorers },
    { at: now, isManual: true },
  );
  await first.close();

  const second = await open(now + 20 * SECOND);
  const stateOf = (betId: string) => second.betting.ownOf(betId, whose.userId).state;
  expect(stateOf(offered.bet_id)).toBe('lapsed');
  expect(stateOf(accepted.bet_id)).toBe('void');
  expect(verifyBets(second.db)).toEqual({ astray: [], misbooked: [] });
  await second.close();
});
