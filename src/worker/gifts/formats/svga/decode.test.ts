import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { utf8 } from '#contract/units/bytes.ts';
import { encodePng } from '#tools/assets/gifts/file/png.ts';
import { type Movie, writeSvga } from '#tools/assets/gifts/file/svga-file.ts';
import { matrixOf } from '#tools/assets/gifts/motion/matrix.ts';
import { decodeSvga } from './decode.ts';
import { CELL_FLOATS } from './svga-movie.ts';

const bytes = (source: Uint8Array) => new Uint8Array(source);
const png = encodePng(4, 2, new Uint8Array(8), [[255, 0, 0, 255]]);

const movie = (change: Partial<Movie> = {}): Movie => ({
  width: 200,
  height: 100,
  fps: 30,
  frames: 3,
  pictures: new Map([['dot', png]]),
  sprites: [
    {
      key: 'dot',
      size: [4, 2],
      shapes: null,
      frames: [
        { alpha: 1, matrix: matrixOf({ x: 10, y: 20 }) },
        null,
        { alpha: 0.5, matrix: matrixOf({ scale: 2 }), clip: 'M 0 0 L 4 0 L 4 2 Z' },
      ],
    },
    {
      key: 'line.vector',
      size: [200, 100],
      frames: [1, 2, 3].map(() => ({ alpha: 1, matrix: matrixOf({}) })),
      shapes: [{ d: 'M 0 0 L 9 9', stroke: { colour: [1, 0, 0, 1], width: 3 } }],
    },
  ],
  ...change,
});

const codeOf = (file: Uint8Array): string => {
  try {
    decodeSvga(bytes(file));
    return 'decoded';
  } catch (thrown) {
    return thrown instanceof AppError ? thrown.code : `untyped: ${String(thrown)}`;
  }
};

test('[C.01] a written movie decodes to the same cells, shapes and images', () => {
  const read = decodeSvga(bytes(writeSvga(movie())));
  expect(read).toMatchObject({ width: 200, height: 100, fps: 30, frames: 3 });
  expect(read.sprites.map(({ imageKey }) => imageKey)).toEqual(['dot', 'line.vector']);
  expect([...read.cells.subarray(0, CELL_FLOATS)]).toEqual([1, 0, 0, 4, 2, 1, 0, 0, 1, 10, 20]);
  expect(read.cells[CELL_FLOATS]).toBe(0);
  expect([...read.clips]).toEqual([-1, -1, 0, -1, -1, -1]);
  expect([...read.groups]).toEqual([-1, -1, -1, 0, 0, 0]);
  expect([...read.groupEnds]).toEqual([1]);
  expect(read.images.map(({ key }) => key)).toEqual(['dot']);
  expect(read.images[0]?.image).toEqual(bytes(png));
});

/** A tag and one silent frame of MPEG 1 layer III, 128 kbit/s, 44.1 kHz: 26 ms. */
const blip = Uint8Array.of(...utf8('ID3'), 0xff, 0xfb, 0x90, 0x00, ...new Array(413).fill(0));

test('a sound that begins with an ID3 tag is classified as sound', () => {
  const sound = { bytes: blip, atFrame: 1, lengthMs: 500 };
  const read = decodeSvga(bytes(writeSvga(movie({ sound }))));
  expect(read.sounds).toEqual([{ bytes: blip, startMs: 1_000 / 30, offsetMs: 0 }]);
  expect(read.images).toHaveLength(1);
});

test('a sound without an MP3 frame is dropped and the animation plays', () => {
  const sound = { bytes: utf8('ID3 not really music'), atFrame: 1, lengthMs: 500 };
  const read = decodeSvga(bytes(writeSvga(movie({ sound }))));
  expect(read.sounds).toEqual([]);
  expect(read.images).toHaveLength(1);
});

