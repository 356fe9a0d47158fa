import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Media types by the end of a file name. */
export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.apng': 'image/apng',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.svga': 'application/octet-stream',
};
const PACKABLE = /^(?:text\/|image\/svg|application\/(?:json|manifest|wasm))/;
/** Size below which a file is sent uncompressed. */
export const LEAST_PACKED_BYTES = 1_024;
const BROTLI_QUALITY = 6;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

export type PackedFile = {
  readonly type: string;
  readonly etag: string;
  readonly packable: boolean;
  bytes(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>;
};

/** Files that were packed, by their path: sandboxes of one process serve the same site, and packing it costs a tenth of a second. */
const packedFiles = new Map<string, { readonly stamp: string; readonly file: PackedFile }>();

/** Returns the Brotli file of the build, unless the source file was changed after it. */
function readyBrotli(path: string, changedAt: number): Buffer | undefined {
  const ready = `${path}.br`;
  return existsSync(ready) && statSync(ready).mtimeMs >= changedAt ? readFileSync(ready) : undefined;
}

/** Loads a file into memory; each compressed form is created on first use, and cached until the file on disk changes. */
export function packFile(path: string): PackedFile {
  const { mtimeMs, size } = statSync(path);
  const stamp = `${mtimeMs} ${size}`;
  const known = packedFiles.get(path);
  if (known?.stamp === stamp) return known.file;
  const file = packBytes(
    readFileSync(path),
    TYPES[extname(path)] ?? 'application/octet-stream',
    readyBrotli(path, mtimeMs),
  );
  packedFiles.set(path, { stamp, file });
  return file;
}

/**
 * Wraps bytes as a file of that type.
 * @param brotli the same bytes already compressed, smaller than there is time for here
 */
export function packBytes(plain: Buffer, type: string, brotli?: Buffer): PackedFile {
  const packed = new Map<Encoding, Promise<Buffer>>();
  if (brotli) packed.set('br', Promise.resolve(brotli));
  const pack = (encoding: Encoding): Promise<Buffer> => {
    if (encoding === 'gzip') return toGzip(plain);
    if (encoding === 'identity') return Promise.resolve(plain);
    return toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  };
  return {
    type,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    packable: PACKABLE.test(type) && plain.length >= LEAST_PACKED_BYTES,
    async bytes(encoding) {
      const known = packed.get(encoding) ?? pack(encoding);
      packed.set(encoding, known);
      return Uint8Array.from(await known);
    },
  };
}
