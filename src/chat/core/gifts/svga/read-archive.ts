import { unzipSync } from 'fflate';
import { AppError } from '#contract/errors.ts';
import type { GiftMovie } from '#contract/models/gift-movie.ts';
import type { Bytes } from '#contract/wire/bytes.ts';
import { INFLATED_MAX } from './caps.ts';
import { readMovie } from './read-movie.ts';
import { readSpec } from './read-spec.ts';
import { broken, tooLarge } from './refusals.ts';

const decoder = new TextDecoder('utf-8');

/** The sizes an archive claims bound what is allocated: the unzipper inflates into buffers of exactly that size. */
function unzip(archive: Bytes): Record<string, Bytes> {
  let size = 0;
  try {
    const files = unzipSync(archive, {
      filter: (file) => {
        size += file.originalSize;
        if (size > INFLATED_MAX) throw tooLarge('inflated', INFLATED_MAX);
        return true;
      },
    });
    return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, new Uint8Array(bytes)]));
  } catch (thrown) {
    if (thrown instanceof AppError) throw thrown;
    throw broken('zip', thrown);
  }
}

/**
 * Reads an SVGA 1.x archive: `movie.spec` (1.0) or `movie.binary` (1.5), pictures as PNG files beside it.
 * @throws AppError ANIMATION_BROKEN, ANIMATION_TOO_LARGE
 */
export function readArchive(archive: Bytes): GiftMovie<Bytes> {
  const files = unzip(archive);
  const pictureOf = (name: string): Bytes => {
    const bytes = files[`${name}.png`] ?? files[name];
    if (!bytes) throw broken(`file ${name}`);
    return bytes;
  };
  const binary = files['movie.binary'];
  if (binary) return readMovie(binary, (name) => pictureOf(decoder.decode(name)));
  const spec = files['movie.spec'];
  if (!spec) throw broken('movie.spec');
  return readSpec(decoder.decode(spec), pictureOf);
}
