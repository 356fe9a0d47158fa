import type { Bytes } from '#contract/units/bytes.ts';
import type { ApngMovie } from './apng/apng-movie.ts';
import { decodeApng, isPng } from './apng/decode.ts';
import { COMPRESSED_MAX, DURATION_MAX_MS } from './caps.ts';
import { broken, tooLarge } from './refusals.ts';
import { decodeSvga, isSvga } from './svga/decode.ts';
import type { SvgaMovie } from './svga/svga-movie.ts';

/** A decoded gift animation, by format; what it has beside the base belongs to the format's decoder and player. */
export type GiftMovie<Image> = SvgaMovie<Image> | ApngMovie<Image>;

type Format = {
  /** Endings of file names, lower-case. */
  readonly endings: readonly string[];
  /** Media types that name this format and no other. */
  readonly mediaTypes: readonly string[];
  /** Recognises the first bytes of a file. */
  readonly matches: (file: Bytes) => boolean;
  /** @throws AppError ANIMATION_BROKEN, ANIMATION_TOO_LARGE */
  readonly decode: (file: Bytes) => GiftMovie<Bytes>;
};

const FORMATS: Readonly<Record<GiftMovie<Bytes>['is'], Format>> = {
  svga: { endings: ['.svga'], mediaTypes: [], matches: isSvga, decode: decodeSvga },
  apng: {
    endings: ['.apng', '.png'],
    mediaTypes: ['image/apng', 'image/png'],
    matches: isPng,
    decode: decodeApng,
  },
};

const formats = Object.values(FORMATS);

/** Returns whether a file name has the ending of an animation format. */
export const isAnimationName = (name: string): boolean =>
  formats.some(({ endings }) => endings.some((ending) => name.toLowerCase().endsWith(ending)));

/** Finds the format by the first bytes. A media type that names another format makes the file a broken one. */
function formatOf(file: Bytes, mediaType: string): Format {
  const found = formats.find(({ matches }) => matches(file));
  if (!found) throw broken('format');
  const announced = formats.find(({ mediaTypes }) => mediaTypes.includes(mediaType));
  if (announced && announced !== found) throw broken('type');
  return found;
}

/**
 * Decodes a gift animation of any format within the caps.
 * @param contentType as the server announced it; an unknown or generic one is ignored
 * @throws AppError ANIMATION_BROKEN, ANIMATION_TOO_LARGE
 */
export function decodeGift(file: Bytes, contentType: string | null): GiftMovie<Bytes> {
  if (file.length > COMPRESSED_MAX) throw tooLarge('compressed', COMPRESSED_MAX);
  const mediaType = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const movie = formatOf(file, mediaType).decode(file);
  if (movie.durationMs > DURATION_MAX_MS) throw tooLarge('duration', DURATION_MAX_MS);
  return movie;
}
