import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { GIFTS } from '#sandbox/domains/community/gift/gifts.table.ts';
import { decodeGift } from '#worker/gifts/formats/decode.ts';
import { decodeSvga } from '#worker/gifts/formats/svga/decode.ts';
import { plainPath } from './draw/path.ts';
import { renderApng, renderSvga } from './movie.ts';
import { MOVIES } from './movies.table.ts';

const fileOf = (url: string) =>
  new Uint8Array(readFileSync(join('src/sandbox/domains/community/gift/animations', basename(url))));

test('every gift of the table has an animation, and vice versa', () => {
  expect(Object.keys(MOVIES).toSorted()).toEqual(GIFTS.map(({ giftCode }) => giftCode).toSorted());
});

test.for(GIFTS)('$giftCode is small and short', ({ svgaUrl }) => {
  const file = fileOf(svgaUrl);
  const { durationMs } = decodeGift(file, null);
  expect(file.length).toBeLessThan(150 * 1024);
  expect(durationMs).toBeGreaterThanOrEqual(1_500);
  expect(durationMs).toBeLessThanOrEqual(4_500);
});

const ofFormat = (ending: string) =>
  GIFTS.flatMap(({ giftCode, svgaUrl }) => {
    const animation = MOVIES[giftCode];
    return animation && svgaUrl.endsWith(ending) ? [{ svgaUrl, animation }] : [];
  });

test.for(ofFormat('.svga'))('$svgaUrl contains what the generator draws', ({ svgaUrl, animation }) => {
  const committed = decodeSvga(fileOf(svgaUrl));
  const drawn = decodeSvga(new Uint8Array(renderSvga(animation)));
  expect(drawn.cells).toEqual(committed.cells);
  expect(drawn.shapes).toEqual(committed.shapes);
});

test.for(ofFormat('.apng'))('$svgaUrl contains what the generator draws', ({ svgaUrl, animation }) => {
  expect(Buffer.compare(renderApng(animation), fileOf(svgaUrl))).toBe(0);
});

test('two gifts are animated PNGs', () => expect(ofFormat('.apng')).toHaveLength(2));

test('the horn’s file contains one sound that starts with the blast', () => {
  const sounds = GIFTS.map(({ svgaUrl }) => decodeGift(fileOf(svgaUrl), null).sounds);
  expect(sounds.flatMap((some) => some.map(({ startMs }) => Math.round(startMs)))).toEqual([667]);
});

test('paths become one absolute command after the other, as players read them', () => {
  expect(plainPath('M10 20h30l12-6v14')).toBe('M 10 20 L 40 20 L 52 14 L 52 28');
  expect(plainPath('m1 1 2 2z l1 0')).toBe('M 1 1 L 3 3 Z L 2 1');
  expect(plainPath('M0 0c0 2 2 4 4 4s4 2 4 4')).toBe('M 0 0 C 0 2 2 4 4 4 C 6 4 8 6 8 8');
  expect(plainPath('M0 0q3 0 3 3')).toBe('M 0 0 C 2 0 3 1 3 3');
});
