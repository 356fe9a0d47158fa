import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();

test('[7.16] a member reads their own name and bets, and no other’s', async () => {
  const read = async (name: string) => {
    const client = await loggedIn(sandbox().origin, sandbox().world.clock.now, name);
    const { data: info } = await client.call('member.info', {});
    const { data: bets } = await client.call('member.betOrders', { matchId: null });
    return {
      name: v.parse(calls['member.info'].response, info).name,
      bets: v.parse(calls['member.betOrders'].response, bets).list.map(({ orderId }) => orderId),
    };
  };
  const [beian, qinghe] = [await read('beian'), await read('qinghe')];
  expect([beian.name, qinghe.name]).toEqual(['beian', 'qinghe']);
  expect(beian.bets.length).toBeGreaterThan(0);
  expect(beian.bets.filter((orderId) => qinghe.bets.includes(orderId))).toEqual([]);
});
