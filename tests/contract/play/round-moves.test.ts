import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { GAME_CATALOGUE } from '#sandbox/domains/play/game/game-catalogue.ts';
import type { OpenView, PlayedView, VenueFailure } from '#sandbox/domains/play/venue/venue-view.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn } from '../wire-client.ts';
import { atVenue } from './at-venue.ts';

const sandbox = sandboxForFile();
const currency = 'CNY' as const;
const game = GAME_CATALOGUE.find(({ title }) => title.engine === 'mines');
const [gameId, venueEnName] = [game?.gameId ?? '', game?.venue.code ?? ''];
const TILES = 25;
const TAKE = TILES;
const IDLE_MS = 30 * MINUTE_MS;
const launchInput = {
  gameId,
  venueEnName,
  currency,
  resetDpDomain: 0,
  isUseCache: 1,
  rollbackAddress: 'http://localhost:5180/app/play/x',
} as const;

type Answer = Partial<PlayedView & VenueFailure & OpenView>;

const member = (platform = sandbox()) => loggedIn(platform.origin, platform.world.clock.now, 'xuexian');
const later = (ms: number, platform = sandbox()) => {
  const { clock } = platform.world;
  if (clock.mode === 'driven') clock.advance(ms);
};
const balance = (platform = sandbox()) =>
  platform.money.wallets.balance({ userId: 'u-xuexian', currency }, venueEnName);
let transfers = 0;
const fund = (platform = sandbox()) =>
  platform.money.transfers.move({
    userId: 'u-xuexian',
    siteId: 5000,
    currency,
    venue: venueEnName,
    amount: 100_00n,
    into: true,
    requestId: `funds-${++transfers}`,
  });

/** A visit of the member by the page of its venue. */
async function opened(platform = sandbox()) {
  const client = await member(platform);
  const launched = await client.call('venue.launch', launchInput);
  const { ticket, sessionId } = v.parse(calls['venue.launch'].response, launched.data);
  const view = await atVenue<Answer>(platform, 'open', { ticket });
  const ask = (path: string, body: unknown) => atVenue<Answer>(platform, path, body, view.key);
  if (!view.seeds?.current) await ask('seed', { clientSeed: 'of-the-test' });
  return { client, sessionId, view, ask };
}

/** A round with one mine that has just begun. */
async function begun(platform = sandbox()) {
  const visit = await opened(platform);
  const round = { requestId: `begun-${++transfers}`, stake: '1000', choice: 0 };
  const started = await visit.ask('round', round);
  const roundId = started.round?.roundId ?? 0;
  const move = (made: number, index: number) => visit.ask('move', { roundId, index, move: made });
  return { ...visit, round, roundId, started, move };
}
const leave = async ({ client, sessionId }: Awaited<ReturnType<typeof opened>>) => {
  await client.call('venue.leave', { sessionId });
  later(5_000);
};

test('a move requested twice is made once', async () => {
  fund();
  const before = balance();
  const visit = await begun();
  const first = await visit.move(7, 0);
  expect(await visit.move(7, 0)).toEqual(first);
  expect(first.round?.moves).toEqual([7]);
  if (first.round && first.round.next.length > 0) {
    expect((await visit.move(8, 0)).error).toBe('BAD_REQUEST');
    expect((await visit.move(7, 1)).error).toBe('BAD_REQUEST');
    const taken = await visit.move(TAKE, 1);
    expect(await visit.move(TAKE, 1)).toEqual(taken);
    expect(taken.round?.payout).toBe('1020');
  }
  const ended = await visit.ask('round', visit.round);
  expect(balance()).toBe(before - 10_00n + BigInt(ended.round?.payout ?? 0));
  await leave(visit);
});

test('an open round reveals nothing, and no other begins beside it', async () => {
  fund();
  const visit = await begun();
  expect(visit.started.round).toMatchObject({ outcome: [], payout: '0', moves: [] });
  expect(visit.started.round?.next).toHaveLength(TILES + 1);
  later(10_000);
  expect((await visit.ask('round', { ...visit.round, requestId: 'second' })).error).toBe('ROUND_OPEN');
  expect((await visit.ask('round', visit.round)).round).toEqual(visit.started.round);
  await leave(visit);
});

test('seeds may not change while a round is open', async () => {
  fund();
  const visit = await begun();
  expect((await visit.ask('seed', { clientSeed: 'another' })).error).toBe('ROUND_OPEN');
  await visit.move(TAKE, 0);
  expect((await visit.ask('seed', { clientSeed: 'another' })).error).toBeUndefined();
  await leave(visit);
});

test('a round is finished while its venue is closed', async () => {
  fund();
  const visit = await begun();
  await postAdmin(sandbox(), `/sandbox/venues/${venueEnName}`, { status: 1 });
  const taken = await visit.move(TAKE, 0);
  expect(taken.round).toMatchObject({ payout: '1000', next: [] });
  later(5_000);
  expect((await visit.ask('round', { ...visit.round, requestId: 'closed' })).error).toBe('VENUE_CLOSED');
  await postAdmin(sandbox(), `/sandbox/venues/${venueEnName}`, { status: 0 });
  await leave(visit);
});

