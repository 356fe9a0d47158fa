import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { type Bytes, concat } from '#contract/units/bytes.ts';
import { type ApngPart, encodeApng } from '#tools/assets/gifts/file/apng-file.ts';
import { encodePng } from '#tools/assets/gifts/file/png.ts';
import { decodeApng } from './decode.ts';
import { type Chunk, readChunks, viewOf, writePng } from './png-chunks.ts';

const PALETTE = [
  [0, 0, 0, 0],
  [255, 0, 0, 255],
] as const;

const part = (change: Partial<ApngPart> = {}): ApngPart => {
  const { width = 4, height = 2 } = change;
  const indices = new Uint8Array(width * height).fill(1);
  return { x: 0, y: 0, width, height, indices, delayMs: 100, dispose: 0, blend: 0, ...change };
};
const fileOf = (...parts: readonly ApngPart[]): Bytes =>
  encodeApng({ width: 4, height: 2, palette: PALETTE, parts });

const two = fileOf(part(), part({ x: 1, y: 1, width: 2, height: 1, delayMs: 50, dispose: 1, blend: 1 }));
const chunksOf = (file: Bytes): Chunk[] => [...readChunks(file)];

/** Writes the file again with changed chunks and correct checksums. */
const rewritten = (file: Bytes, change: (chunks: readonly Chunk[]) => readonly Chunk[]): Bytes =>
  writePng(change(chunksOf(file)));

/** Changes the data of the nth chunk of a name. */
const changed = (file: Bytes, name: string, change: (view: DataView) => void, nth = 0): Bytes =>
  rewritten(file, (chunks) => {
    const found = chunks.filter((chunk) => chunk.name === name)[nth];
    return chunks.map((chunk) => {
      if (chunk !== found) return chunk;
      const data = chunk.data.slice();
      change(viewOf(data));
      return { name, data };
    });
  });

const codeOf = (file: Bytes): string => {
  try {
    decodeApng(file);
    return 'decoded';
  } catch (thrown) {
    return thrown instanceof AppError ? thrown.code : `untyped: ${String(thrown)}`;
  }
};

test('[C.01] frames are read with rectangle, time and treatment', () => {
  const movie = decodeApng(two);
  expect(movie).toMatchObject({ is: 'apng', width: 4, height: 2, durationMs: 150, sounds: [] });
  expect(movie.frames).toEqual([
    { x: 0, y: 0, width: 4, height: 2, blend: 'replace', dispose: 'none', endMs: 100 },
    { x: 1, y: 1, width: 2, height: 1, blend: 'over', dispose: 'clear', endMs: 150 },
  ]);
});

test('each frame becomes a PNG of its own size with the palette', () => {
  const images = decodeApng(two).images.map(({ image }) => chunksOf(image));
  expect(images.map((chunks) => chunks.map(({ name }) => name))).toEqual([
    ['IHDR', 'PLTE', 'tRNS', 'IDAT'],
    ['IHDR', 'PLTE', 'tRNS', 'IDAT'],
  ]);
  expect(
    images.map(([head]) => head && [viewOf(head.data).getUint32(0), viewOf(head.data).getUint32(4)]),
  ).toEqual([
    [4, 2],
    [2, 1],
  ]);
});

test('data in several chunks is joined', () => {
  const split = rewritten(two, (chunks) =>
    chunks.flatMap((chunk) =>
      chunk.name === 'IDAT'
        ? [
            { name: 'IDAT', data: chunk.data.subarray(0, 3) },
            { name: 'IDAT', data: chunk.data.subarray(3) },
          ]
        : [chunk],
    ),
  );
  expect(decodeApng(split).images).toEqual(decodeApng(two).images);
});

test('an image before the first frame is not shown', () => {
  const file = rewritten(two, (chunks) => {
    const still = chunks.find(({ name }) => name === 'IDAT');
    const animated = chunks.flatMap((chunk) => {
      if (chunk.name !== 'IDAT') return [chunk];
      return [{ name: 'fdAT', data: concat(Uint8Array.of(0, 0, 0, 1), chunk.data) }];
    });
    const first = animated.findIndex(({ name }) => name === 'fcTL');
    return still ? [...animated.slice(0, first), still, ...animated.slice(first)] : [];
  });
  const renumbered = changed(
    changed(file, 'fcTL', (view) => view.setUint32(0, 2), 1),
    'fdAT',
    (view) => view.setUint32(0, 3),
    1,
  );
  expect(decodeApng(renumbered)).toEqual(decodeApng(two));
});

