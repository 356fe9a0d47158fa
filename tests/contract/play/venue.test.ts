import { request } from 'node:http';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { validStakeOf } from '#contract/play/betting/return-of.ts';
import { GAME_CATALOGUE } from '#sandbox/domains/play/game/game-catalogue.ts';
import type { OpenView, PlayedView } from '#sandbox/domains/play/venue/venue-view.ts';
import { venueOrigins } from '#sandbox/http/hosts/venue-host.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireClient, type WireInput } from '../wire-client.ts';

const sandbox = sandboxForFile();
const SLOT = GAME_CATALOGUE.find(({ title }) => title?.name === '夜场灯光')?.gameId ?? '';
const SITE = 'http://localhost:5180/app/play/x';

const [venueEnName, currency] = ['BTEGDZ', 'CNY'] as const;
const launchInput = {
  venueEnName,
  gameId: SLOT,
  currency,
  resetDpDomain: 0,
  isUseCache: 1,
  rollbackAddress: SITE,
} as const;

test('a venue refuses too large a body without a defect', async () => {
  const { hostname } = new URL(venueOrigins(sandbox().origin)[0] ?? '');
  expect((await requestHost(hostname, '/venue/api/look', { filler: 'x'.repeat(20_000) })).status).toBe(413);
});

type Answer = { readonly status: number; readonly headers: Record<string, unknown>; readonly text: string };

/** A request by a host name that Node does not resolve. */
const requestHost = (host: string, path: string, body: unknown = null, key = ''): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(sandbox().origin);
    const headers = { host: `${host}:${port}`, authorization: `Bearer ${key}` };
    const method = body === null ? 'GET' : 'POST';
    const outgoing = request({ port, host: '127.0.0.1', path, method, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body === null ? undefined : JSON.stringify(body));
  });

const atVenue = (path: string, body: unknown, key = '') =>
  requestHost('venue.localhost', `/venue/api/${path}`, body, key);

const member = () => loggedIn(sandbox().origin, sandbox().world.clock.now, 'xuexian');

async function launched(client: WireClient) {
  await client.call('venue.plan', { venueEnName, gameId: SLOT, currency, minutes: null, spend: null });
  const { data } = await client.call('venue.launch', launchInput);
  return v.parse(calls['venue.launch'].response, data);
}

async function opened(client: WireClient) {
  const launch = await launched(client);
  const { text } = await atVenue('open', { ticket: launch.ticket });
  const view: OpenView = JSON.parse(text);
  await atVenue('seed', { clientSeed: 'of-the-test' }, view.key);
  return { launch, view };
}

const transfer = (into: boolean) => (amount: bigint, requestId: string) =>
  sandbox().money.transfers.move({
    userId: 'u-xuexian',
    siteId: 5000,
    currency: 'CNY',
    venue: 'BTEGDZ',
    amount,
    into,
    requestId,
  });
const transferIn = transfer(true);
const transferOut = transfer(false);

test('[3.02] a ticket opens one visit, and a second use closes it', async () => {
  const { launch, view } = await opened(await member());
  expect(JSON.parse((await atVenue('look', {}, view.key)).text)).toMatchObject({ rounds: 0 });
  expect(JSON.parse((await atVenue('open', { ticket: launch.ticket })).text).error).toBe('TICKET_USED');
  expect(JSON.parse((await atVenue('look', {}, view.key)).text).error).toBe('SESSION_ENDED');
});

test('[3.02] a ticket is good for a minute', async () => {
  const { ticket } = await launched(await member());
  sandbox().world.clock.advance(60_000);
  expect(JSON.parse((await atVenue('open', { ticket })).text).error).toBe('TICKET_USED');
});