test('[P.14] leaving a game ends its open round and answers with its return', async () => {
  fund();
  const before = balance();
  const visit = await begun();
  expect(balance()).toBe(before - 10_00n);
  const openStake = async () => {
    const { data } = await visit.client.call('venue.confirm', { sessionId: visit.sessionId });
    return v.parse(calls['venue.confirm'].response, data).openStake;
  };
  const left = async () => (await visit.client.call('venue.leave', { sessionId: visit.sessionId })).data;
  expect(await openStake()).toBe(10_00n);
  expect(await left()).toEqual({ round: { stake: '10.00', payout: '10.00' } });
  expect(await openStake()).toBeNull();
  expect(await left()).toEqual({ round: null });
  later(5_000);
  expect(balance()).toBe(before);
  expect(verifyLedger(sandbox().db).sound).toBe(true);
});

test('an idle round is ended by its forced move', async () => {
  fund();
  const before = balance();
  const visit = await begun();
  const first = await visit.move(11, 0);
  const isOpen = (first.round?.next.length ?? 0) > 0;
  later(IDLE_MS - MINUTE_MS);
  if (isOpen) expect(sandbox().venues.store.find(visit.roundId)?.state).toBe('open');
  later(3 * MINUTE_MS);
  const ended = sandbox().venues.store.find(visit.roundId);
  expect(ended?.state).toBe('settled');
  expect(ended?.payout).toBe(isOpen ? 10_20n : 0n);
  expect(balance()).toBe(before - 10_00n + (ended?.payout ?? 0n));
  expect(verifyLedger(sandbox().db).sound).toBe(true);
  await leave(visit);
});

test('records list no open round', async () => {
  fund();
  const visit = await begun();
  const records = async () => {
    const { data } = await visit.client.call('venue.records', { currency, page: 1, size: 50 });
    return v.parse(calls['venue.records'].response, data).list.map(({ roundId }) => roundId);
  };
  expect(await records()).not.toContain(String(visit.roundId));
  await visit.move(TAKE, 0);
  expect(await records()).toContain(String(visit.roundId));
  await leave(visit);
});

test('a limit that refuses stakes lets an open round end', async () => {
  fund();
  const visit = await begun();
  await visit.client.call('ownLimit.set', { currency, kind: 'stake', period: 'day', amount: '100' });
  expect((await visit.move(TAKE, 0)).round).toMatchObject({ payout: '1000', next: [] });
  later(5_000);
  expect((await visit.ask('round', { ...visit.round, requestId: 'limited' })).error).toBe('NOT_ADMITTED');
  await leave(visit);
});

test('[3.02] a launch opens by the domain that last answered, or the next', async () => {
  const visit = await begun();
  const lineOf = async (flags: { resetDpDomain: 0 | 1; isUseCache: 0 | 1 }) => {
    const { data } = await visit.client.call('venue.secondLaunch', { ...launchInput, ...flags });
    return v.parse(calls['venue.launch'].response, data);
  };
  const [cached, main, next] = [
    { resetDpDomain: 0, isUseCache: 1 },
    { resetDpDomain: 0, isUseCache: 0 },
    { resetDpDomain: 1, isUseCache: 0 },
  ] as const;
  expect((await lineOf(cached)).line).toBe(1);
  const second = await lineOf(next);
  expect(second.line).toBe(2);
  expect(new URL(second.url).hostname).toBe('venue-2.localhost');
  expect((await lineOf(cached)).line).toBe(1);
  await lineOf(next).then(({ ticket }) => atVenue(sandbox(), 'open', { ticket }));
  expect((await lineOf(cached)).line).toBe(2);
  expect((await lineOf(next)).line).toBe(1);
  expect((await lineOf(main)).line).toBe(1);
  expect((await lineOf(cached)).line).toBe(2);
  later(IDLE_MS);
  expect((await lineOf(cached)).line).toBe(1);
  await leave(visit);
});

const dataDir = mkdtempSync(join(tmpdir(), 'courtside-rounds-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const openAgain = (startAt?: number) =>
  createSandbox({
    port: 0,
    dataDir,
    seed: 7,
    crowd: 0,
    world: 'driven',
    ...(startAt === undefined ? {} : { startAt }),
  });

test('a round waits for its move over a restart of the platform', async () => {
  const first = await openAgain();
  fund(first);
  const before = balance(first);
  const { roundId } = await begun(first);
  const now = first.world.clock.now();
  await first.close();

  const second = await openAgain(now + 20_000);
  const { view, ask } = await opened(second);
  const [waiting] = view.history ?? [];
  expect(waiting).toMatchObject({ roundId, moves: [], outcome: [], isSeen: false });
  expect(waiting?.next).toHaveLength(TILES + 1);
  expect(balance(second)).toBe(before - 10_00n);
  const taken = await ask('move', { roundId, index: 0, move: TAKE });
  expect(taken.round?.payout).toBe('1000');
  expect(balance(second)).toBe(before);
  expect(verifyLedger(second.db).sound).toBe(true);
  await second.close();
});
