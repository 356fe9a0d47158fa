import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import type { Overview } from '#sandbox/admin/overview.ts';
import type { EditionOverview } from '#sandbox/admin/rewards/activity-overview.ts';
import { createEditions } from '#sandbox/domains/activity/engine/editions/editions.ts';
import { createResults } from '#sandbox/domains/activity/engine/results.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireClient, type WireInput } from '../wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const member = (name: string) => loggedIn(sandbox().origin, now, name);
const admin = (path: string, body: object) => postAdmin(sandbox(), `/sandbox/activities/${path}`, body);
const act = (client: WireClient, activityId: string, does: WireInput<'activity.act'>['does'], id: string) =>
  client.call('activity.act', { activityId, does, clientRequestId: id });

async function edition(activityId: string): Promise<EditionOverview> {
  const overview: Overview = await (await fetch(`${sandbox().consoleOrigin}/sandbox/overview`)).json();
  const found = overview.activities.editions.find((each) => each.activityId === activityId);
  if (!found) throw new Error(`no edition ${activityId}`);
  return found;
}

/** The numbers of a group as the console has them, by name. */
async function numbersOf(activityId: string, group: string): Promise<Record<string, number>> {
  const found = (await edition(activityId)).groups.find((each) => each.group === group);
  return Object.fromEntries(found?.fields.map(({ name, value }) => [name, value]) ?? []);
}

const wheel = async (client: WireClient) =>
  v.parse(calls['activity.wheel'].response, (await client.call('activity.wheel', {})).data).part;

test('[1.03] wheel odds set by an operator apply and must sum up', async () => {
  const client = await member('qinghe');
  const held = await numbersOf('wheel-1', 'weights');
  const uneven = await admin('wheel-1/numbers/weights', { ...held, 'sector-0': 3_100 });
  expect(uneven.status).toBe(409);
  expect(await uneven.json()).toEqual({ error: '合计要等于 100.00 %，现在是 99.00 %' });
  expect((await wheel(client)).sectors[0]?.weight).toBe(3_200);
  const { 'sector-0': first, ...rest } = held;
  expect((await admin('wheel-1/numbers/weights', rest)).status).toBe(409);
  expect((await admin('wheel-1/numbers/nothing', held)).status).toBe(404);
  expect((await admin('wheel-1/numbers/weights', { 'sector-0': 'all' })).status).toBe(400);
  const even = { ...held, 'sector-0': (first ?? 0) - 100, 'sector-1': (held['sector-1'] ?? 0) + 100 };
  expect((await admin('wheel-1/numbers/weights', even)).status).toBe(200);
  const { sectors } = await wheel(client);
  expect(sectors.map(({ weight }) => weight)).toEqual(Object.values(even));
  const { security }: Overview = await (await fetch(`${sandbox().consoleOrigin}/sandbox/overview`)).json();
  const logText = security.map(({ what }) => what).join();
  expect(logText).toContain('activities/wheel-1/numbers/weights sector-0=3100 sector-1=2900');
});

test('[1.03] changed stock and costs are shown on the next request', async () => {
  const client = await member('qinghe');
  const ofDay = await numbersOf('wheel-1', 'stock');
  expect((await admin('wheel-1/numbers/stock', { ...ofDay, 'sector-3': 10 })).status).toBe(200);
  expect((await wheel(client)).sectors[3]?.stock).toMatchObject({ total: 10 });
  const costs = await numbersOf('topGift-1', 'costs');
  expect((await admin('topGift-1/numbers/costs', { ...costs, 'card-make-up': 0 })).status).toBe(409);
  expect((await admin('topGift-1/numbers/costs', { ...costs, 'card-make-up': 200 })).status).toBe(200);
  const shelves = await numbersOf('topGift-1', 'stock');
  expect((await admin('topGift-1/numbers/stock', { ...shelves, 'coupon-8': 0 })).status).toBe(200);
  const { part } = v.parse(
    calls['activity.topGift'].response,
    (await client.call('activity.topGift', {})).data,
  );
  const offer = (id: string) => part.offers.find(({ offerId }) => offerId === id);
  expect(offer('card-make-up')?.cost).toBe(200);
  expect(offer('coupon-8')?.stock).toEqual({ total: 0, left: 0 });
  await admin('gifts', { is: 'points', name: 'qinghe', count: 1_000 });
  const old = await act(client, 'topGift-1', { does: 'exchange', offerId: 'card-make-up', cost: 120 }, 'old');
  expect(old.code).toBe(PLATFORM_CODES.ACTIVITY_MOVED_ON);
  const soldOut = await act(
    client,
    'topGift-1',
    { does: 'exchange', offerId: 'coupon-8', cost: 480 },
    'gone',
  );
  expect(soldOut.code).toBe(PLATFORM_CODES.ACTIVITY_SOLD_OUT);
});