test('a round requested twice is played once and matches the ledger', async () => {
  const client = await member();
  transferIn(100_00n, 'for-a-round');
  const { launch, view } = await opened(client);
  const round = { requestId: 'one', stake: '1000', choice: 0 };
  const first: PlayedView = JSON.parse((await atVenue('round', round, view.key)).text);
  const again: PlayedView = JSON.parse((await atVenue('round', round, view.key)).text);
  expect(again.round).toEqual(first.round);
  expect(BigInt(first.play.balance)).toBe(BigInt(view.play.balance) - 10_00n + BigInt(first.round.payout));
  const soon = JSON.parse((await atVenue('round', { ...round, requestId: 'two' }, view.key)).text);
  expect(soon).toMatchObject({ error: 'TOO_SOON', waitMs: 3_000 });
  const { data } = await client.call('venue.confirm', { sessionId: launch.sessionId });
  expect(v.parse(calls['venue.confirm'].response, data)).toMatchObject({
    rounds: 1,
    unseen: 1,
    staked: 10_00n,
  });
  const records = await client.call('venue.records', { currency: 'CNY', page: 1, size: 20 });
  expect(v.parse(calls['venue.records'].response, records.data)).toMatchObject({
    total: 1,
    staked: 10_00n,
    validStake: validStakeOf(10_00n, BigInt(first.round.payout)),
    venues: [{ venue: 'BTEGDZ', venueName: '白塔电子' }],
  });
  const listed = async (part: Partial<WireInput<'venue.records'>>) => {
    const input = { currency: 'CNY', page: 1, size: 20, ...part } as const;
    return v.parse(calls['venue.records'].response, (await client.call('venue.records', input)).data).total;
  };
  const now = sandbox().world.clock.now();
  expect(await listed({ venue: 'BTEGDZ', from: now - 60_000, to: now })).toBe(1);
  expect(await listed({ venue: 'YBEGDZ' })).toBe(0);
  expect(await listed({ from: now + 1 })).toBe(0);
  expect(await listed({ to: now - 60_000 })).toBe(0);
});

test('only requested rounds are played, however long a session stays open', async () => {
  const client = await member();
  transferIn(100_00n, 'for-one-round');
  const { launch, view } = await opened(client);
  await atVenue('round', { requestId: 'only-one', stake: '1000', choice: 0 }, view.key);
  await sandbox().world.clock.advance(5 * 60_000);
  const { data } = await client.call('venue.confirm', { sessionId: launch.sessionId });
  expect(v.parse(calls['venue.confirm'].response, data)).toMatchObject({ rounds: 1 });
});

test('[7.13] the opened game becomes the last played one with its time', async () => {
  await launched(await member());
  const recent = async (client: Awaited<ReturnType<typeof member>>) =>
    v.parse(calls['venue.recent'].response, (await client.call('venue.recent', { size: 3 })).data).list;
  const [last, ...others] = await recent(await member());
  expect(last).toMatchObject({
    at: sandbox().world.clock.now(),
    game: { venue: 'BTEGDZ', name: '夜场灯光' },
  });
  expect(others).toEqual([]);
});

test('a stake that is missing or not offered starts no round', async () => {
  const { view } = await opened(await member());
  // Rounds before this one may have been won.
  const remaining = BigInt(view.play.balance);
  if (remaining > 0n) transferOut(remaining, 'all-of-it');
  sandbox().world.clock.advance(10_000);
  const errorFor = async (stake: string) =>
    JSON.parse((await atVenue('round', { requestId: `s-${stake}`, stake, choice: 0 }, view.key)).text).error;
  expect(await errorFor('1')).toBe('BAD_REQUEST');
  expect(await errorFor('20000')).toBe('BALANCE_SHORT');
});

test('[3.02] an unlisted game and a closed venue open no game', async () => {
  const client = await member();
  expect((await client.call('venue.launch', { ...launchInput, gameId: 'unlisted' })).code).toBe(
    PLATFORM_CODES.NOT_FOUND,
  );
  expect((await client.call('venue.launch', { ...launchInput, venueEnName: 'YHEGDZ' })).code).toBe(
    PLATFORM_CODES.NOT_FOUND,
  );
});

test('the venue and the platform serve separate hosts', async () => {
  const page = await requestHost('venue.localhost', '/venue/play');
  expect(page.status).toBe(200);
  expect(String(page.headers['content-security-policy'])).toContain('frame-ancestors http://localhost:');
  expect((await requestHost('venue.localhost', '/timeServer')).status).toBe(404);
  expect((await requestHost('venue.localhost', '/sandbox/')).status).toBe(404);
  expect((await requestHost('venue.localhost', '/venue/src/sandbox.ts')).status).toBe(404);
  expect((await requestHost('localhost', '/venue/play')).status).toBe(404);
});

test('a visit belongs to one member only', async () => {
  const { launch } = await opened(await member());
  const other = await loggedIn(sandbox().origin, sandbox().world.clock.now, 'qinghe');
  const { code } = await other.call('venue.confirm', { sessionId: launch.sessionId });
  expect(code).toBe(PLATFORM_CODES.NOT_FOUND);
});

test('a demo survives a reload, and guessed ids open no visit', async () => {
  const client = await member();
  const demo = async (sessionId?: string) => {
    const { data } = await client.call(
      'venue.demoLaunch',
      sessionId ? { ...launchInput, sessionId } : launchInput,
    );
    return v.parse(calls['venue.demoLaunch'].response, data).sessionId;
  };
  const first = await demo();
  expect(await demo(first)).toBe(first);
  const { sessionId } = await launched(client);
  expect(await demo(sessionId)).not.toBe(sessionId);
});
