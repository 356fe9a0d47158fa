import * as v from 'valibot';
import { expect } from 'vitest';
import { Bet } from '#contract/play/bet/schema.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { verifyBets } from '#sandbox/domains/play/bet/settlement/verify-bets.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { findUpcomingLeg } from '../examples/bet-examples.ts';
import { postAdmin } from '../sandbox-fixture.ts';
import { loggedIn, type WireInput } from '../wire-client.ts';

type Leg = ReturnType<typeof findUpcomingLeg>;
type Placing = WireInput<'bet.place'>;

/** Places, settles and checks bets of members of a sandbox whose clock is driven. */
export function createBetting(sandbox: () => Sandbox) {
  let ids = 0;
  const newId = () => `bet-test-${++ids}`;
  const advance = (ms: number) => {
    const { clock } = sandbox().world;
    if (clock.mode === 'driven') clock.advance(ms);
  };

  async function bettor(name = 'beian') {
    const { origin, world, money } = sandbox();
    const whose = { userId: `u-${name}`, siteId: 5000, currency: 'CNY' } as const;
    money.transfers.move({ ...whose, venue: 'YBTY', amount: 600_00n, into: true, requestId: newId() });
    const client = await loggedIn(origin, world.clock.now, name);
    const balance = () => money.wallets.balance(whose, 'YBTY');
    const placeBet = async (placing: Placing) => v.parse(Bet, (await client.call('bet.place', placing)).data);
    const detail = async (betId: string) => v.parse(Bet, (await client.call('bet.detail', { betId })).data);
    return { client, balance, ask: placeBet, detail };
  }

  const single = (leg: Leg, part: Partial<Placing> = {}): Placing => ({
    currency: 'CNY',
    kind: 'single',
    size: null,
    legs: [leg],
    stake: '100.00',
    policy: 'higher',
    clientRequestId: newId(),
    ...part,
  });

  /** Leg on a match without other bets, so that its result moves the money of one bet only. */
  function legAlone(): Leg {
    const isBetOn = sandbox().db.prepare('SELECT 1 FROM bet_leg WHERE match_id = ?');
    for (let skip = 0; ; skip += 1) {
      const leg = findUpcomingLeg(sandbox(), skip);
      if (!isBetOn.get(leg.matchId)) return leg;
    }
  }

  const result = (matchId: string, score: readonly [number, number], status = 'final') =>
    postAdmin(sandbox(), `/sandbox/matches/${matchId}/result`, {
      status,
      score,
      half: [0, 0],
      note: '更正赛果',
    });

  const provenBooks = () => {
    expect(verifyLedger(sandbox().db).sound).toBe(true);
    expect(verifyBets(sandbox().db)).toEqual({ astray: [], misbooked: [] });
  };

  return { newId, advance, bettor, single, legAlone, result, provenBooks };
}
