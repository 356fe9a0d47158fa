import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ALERTS_MAX } from '#contract/play/price/constants.ts';
import { PriceAlerts, PriceHistory } from '#contract/play/price/schema.ts';
import { findUpcomingLeg } from '../examples/bet-examples.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();
const SECOND = 1_000;
const MINUTE = 60_000;
const advance = (ms: number) => {
  const { clock } = sandbox().world;
  if (clock.mode === 'driven') clock.advance(ms);
};

/** The home side of a football match in its second half. */
function liveSelection() {
  const { world } = sandbox();
  const match = world.matches.list(1).find(({ clockPhase }) => clockPhase === 'second');
  if (!match) throw new Error('no live match');
  const marketId = `${match.matchId}-win`;
  return { matchId: match.matchId, marketId, selectionId: `${marketId}-home`, venue: null };
}

const upcoming = (skip = 0) => {
  const { matchId, marketId, selectionId } = findUpcomingLeg(sandbox(), skip);
  return { matchId, marketId, selectionId, venue: null };
};

const member = (name = 'beian') => loggedIn(sandbox().origin, sandbox().world.clock.now, name);
const alertsOf = (answer: { data: unknown }) => v.parse(PriceAlerts, answer.data).list;
const messages = (userId = 'u-beian'): number => {
  const row = sandbox()
    .db.prepare("SELECT count(*) AS n FROM message WHERE user_id = ? AND title LIKE '价格到了%'")
    .get(userId);
  return Number(row?.n);
};

async function historyOf(selection: ReturnType<typeof liveSelection>, span: 'recent' | 'match') {
  const client = createWireClient(sandbox().origin, sandbox().world.clock.now);
  return v.parse(PriceHistory, (await client.call('price.history', { ...selection, span })).data);
}

test('[3.10] a history ends with the price that is offered now', async () => {
  const selection = liveSelection();
  const { points, to, from, isLive } = await historyOf(selection, 'recent');
  expect(isLive).toBe(true);
  expect(to - from).toBe(10 * MINUTE);
  const market = sandbox()
    .world.odds.of(selection.matchId)
    ?.markets.find(({ marketId }) => marketId === selection.marketId);
  const now = market?.selections.find(({ selectionId }) => selectionId === selection.selectionId);
  expect(points.at(-1)?.odds ?? null).toBe(now?.state === 'open' ? now.odds : null);
  expect(points.length).toBeGreaterThan(20);
  expect(points.every(({ odds }, index) => index === 0 || odds !== points[index - 1]?.odds)).toBe(true);
});

test('[3.10] a history since kick-off shows every goal with its score', async () => {
  const selection = liveSelection();
  const { goals, points, from, kickOffAt, marks } = await historyOf(selection, 'match');
  expect(from).toBe(kickOffAt);
  expect(points.length).toBeLessThanOrEqual(400);
  const score = sandbox().world.facts(selection.matchId)?.score ?? [0, 0];
  expect(goals.length).toBe(score[0] + score[1]);
  if (goals.length > 0) expect([goals.at(-1)?.home, goals.at(-1)?.away]).toEqual(score);
  expect(marks[0]?.minute).toBe(0);
});

test('[3.10] a suspension by hand is a gap in the history', async () => {
  const selection = upcoming(1);
  await postAdmin(sandbox(), `/sandbox/markets/${selection.marketId}`, { suspended: true });
  advance(2 * MINUTE);
  await postAdmin(sandbox(), `/sandbox/markets/${selection.marketId}`, { suspended: false });
  advance(2 * MINUTE);
  const { points } = await historyOf(selection, 'recent');
  expect(points.filter(({ odds }) => odds === null).length).toBe(1);
  expect(points.at(-1)?.odds).not.toBeNull();
});

test('[3.10] an unknown match has no history', async () => {
  const client = createWireClient(sandbox().origin, sandbox().world.clock.now);
  const asked = { matchId: 'des-1', marketId: 'des-1-win', selectionId: 'des-1-win-home', venue: null };
  expect((await client.call('price.history', { ...asked, span: 'recent' })).code).toBe(404001);
});

test('[3.10] an alert sends one message when its price is reached', async () => {
  const client = await member();
  const selection = upcoming();
  const suspend = (suspended: boolean) =>
    postAdmin(sandbox(), `/sandbox/markets/${selection.marketId}`, { suspended });
  const before = messages();
  await suspend(true);
  await client.call('price.setAlert', { ...selection, side: 'atLeast', odds: '1.01' });
  advance(5 * SECOND);
  expect(messages()).toBe(before);
  await suspend(false);
  advance(20 * MINUTE);
  expect(messages()).toBe(before + 1);
  const [alert] = alertsOf(await client.call('price.alerts', {}));
  expect(alert).toMatchObject({ state: 'reached', odds: '1.01' });
  expect(Number(alert?.reachedOdds)).toBeGreaterThanOrEqual(1.01);
});

test('[3.10] an alert at a price that is there already is refused', async () => {
  const client = await member();
  const asked = { ...upcoming(), side: 'atLeast' as const, odds: '1.01' };
  expect((await client.call('price.setAlert', asked)).code).toBe(422026);
});

test('[3.10] an alert ends without a message when its match is decided', async () => {
  const client = await member();
  const selection = upcoming(2);
  const before = messages();
  await client.call('price.setAlert', { ...selection, side: 'atLeast', odds: '90.00' });
  const body = { status: 'final', score: [1, 0], half: [0, 0], note: '测试' };
  await postAdmin(sandbox(), `/sandbox/matches/${selection.matchId}/result`, body);
  advance(2 * SECOND);
  const [alert] = alertsOf(await client.call('price.alerts', {}));
  expect(alert).toMatchObject({ state: 'ended', selectionId: selection.selectionId, reachedOdds: null });
  expect(messages()).toBe(before);
});

test('[3.10] the same alert is kept once, and a removed one is gone', async () => {
  const client = await member('xuexian');
  const asked = { ...upcoming(3), side: 'atLeast' as const, odds: '95.00' };
  await client.call('price.setAlert', asked);
  const [alert, ...others] = alertsOf(await client.call('price.setAlert', asked));
  expect(others).toEqual([]);
  const left = alertsOf(await client.call('price.removeAlert', { alertId: alert?.alertId ?? '' }));
  expect(left).toEqual([]);
});

test('[3.10] a member has a bounded number of open alerts', async () => {
  const client = await member('xuexian');
  const selection = upcoming(3);
  const codes: number[] = [];
  for (let count = 0; count <= ALERTS_MAX; count++) {
    const odds = (80 + count / 10).toFixed(2);
    codes.push((await client.call('price.setAlert', { ...selection, side: 'atLeast', odds })).code);
  }
  expect(codes.slice(0, ALERTS_MAX).every((code) => code === 0)).toBe(true);
  expect(codes.at(-1)).toBe(422025);
});

test('[P.17] a member on a break gets no message about a price', async () => {
  const client = await member('xuexian');
  const before = messages('u-xuexian');
  await client.call('restriction.rest', { length: 'week', day: null, reason: null });
  sandbox()
    .db.prepare("UPDATE price_alert SET side = 'atMost' WHERE user_id = 'u-xuexian' AND state = 'open'")
    .run();
  advance(2 * SECOND);
  expect(messages('u-xuexian')).toBe(before);
});
