import { zlibSync } from 'fflate';
import { type Bytes, concat } from '#contract/units/bytes.ts';
import { type Chunk, viewOf, writePng } from '#worker/gifts/formats/apng/png-chunks.ts';
import type { Palette } from './png.ts';

/** A rectangle of indexed pixels that replaces or covers a part of the canvas (APNG, fcTL). */
export type ApngPart = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly indices: Uint8Array;
  readonly delayMs: number;
  /** 0 none, 1 background, 2 previous. */
  readonly dispose: 0 | 1 | 2;
  /** 0 source, 1 over. */
  readonly blend: 0 | 1;
};

export type ApngFile = {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  /** The first has the size of the file. */
  readonly parts: readonly ApngPart[];
};

const UP = 2;

/** Writes each row as the difference to the one above, or as it is. */
function rowsOf({ width, height, indices }: ApngPart, filter: 0 | typeof UP): Bytes {
  const rows = new Uint8Array(height * (width + 1));
  for (let y = 0; y < height; y += 1) {
    rows[y * (width + 1)] = filter;
    for (let x = 0; x < width; x += 1) {
      const above = filter === UP && y > 0 ? (indices[(y - 1) * width + x] ?? 0) : 0;
      rows[y * (width + 1) + 1 + x] = ((indices[y * width + x] ?? 0) - above) & 0xff;
    }
  }
  return rows;
}

/** Packs the rows by the filter that makes them smaller. */
function packed(part: ApngPart): Bytes {
  const plain = zlibSync(rowsOf(part, 0), { level: 9 });
  const differences = zlibSync(rowsOf(part, UP), { level: 9 });
  return plain.length <= differences.length ? plain : differences;
}

/** Writes whole numbers of four bytes each. */
function uint32(...values: readonly number[]): Bytes {
  const bytes = new Uint8Array(values.length * 4);
  for (const [index, value] of values.entries()) viewOf(bytes).setUint32(index * 4, value);
  return bytes;
}

function controlOf(sequence: number, { x, y, width, height, delayMs, dispose, blend }: ApngPart): Chunk {
  const delay = Uint8Array.of(delayMs >> 8, delayMs & 0xff, 1_000 >> 8, 1_000 & 0xff);
  const data = concat(uint32(sequence, width, height, x, y), delay, Uint8Array.of(dispose, blend));
  return { name: 'fcTL', data };
}

/** Writes an animated PNG of indexed colours that plays once. */
export function encodeApng({ width, height, palette, parts }: ApngFile): Bytes {
  const frames = parts.flatMap((part, index): Chunk[] => {
    if (index === 0) return [controlOf(0, part), { name: 'IDAT', data: packed(part) }];
    const sequence = index * 2 - 1;
    return [controlOf(sequence, part), { name: 'fdAT', data: concat(uint32(sequence + 1), packed(part)) }];
  });
  return writePng([
    { name: 'IHDR', data: concat(uint32(width, height), Uint8Array.of(8, 3, 0, 0, 0)) },
    { name: 'acTL', data: uint32(parts.length, 1) },
    { name: 'PLTE', data: Uint8Array.from(palette.flatMap((colour) => colour.slice(0, 3))) },
    { name: 'tRNS', data: Uint8Array.from(palette.map(([, , , a]) => a)) },
    ...frames,
  ]);
}
