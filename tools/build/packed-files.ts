import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKED = /\.(?:html|js|css|svg)$/;
const LEAST_BYTES = 1_024;

const pack = promisify(brotliCompress);

/**
 * Writes pages, scripts and sheets once more as small as Brotli makes them, as `<file>.br`. It takes seconds, so that it is done once,
 * and what serves the site sends these to browsers that take them.
 */
export const packedFiles = (): Plugin => ({
  name: 'courtside-packed-files',
  apply: 'build',
  async writeBundle({ dir = 'dist' }, bundle) {
    const names = Object.keys(bundle).filter((name) => PACKED.test(name));
    await Promise.all(
      names.map(async (name) => {
        const path = resolve(dir, name);
        const plain = await readFile(path);
        if (plain.length < LEAST_BYTES) return;
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
        await writeFile(`${path}.br`, await pack(plain, { params }));
      }),
    );
  },
});
