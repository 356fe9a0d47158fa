import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { LIGHT_COST } from '#sandbox/domains/ground/member/password.ts';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { findUpcomingLeg } from '../examples/bet-examples.ts';
import { loggedIn } from '../wire-client.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'courtside-alerts-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const open = (startAt?: number): Promise<Sandbox> =>
  createSandbox({
    port: 0,
    dataDir,
    seed: 7,
    crowd: 0,
    world: 'driven',
    passwordCost: LIGHT_COST,
    ...(startAt === undefined ? {} : { startAt }),
  });

/** Runs a platform for a time, and returns how many alerts it has sent in its life. */
function sentAfter({ db, world: { clock } }: Sandbox, ms: number): number {
  if (clock.mode === 'driven') for (let run = 0; run < ms; run += MINUTE_MS) clock.advance(MINUTE_MS);
  return Number(db.prepare("SELECT count(*) AS n FROM message WHERE title LIKE '价格到了%'").get()?.n);
}

test('[3.10] an alert set before a restart is sent once after it', async () => {
  const first = await open();
  const client = await loggedIn(first.origin, first.world.clock.now, 'beian');
  const { matchId, marketId, selectionId } = findUpcomingLeg(first);
  // A suspension by hand ends with the platform, so that the price is reached after the restart only.
  first.world.odds.suspendMarket(marketId, true);
  const alert = { matchId, marketId, selectionId, venue: null, side: 'atLeast' as const, odds: '1.01' };
  expect((await client.call('price.setAlert', alert)).code).toBe(0);
  expect(sentAfter(first, MINUTE_MS)).toBe(0);
  const now = first.world.clock.now();
  await first.close();

  const second = await open(now + MINUTE_MS);
  expect(sentAfter(second, 5 * MINUTE_MS)).toBe(1);
  await second.close();

  const third = await open(now + 2 * HOUR_MS);
  expect(sentAfter(third, 5 * MINUTE_MS)).toBe(1);
  await third.close();
});
