import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKED = /\.(?:html|js|css|svg)$/;
const LEAST_BYTES = 1_024;

const pack = promisify(brotliCompress);

/**
 * Writes pages, scripts and sheets additionally with the best Brotli compression, as `<file>.br`. Compression takes
 * seconds, so it runs once, and the server of the site sends these files to browsers that accept them.
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