test('a 1.x archive reads to the same shape', () => {
  const spec = {
    ver: '1.1.0',
    movie: { viewBox: { width: 40, height: '30' }, fps: 20, frames: 2 },
    images: { dot: 'dot' },
    sprites: [
      {
        imageKey: 'dot',
        frames: [
          {
            alpha: 1,
            layout: { x: 0, y: 0, width: 4, height: 2 },
            transform: { a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 6 },
          },
          {
            alpha: 1,
            shapes: [
              {
                type: 'ellipse',
                args: { x: 1, y: 2, radiusX: 3, radiusY: 4 },
                styles: { fill: [1, 1, 0, 1] },
              },
            ],
          },
        ],
      },
    ],
  };
  const read = decodeSvga(
    bytes(zipSync({ 'movie.spec': utf8(JSON.stringify(spec)), 'dot.png': bytes(png) })),
  );
  expect(read).toMatchObject({ width: 40, height: 30, fps: 20, frames: 2 });
  expect([...read.shapes.subarray(0, 11)]).toEqual([2, 1, 2, 3, 4, 0, 1, 1, 1, 0, 1]);
});

test('caps on size, frames, sprites, cells and pixels are enforced', () => {
  const giant = encodePng(1, 1, new Uint8Array(1), [[0, 0, 0, 0]]);
  new DataView(giant.buffer, giant.byteOffset).setUint32(16, 9_000_000);
  const sprite = movie().sprites[0];
  if (!sprite) throw new Error('no sprite');
  const files = {
    inflated: deflateSync(new Uint8Array(40 * 1024 * 1024)),
    frames: writeSvga(movie({ frames: 4000, sprites: [] })),
    sprites: writeSvga(movie({ sprites: Array.from({ length: 501 }, () => sprite) })),
    cells: writeSvga(movie({ frames: 3000, sprites: Array.from({ length: 100 }, () => sprite) })),
    pixels: writeSvga(movie({ pictures: new Map([['big', giant]]) })),
  };
  for (const [cap, file] of Object.entries(files))
    expect(`${cap} ${codeOf(file)}`).toBe(`${cap} ANIMATION_TOO_LARGE`);
});

test('an archive that declares more than the cap is rejected before inflation', () => {
  const archive = zipSync({ 'movie.spec': new Uint8Array(33 * 1024 * 1024) });
  expect(codeOf(archive)).toBe('ANIMATION_TOO_LARGE');
});

test('the decoder handles any bytes or throws a typed error', () => {
  const file = writeSvga(movie());
  const damaged = fc
    .tuple(fc.nat(file.length - 1), fc.integer({ min: 0, max: 255 }), fc.nat(file.length))
    .map(([at, byte, length]) => {
      const copy = bytes(file);
      copy[at] = byte;
      return copy.slice(0, length);
    });
  const wellPackedNonsense = fc.uint8Array({ maxLength: 400 }).map((inner) => bytes(deflateSync(inner)));
  const anything = fc.oneof(fc.uint8Array({ maxLength: 300 }), damaged, wellPackedNonsense);
  fc.assert(
    fc.property(anything, (input) => !codeOf(input).startsWith('untyped')),
    { numRuns: 3000 },
  );
});

test('a corrupted movie is rejected or decoded, without untyped errors', () => {
  const inner = inflateSync(writeSvga(movie()));
  fc.assert(
    fc.property(fc.nat(inner.length - 1), fc.integer({ min: 0, max: 255 }), (at, byte) => {
      const copy = bytes(inner);
      copy[at] = byte;
      return !codeOf(deflateSync(copy)).startsWith('untyped');
    }),
    { numRuns: 2000 },
  );
});

test('no archive spec causes an untyped error', () => {
  fc.assert(
    fc.property(fc.json(), (spec) => !codeOf(zipSync({ 'movie.spec': utf8(spec) })).startsWith('untyped')),
    { numRuns: 300 },
  );
});

const foreign = join(process.env.COURTSIDE_FIXTURES ?? '.', 'svga');

test.skipIf(!existsSync(foreign))(
  'foreign samples decode, where COURTSIDE_FIXTURES names a folder of them',
  () => {
    const names = readdirSync(foreign);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names)
      expect(`${name} ${codeOf(readFileSync(join(foreign, name)))}`).toBe(`${name} decoded`);
  },
);
