import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();

const now = () => sandbox().world.clock.now();

const member = (name: string) => loggedIn(sandbox().origin, now, name);

type Client = Awaited<ReturnType<typeof member>>;

const coinsOf = async (client: Client) => {
  const { data } = await client.call('coin.balance', {});
  return Number(v.parse(v.object({ coins: v.string() }), data).coins);
};

const Packs = v.object({ list: v.array(v.object({ packId: v.string(), price: v.string() })) });

const proof = async () => (await fetch(`${sandbox().consoleOrigin}/sandbox/ledger/verify`)).json();

describe('buying coins', () => {
  test('is refused without cash or phone, and for an unknown pack', async () => {
    const buy = async (name: string, packId: string) =>
      (await (await member(name)).call('coin.buy', { packId, clientRequestId: `buy-${packId}` })).code;
    expect(await buy('xinren', 'c60')).toBe(PLATFORM_CODES.BALANCE_SHORT);
    expect(await buy('wuhao', 'c60')).toBe(PLATFORM_CODES.GIFT_NOT_ALLOWED);
    for (const packId of ['c0', 'c100000', 'c-1', 'x60'])
      expect(await buy('beian', packId), packId).toBe(PLATFORM_CODES.NOT_FOUND);
  });

  test('is offered in any exact number at the usual price', async () => {
    const buyer = await member('xuexian');
    const offered = async (coins: number) => {
      const { data } = await buyer.call('coin.packs', { coins });
      return v.parse(Packs, data).list.map(({ packId, price }) => `${packId} ${price}`);
    };
    expect((await offered(19)).slice(0, 2)).toEqual(['c19 1.90', 'c60 6.00']);
    expect((await offered(60)).slice(0, 2)).toEqual(['c60 6.00', 'c300 30.00']);
    const before = await coinsOf(buyer);
    expect((await buyer.call('coin.buy', { packId: 'c19', clientRequestId: 'own-number' })).code).toBe(0);
    expect(await coinsOf(buyer)).toBe(before + 19);
  });

  test('leaves a record whose balance follows from the one before', async () => {
    const qinghe = await member('qinghe');
    await qinghe.call('coin.buy', { packId: 'c300', clientRequestId: 'recorded-pack' });
    const { data } = await qinghe.call('coin.records', { page: 1, size: 3 });
    expect(data).toMatchObject({
      total: 2,
      list: [
        { kind: 'purchase', note: '300 金币', delta: '300', after: '600' },
        { kind: 'opening', note: '初始余额', delta: '300', after: '300' },
      ],
    });
  });
});

test('the operator issues whole coins to a member through the ledger', async () => {
  const xinren = await member('xinren');
  const before = await coinsOf(xinren);
  const grant = (body: unknown) => postAdmin(sandbox(), '/sandbox/coins', body);
  expect(await (await grant({ name: 'xinren', coins: '25' })).json()).toEqual({ coins: String(before + 25) });
  expect(await coinsOf(xinren)).toBe(before + 25);
  expect(await proof()).toMatchObject({ sound: true });
  expect((await grant({ name: 'nobody', coins: '25' })).status).toBe(404);
  for (const coins of ['0', '-5', '1.5', '1e3', 25])
    expect((await grant({ name: 'xinren', coins })).status).toBe(400);
});
