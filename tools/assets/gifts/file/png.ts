import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const INDEXED = 3;
const UP = 2;

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(name, 'ascii'), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

/** Each row as the difference to the one above: soft fields compress well that way. */
function rows(width: number, height: number, indices: Uint8Array): Uint8Array {
  const filtered = new Uint8Array(height * (width + 1));
  for (let y = 0; y < height; y += 1) {
    filtered[y * (width + 1)] = UP;
    for (let x = 0; x < width; x += 1) {
      const above = y === 0 ? 0 : (indices[(y - 1) * width + x] ?? 0);
      filtered[y * (width + 1) + 1 + x] = ((indices[y * width + x] ?? 0) - above) & 0xff;
    }
  }
  return filtered;
}

export type Palette = readonly (readonly [r: number, g: number, b: number, a: number])[];

/** An indexed PNG with up to 256 colours, transparency included (0–255 each). */
export function encodePng(width: number, height: number, indices: Uint8Array, palette: Palette): Uint8Array {
  const head = Buffer.concat([uint32(width), uint32(height), Uint8Array.of(8, INDEXED, 0, 0, 0)]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Uint8Array.from(palette.flatMap((colour) => colour.slice(0, 3)))),
    chunk('tRNS', Uint8Array.from(palette.map(([, , , a]) => a))),
    chunk('IDAT', deflateSync(rows(width, height, indices), { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
