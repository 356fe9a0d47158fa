import { deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { type Bytes, utf8 } from '#contract/units/bytes.ts';
import { encodeApng } from '#tools/assets/gifts/file/apng-file.ts';
import { writeSvga } from '#tools/assets/gifts/file/svga-file.ts';
import { decodeGift, isAnimationName } from './decode.ts';

const svga = (frames = 3, fps = 30) =>
  new Uint8Array(writeSvga({ width: 20, height: 10, fps, frames, pictures: new Map(), sprites: [] }));

const apng = (frames = 1, delayMs = 100) =>
  encodeApng({
    width: 1,
    height: 1,
    palette: [[0, 0, 0, 0]],
    parts: Array.from({ length: frames }, () => ({
      ...{ x: 0, y: 0, width: 1, height: 1, indices: new Uint8Array(1) },
      ...{ delayMs, dispose: 0 as const, blend: 0 as const },
    })),
  });

const spec = JSON.stringify({ movie: { viewBox: { width: 20, height: 10 }, fps: 20, frames: 1 } });
const archive = new Uint8Array(zipSync({ 'movie.spec': utf8(spec) }));

const outcomeOf = (file: Bytes, type: string | null = null): string => {
  try {
    return decodeGift(file, type).is;
  } catch (thrown) {
    return thrown instanceof AppError ? `${thrown.code} ${thrown.detail.path}` : `untyped: ${String(thrown)}`;
  }
};

test('[C.01] the format is recognised by the first bytes', () => {
  expect([svga(), archive, apng()].map((file) => outcomeOf(file))).toEqual(['svga', 'svga', 'apng']);
});

test('a file of no known format is broken', () => {
  const files = [new Uint8Array(), utf8('GIF89a…'), utf8('RIFF....WEBPVP8X'), apng().slice(1)];
  expect(files.map((file) => outcomeOf(file))).toEqual(files.map(() => 'ANIMATION_BROKEN format'));
});

test('a media type of another format makes a file broken', () => {
  expect(outcomeOf(svga(), 'image/png')).toBe('ANIMATION_BROKEN type');
  expect(outcomeOf(svga(), 'IMAGE/APNG; charset=binary')).toBe('ANIMATION_BROKEN type');
});

test('fitting, generic and absent media types are accepted', () => {
  expect(outcomeOf(apng(), 'image/png')).toBe('apng');
  expect(outcomeOf(apng(), 'application/octet-stream')).toBe('apng');
  expect(outcomeOf(svga(), 'text/plain; charset=utf-8')).toBe('svga');
  expect(outcomeOf(svga(), '')).toBe('svga');
});

test('caps on the file and on the duration hold for every format', () => {
  const large = new Uint8Array(2 * 1024 * 1024 + 1);
  expect(outcomeOf(large)).toBe('ANIMATION_TOO_LARGE compressed');
  expect(outcomeOf(svga(61, 1))).toBe('ANIMATION_TOO_LARGE duration');
  expect(outcomeOf(apng(2, 40_000))).toBe('ANIMATION_TOO_LARGE duration');
  expect(outcomeOf(svga(60, 1))).toBe('svga');
});

test('a movie without frames is broken', () => {
  expect(outcomeOf(new Uint8Array(deflateSync(new Uint8Array())))).toBe('ANIMATION_BROKEN params');
});

test('file names of every format are recognised, in any case', () => {
  expect(['a.svga', 'a.SVGA', 'b.apng', 'c.png', 'd.webp', 'svga'].map(isAnimationName)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});
