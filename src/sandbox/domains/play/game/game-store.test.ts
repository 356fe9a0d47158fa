import { expect, test } from 'vitest';
import { HOUR_MS } from '#contract/units/durations.ts';
import { gameDoors } from '#sandbox/domains/site/site/navigation.ts';
import { createSiteStore } from '#sandbox/domains/site/site/site-store.ts';
import { createGameStore } from './game-store.ts';

/** 2026-06-12 22:00 in Beijing. */
const EVENING = 1_781_272_800_000;
const sites = createSiteStore();
const doorOf = gameDoors(sites);
const all = { venue: null, category: null, brand: null, sort: 'heat' } as const;

test('[7.13] games are crowded in the evening and nearly empty before dawn', () => {
  let now = EVENING;
  const store = createGameStore({ now: () => now, doorOf });
  const players = () => store.list(5000, all).reduce((sum, game) => sum + game.players, 0);
  const evening = players();
  now += 12 * HOUR_MS;
  expect(players()).toBeLessThan(evening / 2);
});

test('[7.13] a venue in maintenance shows its end, with games disabled', () => {
  const store = createGameStore({ now: () => EVENING, doorOf });
  const prism = store.list(5000, { ...all, venue: 'LZEGDZ' });
  expect(prism.length).toBeGreaterThan(0);
  for (const { status, maintainedUntil, players } of prism) {
    const tomorrow = EVENING + 20 * HOUR_MS;
    expect({ status, maintainedUntil, players }).toEqual({
      status: 2,
      maintainedUntil: tomorrow,
      players: 0,
    });
  }
  expect(store.hot(5000, 12).map(({ venue }) => venue)).not.toContain('LZEGDZ');
});

test('a game is found on the sites that have its venue', () => {
  const store = createGameStore({ now: () => EVENING, doorOf });
  expect(store.find(5000, '34055')?.name).toBe('连连麻将');
  expect(store.find(5003, '34055')).toBeNull();
});

test('[4.03] games of a closed venue are not hot, hidden ones absent', () => {
  const store = createGameStore({ now: () => EVENING, doorOf });
  const shut = () => store.list(5000, { ...all, venue: 'BTEGDZ' });
  const hot = () => store.hot(5000, 12).filter(({ venue }) => venue === 'BTEGDZ');
  expect(hot().length).toBeGreaterThan(0);
  sites.changeVenue('BTEGDZ', { status: 2 });
  expect(hot()).toEqual([]);
  expect(new Set(shut().map(({ status, maintainedUntil }) => `${status} ${maintainedUntil}`))).toEqual(
    new Set(['2 null']),
  );
  sites.changeVenue('BTEGDZ', { displayed: false });
  expect(shut()).toEqual([]);
  expect(store.find(5000, '3169')).toBeNull();
  sites.changeVenue('BTEGDZ', { status: 0, displayed: true });
  expect(hot().length).toBeGreaterThan(0);
});
