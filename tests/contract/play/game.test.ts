import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { FIXED_GAME_IDS } from '#contract/play/game/constants.ts';
import { TITLES } from '#sandbox/games/titles.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, loggedIn } from '../wire-client.ts';

const FIXED: readonly string[] = FIXED_GAME_IDS;

const sandbox = sandboxForFile();

const now = () => sandbox().world.clock.now();

const guest = (siteId = '5000') => createWireClient(sandbox().origin, now, '', siteId);

const listed = async (
  choice: Partial<{ venue: string; brand: string; sort: 'heat' | 'rtp' | 'name' | 'new' }>,
  site = '5000',
) => {
  const all = { venue: null, category: null, brand: null, sort: 'heat' as const, page: 1, size: 100 };
  const { data } = await guest(site).call('game.list', { ...all, ...choice });
  return v.parse(calls['game.list'].response, data);
};

const hot = async () => {
  const { data } = await guest().call('game.hot', { size: 12 });
  return v.parse(calls['game.hot'].response, data).list;
};

test('[9.01] hot games list the fixed ones, then the most played', async () => {
  const list = await hot();
  expect(list).toHaveLength(12);
  const others = list.slice(FIXED.length).map(({ players }) => players);
  expect(others).toEqual([...others].sort((a, b) => b - a));
  for (const { heat, status } of list) {
    expect(status).toBe('active');
    expect(heat).toHaveLength(5);
    for (const point of heat) expect(point).toBeGreaterThan(0);
  }
});

test('[9.09] fixed games come first in hot and venue lists in any order', async () => {
  const idsOf = (list: readonly { readonly gameId: string }[]) => list.map(({ gameId }) => gameId);
  expect(idsOf(await hot()).slice(0, FIXED.length)).toEqual(FIXED);
  for (const [venue, gameId] of [
    ['BTEGDZ', '3169'],
    ['HTBY', '10583'],
    ['FLQP', '34055'],
  ] as const) {
    for (const sort of ['heat', 'rtp', 'name', 'new'] as const)
      expect([venue, sort, idsOf((await listed({ venue, sort })).list)[0]]).toEqual([venue, sort, gameId]);
  }
});

test('[9.09] a fixed game is found by id on sites with its venue', async () => {
  for (const gameId of FIXED)
    expect((await guest().call('game.get', { gameId })).data).toMatchObject({ gameId });
  expect((await guest('5003').call('game.get', { gameId: '34055' })).code).toBe(PLATFORM_CODES.NOT_FOUND);
});

test('[7.13] a list contains its venue and brand in the requested order', async () => {
  const tower = await listed({ venue: 'BTEGDZ', sort: 'rtp' });
  expect(new Set(tower.list.map(({ venueName }) => venueName))).toEqual(new Set(['白塔电子']));
  const returns = tower.list.slice(1).map(({ rtp }) => rtp);
  expect(returns).toEqual([...returns].sort((a, b) => b - a));
  const { data } = await guest().call('game.brands', { venue: 'BTEGDZ' });
  const brands = v.parse(calls['game.brands'].response, data).list;
  expect(brands.reduce((sum, { total }) => sum + total, 0)).toBe(tower.total);
  const [brand] = brands;
  expect((await listed({ venue: 'BTEGDZ', brand: brand?.brand ?? '' })).total).toBe(brand?.total);
});

test('a return that depends on the bet is a range', async () => {
  const { list } = await listed({ venue: 'FLQP' });
  for (const { name, exactReturns } of TITLES.filter(({ venue }) => venue === 'chime')) {
    const returns = (exactReturns() ?? []).map((back) => Math.round(back * 10_000));
    expect(list.find((game) => game.name === name)).toMatchObject({
      rtp: Math.min(...returns),
      rtpMost: Math.max(...returns),
    });
  }
  const others = list.filter(({ name }) => !TITLES.some((title) => title.name === name));
  expect(others.filter(({ rtp, rtpMost }) => rtp !== rtpMost)).toEqual([]);
});

test('[7.13] each game states its least stake and its deviation', async () => {
  const { list } = await listed({});
  for (const { name, leastStake, deviation, deviationMost } of list) {
    const isShared = TITLES.find((title) => title.name === name)?.rules.table !== undefined;
    expect([name, leastStake.CNY]).toEqual([name, isShared ? 2_00n : 5_00n]);
    expect([name, deviation > 0, deviationMost >= deviation]).toEqual([name, true, true]);
  }
});

test('[1.01] another site has fewer venues', async () => {
  expect((await listed({ venue: 'FLQP' })).total).toBeGreaterThan(0);
  expect((await listed({ venue: 'FLQP' }, '5003')).total).toBe(0);
  expect((await listed({}, '5003')).total).toBeLessThan((await listed({})).total);
});

test('[7.13] favourites belong to one member, newest first, without duplicates', async () => {
  const [member, other] = [
    await loggedIn(sandbox().origin, now, 'qinghe'),
    await loggedIn(sandbox().origin, now, 'xuexian'),
  ];
  for (const gameId of ['3169', '34055', '3169']) {
    expect((await member.call('game.collect', { gameId })).code).toBe(0);
    const { clock } = sandbox().world;
    if (clock.mode === 'driven') clock.advance(1_000);
  }
  const names = async () => {
    const { data } = await member.call('game.collected', {});
    return v.parse(calls['game.collected'].response, data).list.map(({ name }) => name);
  };
  expect(await names()).toEqual(['连连麻将', '锦鲤祥云']);
  await member.call('game.uncollect', { gameId: '34055' });
  expect(await names()).toEqual(['锦鲤祥云']);
  expect((await other.call('game.collected', {})).data).toEqual({ list: [] });
  expect((await member.call('game.collect', { gameId: 'nosuch' })).code).toBe(404001);
});
