import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { deflateSync, inflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dice } from '#tests/fixtures/dice.ts';
import { byEffort } from '#tests/fixtures/effort.ts';
import { apngBombs } from '#tests/fixtures/files/apng-bombs.ts';
import type { Decoding } from '#tests/fixtures/files/small-heap-decoder.ts';
import { svgaBombs } from '#tests/fixtures/files/svga-bombs.ts';
import { encodeApng } from '#tools/assets/gifts/file/apng-file.ts';
import { encodePng } from '#tools/assets/gifts/file/png.ts';
import { writeSvga } from '#tools/assets/gifts/file/svga-file.ts';
import { matrixOf } from '#tools/assets/gifts/motion/matrix.ts';
import { readChunks, writePng } from '#worker/gifts/formats/apng/png-chunks.ts';

const MUTATIONS = byEffort(2_000);
const AT_ONCE = 100;
/** Enough for five times the usual effort on a busy machine. */
const LONG = { timeout: 300_000 };
/** A heap of 32 MB and buffers of 32 MB: together what a gift file may cost. */
const HEAP = { maxOldGenerationSizeMb: 24, maxYoungGenerationSizeMb: 8 };
const BUFFER_BYTES = 32 * 1024 * 1024;
const CPU_MS = 1_000;

let decoder: Worker;

beforeAll(() => {
  decoder = new Worker(new URL('../fixtures/files/small-heap-decoder.ts', import.meta.url), {
    resourceLimits: HEAP,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
});

afterAll(() => decoder.terminate());

/** @throws Error ERR_WORKER_OUT_OF_MEMORY when the heap does not suffice */
async function decode(files: readonly Uint8Array<ArrayBuffer>[]): Promise<Decoding[]> {
  const answered = once(decoder, 'message');
  decoder.postMessage(files);
  const [decodings] = await answered;
  return decodings;
}

const broken = ({ outcome, bufferBytes, cpuMs }: Decoding): boolean =>
  !/^(decoded|ANIMATION_)/.test(outcome) || bufferBytes > BUFFER_BYTES || cpuMs > CPU_MS;

const bombs = { ...svgaBombs, ...apngBombs };

test.for(Object.keys(bombs))('[C.01] a file with %s stays below 64 MB and a second', async (name) => {
  const file = bombs[name]?.();
  if (!file) throw new Error(`no such file: ${name}`);
  expect((await decode([file])).filter(broken)).toEqual([]);
});

const gifts = join(import.meta.dirname, '../../src/sandbox/domains/community/gift/animations');
const samples = readdirSync(gifts)
  .filter((name) => name.endsWith('.svga'))
  .map((name) => new Uint8Array(readFileSync(join(gifts, name))));

const still = { alpha: 1, matrix: matrixOf({ x: 3, y: 4 }) };
/** A movie with a bit of everything: damage to a small file meets its structure more often than its content. */
const small = writeSvga({
  width: 40,
  height: 30,
  fps: 20,
  frames: 3,
  pictures: new Map([['dot', encodePng(4, 2, new Uint8Array(8), [[255, 0, 0, 255]])]]),
  sound: { bytes: Uint8Array.of(0x49, 0x44, 0x33, 0xff, 0xfb, 0x90, 0x00), atFrame: 1, lengthMs: 26 },
  sprites: [
    { key: 'dot', size: [4, 2], shapes: null, frames: [still, null, { ...still, clip: 'M 0 0 L 4 0 Z' }] },
    {
      key: 'line.vector',
      size: [40, 30],
      frames: [still, still, still],
      shapes: [{ d: 'M 0 0 L 9 9', stroke: { colour: [1, 0, 0, 1], width: 3 } }],
    },
  ],
});

/** Damages the file as it travels, or what is inside its packing: bytes changed, cut short, or repeated. */
function* mutations(): Generator<Uint8Array<ArrayBuffer>, never> {
  const roll = dice(20_261_122);
  const below = (max: number) => Math.floor(roll() * max);
  const change = (original: Uint8Array): Uint8Array<ArrayBuffer> => {
    const bytes = new Uint8Array(original);
    for (let count = below(8); count >= 0; count -= 1)
      bytes[below(bytes.length)] = roll() < 0.5 ? 0xff : below(256);
    if (roll() < 0.2) return bytes.slice(0, below(bytes.length));
    const copies = roll() < 0.3 ? 2 + below(6) : 1;
    return new Uint8Array(Buffer.concat(Array.from({ length: copies }, () => bytes)));
  };
  for (;;) {
    const sample = roll() < 0.9 ? small : (samples[below(samples.length)] ?? small);
    if (roll() < 0.3) yield change(sample);
    else yield new Uint8Array(deflateSync(change(inflateSync(sample)), { level: 1 }));
  }
}

const part = { width: 4, height: 3, indices: new Uint8Array(12).fill(1), delayMs: 40, blend: 1 } as const;
/** An animated PNG with every treatment of a frame. */
const animated = encodeApng({
  width: 4,
  height: 3,
  palette: [
    [0, 0, 0, 0],
    [255, 0, 0, 128],
  ],
  parts: ([0, 1, 2] as const).map((dispose) => ({ ...part, x: 0, y: 0, dispose })),
});

/** Damages an animated PNG: its chunks changed, left out, repeated and reordered with correct checksums, or its bytes. */
function* apngMutations(): Generator<Uint8Array<ArrayBuffer>, never> {
  const roll = dice(20_261_129);
  const below = (max: number) => Math.floor(roll() * max);
  const chunks = [...readChunks(animated)];
  for (;;) {
    const chosen = chunks.flatMap(({ name, data }) => {
      const copy = data.slice();
      if (roll() < 0.2 && copy.length > 0) copy[below(copy.length)] = roll() < 0.5 ? 0xff : below(256);
      const times = roll() < 0.05 ? below(200) : 1;
      return Array.from({ length: times }, () => ({ name, data: copy }));
    });
    if (roll() < 0.1) chosen.reverse();
    const file = writePng(chosen);
    if (roll() < 0.1) file[below(file.length)] = below(256);
    yield roll() < 0.1 ? file.slice(0, below(file.length)) : file;
  }
}

test.for([
  ['SVGA', mutations()],
  ['animated PNG', apngMutations()],
] as const)('[C.01] no damaged %s takes more than 64 MB or a second', LONG, async ([, files]) => {
  for (let round = 0; round < MUTATIONS / AT_ONCE; round += 1)
    expect((await decode(Array.from({ length: AT_ONCE }, () => files.next().value))).filter(broken)).toEqual(
      [],
    );
});