test('[1.03] a rain window can be edited until its commitment is published', async () => {
  const client = await member('qinghe');
  const rain = async () =>
    v.parse(calls['activity.rain'].response, (await client.call('activity.rain', {})).data).part;
  const before = await rain();
  const groups = (await edition('rain-1')).groups;
  const [fixed, open] = [groups.find(({ isOpen }) => !isOpen), groups.find(({ isOpen }) => isOpen)];
  expect(before.windows.find(({ windowId }) => windowId === fixed?.group)?.commitment).not.toBe('');
  const sizes = { pot: 6_000, envelopes: 400 };
  const late = await admin(`rain-1/numbers/${fixed?.group}`, sizes);
  expect([late.status, await late.json()]).toEqual([409, { error: fixed?.note }]);
  expect((await admin(`rain-1/numbers/${open?.group}`, { pot: 300, envelopes: 400 })).status).toBe(409);
  expect((await admin(`rain-1/numbers/${open?.group}`, sizes)).status).toBe(200);
  const after = (await rain()).windows.find(({ windowId }) => windowId === open?.group);
  expect(after).toMatchObject({ pot: 6_000n, envelopes: 400 });
  expect(await numbersOf('rain-1', open?.group ?? '')).toEqual(sizes);
  expect((await edition('rain-1')).steps.map(({ step }) => step)).toContain('openWindow');
  const shown = (await rain()).windows.length;
  for (const press of [1, 2])
    expect([press, (await admin('rain-1', { step: 'openWindow' })).status]).toEqual([press, 200]);
  expect((await rain()).windows).toHaveLength(shown + 1);
});

test('[1.03] prizes of a running draw may be raised for that draw alone', async () => {
  const client = await member('qinghe');
  const lottery = async () =>
    v.parse(calls['activity.lottery'].response, (await client.call('activity.lottery', {})).data).part;
  const { draw } = await lottery();
  const group = `draw-${draw.drawNo}`;
  const held = await numbersOf('lottery-1', group);
  const more = { ...held, 'count-1': 2, 'worth-1': 1_000_00, 'worth-5': 20 };
  expect((await admin(`lottery-1/numbers/${group}`, more)).status).toBe(200);
  const [first, , , , last] = (await lottery()).draw.places;
  expect(first).toMatchObject({ count: 2, prize: { is: 'bonus', amount: 1_000_00n } });
  expect(last?.prize).toMatchObject({ is: 'coins', coins: 20n });
  expect((await admin('lottery-1', { step: 'drawNow' })).status).toBe(200);
  const after = await lottery();
  expect(after.past[0]?.draw.places[0]?.winners).toHaveLength(2);
  expect(after.draw.places[0]).toMatchObject({ count: 1, prize: { amount: 888_00n } });
  expect((await admin(`lottery-1/numbers/${group}`, more)).status).toBe(404);
});

test('[1.03] an activity ended early refuses actions, and its prizes stay claimable', async () => {
  const client = await member('fangguan');
  const claimUntil = createEditions(sandbox().db).byId('wheel-1')?.times.claimUntil ?? 0;
  const won = createResults(sandbox().db).insert({
    ...{ activity_id: 'wheel-1', period: 'before', user_id: demoUserId('fangguan'), n: 1 },
    ...{ did: 'spin', slot: 7, state: 'won', stock: null, at: now(), claim_until: claimUntil },
    prize: { is: 'bonus', currency: 'CNY', amount: '188.00', times: 5, termDays: 14 },
  });
  expect((await admin('wheel-1', { step: 'nothing' })).status).toBe(404);
  expect((await admin('wheel-1', { step: 'end' })).status).toBe(200);
  expect((await admin('wheel-1', { step: 'end' })).status).toBe(409);
  const late = await act(client, 'wheel-1', { does: 'spin' }, 'late');
  expect(late).toMatchObject({ code: PLATFORM_CODES.ACTIVITY_NOT_OPEN });
  expect((await edition('wheel-1')).groups).toEqual([]);
  const { card } = v.parse(calls['activity.wheel'].response, (await client.call('activity.wheel', {})).data);
  expect(card).toMatchObject({ phase: 'claiming', mine: { is: 'won' } });
  const claimed = await act(client, 'wheel-1', { does: 'claim', resultId: won }, 'claim');
  expect(claimed).toMatchObject({
    code: 0,
    data: { result: { state: 'claimed', receipt: { into: 'bonus' } } },
  });
});
