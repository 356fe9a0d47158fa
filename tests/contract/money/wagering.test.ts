import { request } from 'node:http';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type CallName, calls } from '#contract/book/table.ts';
import { minor, minorToText } from '#contract/units/money.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { GAME_CATALOGUE } from '#sandbox/domains/play/game/game-catalogue.ts';
import type { OpenView } from '#sandbox/domains/play/venue/venue-view.ts';
import { findUpcomingLeg } from '../examples/bet-examples.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireClient, type WireInput } from '../wire-client.ts';

const sandbox = sandboxForFile();
const USER = 'u-xinren';
const SLOT = GAME_CATALOGUE.find(({ title }) => title?.name === '夜场灯光')?.gameId ?? '';
const DIGITS = '246810';
const MAX_ROUNDS = 40;
const CYCLE_MS = 3_000;

let ids = 0;
const newId = () => `wagering-${++ids}`;
const advance = (ms: number) => {
  const { clock } = sandbox().world;
  if (clock.mode === 'driven') clock.advance(ms);
};

/** A request to the venue by its own host name, which Node does not resolve. */
const atVenue = (path: string, body: unknown, key = ''): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(sandbox().origin);
    const headers = { host: `venue.localhost:${port}`, authorization: `Bearer ${key}` };
    const options = { port, host: '127.0.0.1', path: `/venue/api/${path}`, method: 'POST', headers };
    const outgoing = request(options, (incoming) => {
      incoming.setEncoding('utf8');
      let text = '';
      incoming.on('data', (chunk: string) => {
        text += chunk;
      });
      incoming.on('end', () => resolve(text));
    });
    outgoing.on('error', reject);
    outgoing.end(JSON.stringify(body));
  });

const callOk = async <Name extends CallName>(client: WireClient, name: Name, input: WireInput<Name>) => {
  const { code, data } = await client.call(name, input);
  expect([name, code]).toEqual([name, 0]);
  return data;
};

const transferIn = (client: WireClient, venue: string, amount: string) =>
  callOk(client, 'transfer.move', {
    transfer_out: 'CENTERMONEY',
    api_name: venue,
    amount,
    currency: 'CNY',
    clientRequestId: newId(),
  });

const promptOf = async (client: WireClient) =>
  v.parse(calls['withdraw.prompt'].response, await callOk(client, 'withdraw.prompt', { currency: 'CNY' }));

/** Makes the first deposit of a member, 500.00, with its bonus: 50.00, with a wagering requirement of five times. */
async function firstDeposit(client: WireClient) {
  await postAdmin(sandbox(), '/sandbox/counterparties', { act: false });
  await postAdmin(sandbox(), '/sandbox/sites/5000', { params: { first_deposit_bonus: '1' } });
  const depositInput = { payType: 'bank', amount: '500.00', chain: '', promotionId: 'first-10' };
  const paid = await callOk(client, 'deposit.pay', { ...depositInput, clientRequestId: newId() });
  const { orderId, version } = v.parse(calls['deposit.pay'].response, paid);
  await callOk(client, 'order.confirm', { orderId, version: String(version), clientRequestId: newId() });
  await postAdmin(sandbox(), `/sandbox/orders/${orderId}`, { event: 'credited' });
}

/** A bet that is lost, so that all of its stake counts. */
async function loseBet(client: WireClient, stake: string) {
  const leg = findUpcomingLeg(sandbox());
  await callOk(client, 'bet.place', {
    currency: 'CNY',
    kind: 'single',
    size: null,
    legs: [leg],
    stake,
    policy: 'any',
    clientRequestId: newId(),
  });
  await postAdmin(sandbox(), `/sandbox/matches/${leg.matchId}/result`, {
    status: 'final',
    score: [0, 3],
    half: [0, 0],
    note: '',
  });
}

/** Plays rounds of a slot at 10.00 each while the wagering requirement is open. */
async function playRounds(client: WireClient, isOver: () => Promise<boolean>) {
  const game = { venueEnName: 'BTEGDZ', gameId: SLOT, currency: 'CNY' } as const;
  await callOk(client, 'venue.plan', { ...game, minutes: null, spend: null });
  const launched = await callOk(client, 'venue.launch', {
    ...game,
    resetDpDomain: 0,
    isUseCache: 1,
    rollbackAddress: 'http://localhost:5180/app/play/x',
  });
  const { ticket } = v.parse(calls['venue.launch'].response, launched);
  const { key }: OpenView = JSON.parse(await atVenue('open', { ticket }));
  await atVenue('seed', { clientSeed: 'of-the-test' }, key);
  for (let n = 0; n < MAX_ROUNDS && !(await isOver()); n += 1) {
    const { error } = JSON.parse(
      await atVenue('round', { requestId: `round-${n}`, stake: '1000', choice: 0 }, key),
    );
    expect(error).toBeUndefined();
    advance(CYCLE_MS);
  }
}

/** Prepares a member for withdrawals: a name, a withdrawal password and a card. */
async function readyToWithdraw(client: WireClient): Promise<string> {
  const { money, world } = sandbox();
  await callOk(client, 'payee.bindName', { realName: '辛仁' });
  await money.passwords.set(USER, DIGITS, { now: world.clock.now(), changedAt: null });
  money.payees.addCard({ userId: USER, now: world.clock.now(), usableAt: 0 }, 'QDB', '6228480402564890018');
  const { cards } = v.parse(calls['payee.list'].response, await callOk(client, 'payee.list', {}));
  return cards[0]?.payeeId ?? '';
}

test('[7.17] [7.13] a first deposit bonus is wagered, becomes cash and is withdrawn', async () => {
  const client = await loggedIn(sandbox().origin, sandbox().world.clock.now, 'xinren');
  const prompt = () => promptOf(client);
  await firstDeposit(client);
  expect(await prompt()).toMatchObject({
    available: 500_00n,
    bonuses: [{ amount: 50_00n, wageringLeft: 250_00n }],
  });

  await transferIn(client, 'YBTY', '210.00');
  await loseBet(client, '210.00');
  expect((await prompt()).bonuses).toMatchObject([{ wageringLeft: 40_00n }]);

  await transferIn(client, 'BTEGDZ', '100.00');
  await playRounds(client, async () => (await prompt()).bonuses.length === 0);
  const records = await callOk(client, 'venue.records', { currency: 'CNY', page: 1, size: 20 });
  const played = v.parse(calls['venue.records'].response, records);
  expect(played.validStake).toBeGreaterThanOrEqual(40_00n);
  await callOk(client, 'transfer.recover', { currency: 'CNY', clientRequestId: newId() });
  const { available, bonuses } = await prompt();
  expect(bonuses).toEqual([]);
  expect(available).toBe(minor(500_00n + 50_00n - 210_00n - played.staked + played.returned));

  const out = await callOk(client, 'withdraw.new', {
    payeeId: await readyToWithdraw(client),
    amount: minorToText(available),
    password: DIGITS,
    speed: 'ordinary',
    clientRequestId: newId(),
  });
  expect(out).toMatchObject({ state: 'submitted', amount: minorToText(available) });
  expect((await prompt()).available).toBe(0n);
  expect(verifyLedger(sandbox().db).sound).toBe(true);
});
