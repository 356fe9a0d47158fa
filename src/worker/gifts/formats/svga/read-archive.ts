import { unzipSync } from 'fflate';
import { AppError } from '#contract/errors.ts';
import type { Bytes } from '#contract/units/bytes.ts';
import { FILES_MAX, INFLATED_MAX } from '../caps.ts';
import { broken, tooLarge } from '../refusals.ts';
import { readMovie } from './read-movie.ts';
import { readSpec } from './read-spec.ts';
import type { SvgaMovie } from './svga-movie.ts';

const decoder = new TextDecoder('utf-8');

/**
 * Declared sizes of an archive bound the allocations: the unzipper inflates into buffers of exactly that size, and extracts
 * a stored file by its packed size, whatever the other size is.
 */
function unzip(archive: Bytes): Map<string, Bytes> {
  let size = 0;
  let count = 0;
  try {
    const files = unzipSync(archive, {
      filter: (file) => {
        size += Math.max(file.originalSize, file.size);
        count += 1;
        if (size > INFLATED_MAX) throw tooLarge('inflated', INFLATED_MAX);
        if (count > FILES_MAX) throw tooLarge('files', FILES_MAX);
        return true;
      },
    });
    return new Map(Object.entries(files));
  } catch (thrown) {
    if (thrown instanceof AppError) throw thrown;
    throw broken('zip', thrown);
  }
}

/**
 * Reads an SVGA 1.x archive: `movie.spec` (1.0) or `movie.binary` (1.5), images as PNG files beside it.
 * @throws AppError ANIMATION_BROKEN, ANIMATION_TOO_LARGE
 */
export function readArchive(archive: Bytes): SvgaMovie<Bytes> {
  const files = unzip(archive);
  const imageOf = (name: string): Bytes => {
    const bytes = files.get(`${name}.png`) ?? files.get(name);
    if (!bytes) throw broken(`file ${name}`);
    return bytes;
  };
  const binary = files.get('movie.binary');
  if (binary) return readMovie(binary, (name) => imageOf(decoder.decode(name)));
  const spec = files.get('movie.spec');
  if (!spec) throw broken('movie.spec');
  return readSpec(spec, imageOf);
}
