import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GIFTS } from '#sandbox/domains/community/gift/gifts.table.ts';
import { decodeSvga } from '#worker/gifts/formats/svga/decode.ts';
import { plainPath } from './draw/path.ts';
import { render } from './movie.ts';
import { MOVIES } from './movies.table.ts';

const fileOf = (code: string) =>
  new Uint8Array(readFileSync(`src/sandbox/domains/community/gift/animations/${code}.svga`));

test('every gift of the table has an animation, and vice versa', () => {
  expect(Object.keys(MOVIES).toSorted()).toEqual(GIFTS.map(({ giftCode }) => giftCode).toSorted());
});

test.for(Object.entries(MOVIES))('%s is small, short, and what the generator draws', ([code, animation]) => {
  const file = fileOf(code);
  const committed = decodeSvga(file);
  const drawn = decodeSvga(new Uint8Array(render(animation)));
  expect(file.length).toBeLessThan(150 * 1024);
  expect(committed.frames / committed.fps).toBeGreaterThanOrEqual(1.5);
  expect(committed.frames / committed.fps).toBeLessThanOrEqual(4.5);
  expect(drawn.cells).toEqual(committed.cells);
  expect(drawn.shapes).toEqual(committed.shapes);
});

test('the horn’s file contains one sound that starts with the blast', () => {
  const sounding = GIFTS.map(({ giftCode }) => decodeSvga(fileOf(giftCode))).filter(
    ({ sounds }) => sounds.length > 0,
  );
  expect(sounding.map(({ sounds }) => sounds.map(({ startFrame }) => startFrame))).toEqual([[40]]);
});

test('paths become one absolute command after the other, as players read them', () => {
  expect(plainPath('M10 20h30l12-6v14')).toBe('M 10 20 L 40 20 L 52 14 L 52 28');
  expect(plainPath('m1 1 2 2z l1 0')).toBe('M 1 1 L 3 3 Z L 2 1');
  expect(plainPath('M0 0c0 2 2 4 4 4s4 2 4 4')).toBe('M 0 0 C 0 2 2 4 4 4 C 6 4 8 6 8 8');
  expect(plainPath('M0 0q3 0 3 3')).toBe('M 0 0 C 2 0 3 1 3 3');
});
