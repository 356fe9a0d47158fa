import { expect, test } from 'vitest';
import { FIXED_GAME_IDS } from '#contract/play/game/constants.ts';
import type { GameCategory } from '#contract/play/game/schema.ts';
import { isBook } from '#sandbox/base/tables/books.table.ts';
import { VENUES } from '#sandbox/domains/site/site/venues.table.ts';
import { createDraws } from '#sandbox/games/chance/draws.ts';
import { keyedHash } from '#sandbox/games/chance/keyed-hash.ts';
import { serveArt } from '#sandbox/world/art/serve-art.ts';
import { GAME_CATALOGUE } from './game-catalogue.ts';

const ROUNDS = 4_000;
const STAKE = 100_00n;
const LARGEST_COVER = 12 * 1024;
const coverOf = (name: string) => serveArt('cover', `${name}.svg`, new URLSearchParams())?.body ?? '';

test('[7.13] the games of eleven venues have unique names and ids', () => {
  expect(new Set(GAME_CATALOGUE.map(({ name }) => name)).size).toBe(GAME_CATALOGUE.length);
  expect(new Set(GAME_CATALOGUE.map(({ gameId }) => gameId)).size).toBe(GAME_CATALOGUE.length);
  expect(new Set(GAME_CATALOGUE.map(({ venue }) => venue.code)).size).toBe(11);
});

test('[1.02] every venue that takes money has matches or games', () => {
  const withGames = new Set(GAME_CATALOGUE.map(({ venue }) => venue.code));
  const idle = VENUES.filter(({ code }) => !isBook(code) && !withGames.has(code));
  expect(idle.map(({ code }) => code)).toEqual([]);
});

/** Categories of the menu. */
const MENU: readonly GameCategory[] = ['live', 'slot', 'table', 'fishing', 'lottery'];

test('[1.02] every category of the menu has games, 72 in all', () => {
  const categories = new Set(GAME_CATALOGUE.map(({ category }) => category));
  expect(MENU.filter((category) => !categories.has(category))).toEqual([]);
  expect(GAME_CATALOGUE.length).toBeGreaterThanOrEqual(72);
});

test('every game has its own small, complete and distinct cover', () => {
  const covers = GAME_CATALOGUE.map(({ name }) => coverOf(name));
  expect(new Set(covers).size).toBe(covers.length);
  for (const cover of covers) {
    expect(cover).not.toMatch(/NaN|undefined/);
    expect(cover.length).toBeLessThan(LARGEST_COVER);
    const ids = [...cover.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('[9.09] the three fixed games can be played', () => {
  for (const id of FIXED_GAME_IDS)
    expect(GAME_CATALOGUE.filter(({ gameId }) => gameId === id)).toHaveLength(1);
});

/** Plays a title some thousand times. @returns the standard deviation of its return, hundredths of the stake */
function playedDeviation({ title }: (typeof GAME_CATALOGUE)[number]): number {
  let [sum, squares] = [0, 0];
  for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
    const draws = createDraws(keyedHash(Buffer.alloc(32, 7)), 'deviation', nonce);
    const back =
      Number(title.rules.play(draws, { choice: 0, stake: STAKE, moves: [] }).payout) / Number(STAKE);
    sum += back;
    squares += back * back;
  }
  return Math.sqrt(squares / ROUNDS - (sum / ROUNDS) ** 2) * 100;
}

test.each(['十二码', '龙虎台', '主客九点'])('the stated deviation of %s is that of its rounds', (name) => {
  const game = GAME_CATALOGUE.find((each) => each.name === name);
  const played = game ? playedDeviation(game) : 0;
  expect(played).toBeGreaterThan((game?.deviation ?? 0) * 0.93);
  expect(played).toBeLessThan((game?.deviationMost ?? 0) * 1.07);
});

test('every stated return equals the exact one', () => {
  for (const { name, rtp, rtpMost, title } of GAME_CATALOGUE) {
    const stated = title.exactReturns()?.map((part) => Math.round(part * 10_000)) ?? [rtp];
    expect([name, rtp, rtpMost]).toEqual([name, Math.min(...stated), Math.max(...stated)]);
    expect(rtp).toBeGreaterThan(8_000);
    expect(rtpMost).toBeLessThan(10_000);
  }
});
