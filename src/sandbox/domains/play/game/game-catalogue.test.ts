import { expect, test } from 'vitest';
import { serveArt } from '#sandbox/world/art/serve-art.ts';
import { GAME_CATALOGUE } from './game-catalogue.ts';

const LARGEST_COVER = 12 * 1024;
const coverOf = (name: string) => serveArt('cover', `${name}.svg`, new URLSearchParams())?.body ?? '';

test('[7.13] over 200 games of eight venues have unique names and ids', () => {
  expect(GAME_CATALOGUE.length).toBeGreaterThan(200);
  expect(new Set(GAME_CATALOGUE.map(({ name }) => name)).size).toBe(GAME_CATALOGUE.length);
  expect(new Set(GAME_CATALOGUE.map(({ gameId }) => gameId)).size).toBe(GAME_CATALOGUE.length);
  expect(new Set(GAME_CATALOGUE.map(({ venue }) => venue.code)).size).toBe(8);
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