test('a frame without a delay lasts one sixtieth of a second', () => {
  expect(decodeApng(fileOf(part({ delayMs: 0 }))).durationMs).toBeCloseTo(1_000 / 60);
});

test('a delay without a denominator counts hundredths of a second', () => {
  const file = changed(fileOf(part({ delayMs: 7 })), 'fcTL', (view) => view.setUint16(22, 0));
  expect(decodeApng(file).durationMs).toBeCloseTo(70);
});

test('a first frame that would restore nothing is cleared', () => {
  expect(decodeApng(fileOf(part({ dispose: 2 }), part())).frames[0]?.dispose).toBe('clear');
});

test('caps on frames, pixels, packed bytes and chunks are enforced', () => {
  const sized = (width: number, height: number, colourType: number, depth: number) =>
    changed(
      changed(fileOf(part()), 'IHDR', (view) => {
        view.setUint32(0, width);
        view.setUint32(4, height);
        view.setUint8(8, depth);
        view.setUint8(9, colourType);
      }),
      'fcTL',
      (view) => {
        view.setUint32(4, width);
        view.setUint32(8, height);
      },
    );
  const files = {
    frames: fileOf(...Array.from({ length: 601 }, () => part())),
    pixels: sized(3_000, 1_500, 3, 8),
    inflated: sized(1_200, 2_000, 6, 16),
    chunks: rewritten(two, ([head, ...rest]) =>
      head
        ? [head, ...Array.from({ length: 10_001 }, () => ({ name: 'tEXt', data: new Uint8Array() })), ...rest]
        : [],
    ),
  };
  for (const [cap, file] of Object.entries(files))
    expect(`${cap} ${codeOf(file)}`).toBe(`${cap} ANIMATION_TOO_LARGE`);
});

test('damaged, incomplete and still images are refused as broken', () => {
  const flipped = two.slice();
  flipped[60] = (flipped[60] ?? 0) ^ 1;
  const without = (name: string) => rewritten(two, (chunks) => chunks.filter((chunk) => chunk.name !== name));
  const files = {
    'cut short': two.slice(0, -12),
    'wrong checksum': flipped,
    'no header': without('IHDR'),
    'no palette': without('PLTE'),
    'no frame data': without('fdAT'),
    'no frame count': without('acTL'),
    'still image': new Uint8Array(encodePng(4, 2, new Uint8Array(8), PALETTE)),
    'fewer frames than declared': changed(two, 'acTL', (view) => view.setUint32(0, 3)),
    'more frames than declared': changed(two, 'acTL', (view) => view.setUint32(0, 1)),
    'frames out of order': changed(two, 'fdAT', (view) => view.setUint32(0, 7)),
    'frame outside the image': changed(two, 'fcTL', (view) => view.setUint32(12, 3), 1),
    'first frame smaller than the image': changed(two, 'fcTL', (view) => view.setUint32(4, 3)),
    'unknown treatment': changed(two, 'fcTL', (view) => view.setUint8(24, 3), 1),
    'image without pixels': changed(two, 'IHDR', (view) => view.setUint32(0, 0)),
    'impossible bit depth': changed(two, 'IHDR', (view) => view.setUint8(8, 16)),
  };
  for (const [damage, file] of Object.entries(files))
    expect(`${damage} ${codeOf(file)}`).toBe(`${damage} ANIMATION_BROKEN`);
});

test('the decoder handles any bytes or throws a typed error', () => {
  const damaged = fc
    .tuple(fc.nat(two.length - 1), fc.integer({ min: 0, max: 255 }), fc.nat(two.length))
    .map(([at, byte, length]) => {
      const copy = two.slice();
      copy[at] = byte;
      return copy.slice(0, length);
    });
  fc.assert(
    fc.property(
      fc.oneof(fc.uint8Array({ maxLength: 300 }), damaged),
      (input) => !codeOf(input).startsWith('untyped'),
    ),
    { numRuns: 2000 },
  );
});

test('changed chunks with correct checksums are decoded or refused', () => {
  const chunks = chunksOf(two);
  const order = fc.array(fc.nat(chunks.length - 1), { maxLength: 14 });
  const edit = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }));
  fc.assert(
    fc.property(order, edit, (picks, [at, byte]) => {
      const chosen = picks
        .flatMap((pick) => chunks[pick] ?? [])
        .map(({ name, data }) => {
          const copy = data.slice();
          if (copy.length > 0) copy[at % copy.length] = byte;
          return { name, data: copy };
        });
      return [writePng(chosen), writePng([...chunks.slice(0, 4), ...chosen])].every(
        (file) => !codeOf(file).startsWith('untyped'),
      );
    }),
    { numRuns: 1000 },
  );
});
