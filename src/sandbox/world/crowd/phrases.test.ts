import { expect, test } from 'vitest';
import { random } from '#contract/units/random.ts';
import { FOOTBALL_EXCHANGES, FOOTBALL_LINES } from '#sandbox/world/seeds/seed-lines-football.ts';
import {
  BASKETBALL_LINES,
  ESPORTS_LINES,
  STUDIO_EXCHANGES,
  STUDIO_LINES,
} from '#sandbox/world/seeds/seed-lines-other.ts';
import * as room from '#sandbox/world/seeds/seed-lines-room.ts';
import { isSpeakable, phrase } from './lines/phrase.ts';
import { personas } from './personas.ts';

const SLOTS = Object.fromEntries(
  'anchor home away us them team rival player leaves score min left star price over total homeShape awayShape'
    .split(' ')
    .map((name) => [name, '某']),
);

/** Every string in a table of lines. */
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};
const lines = [
  FOOTBALL_LINES,
  FOOTBALL_EXCHANGES,
  BASKETBALL_LINES,
  ESPORTS_LINES,
  STUDIO_LINES,
  STUDIO_EXCHANGES,
  room,
].flatMap(stringsIn);

test('a phrase fills its slots and takes one of its alternatives', () => {
  const next = random('phrase');
  const spelled = new Set(
    Array.from({ length: 60 }, () => phrase('{us}[稳[住|了]|别急]', { us: '星港' }, next)),
  );
  expect(spelled).toEqual(new Set(['星港稳住', '星港稳了', '星港别急']));
});

test('a phrase with an empty slot is not spoken', () => {
  expect(isSpeakable('{player}进了', { player: '' })).toBe(false);
  expect(isSpeakable('进了', {})).toBe(true);
});

test.each(lines)('%s is spelled out whole', (line) => {
  expect(isSpeakable(line, SLOTS)).toBe(true);
  const next = random(line);
  for (let draw = 0; draw < 12; draw++) expect(phrase(line, SLOTS, next)).not.toMatch(/[[\]{}|]/);
});

test('no line insults, urges to bet or promises a win', () => {
  const forbidden =
    /傻|蠢|垃圾|废物|滚|狗东西|菜鸡|梭哈|重注|加注|稳赚|必赢|包赢|快下|跟我买|快跟|回本|翻倍|加微信|QQ群/;
  expect(lines.filter((line) => forbidden.test(line))).toEqual([]);
});

test('personas have unique names and mostly low levels per seed', () => {
  const people = personas(3);
  expect(new Set(people.map(({ username }) => username)).size).toBe(people.length);
  expect(new Set(people.map(({ userId }) => userId)).size).toBe(people.length);
  const low = people.filter(({ level }) => level <= 4).length / people.length;
  expect(low).toBeGreaterThan(0.7);
  expect(Math.max(...people.map(({ level }) => level))).toBe(10);
  expect(personas(3)).toEqual(people);
  for (const { username } of people) expect(username).not.toMatch(/[[\]{}|]/);
});
