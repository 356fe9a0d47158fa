import type { Bytes } from '#contract/units/bytes.ts';
import { broken } from '../refusals.ts';
import type { ApngFrame } from './apng-movie.ts';
import { viewOf } from './png-chunks.ts';

/** Samples of a pixel, and bit depths allowed, by colour type (PNG, table 11.1). */
const COLOUR_TYPES: Readonly<
  Record<number, { readonly samples: number; readonly depths: readonly number[] }>
> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};
export const INDEXED = 3;

export type ImageHeader = {
  readonly width: number;
  readonly height: number;
  readonly colourType: number;
  readonly bitsPerPixel: number;
};

/**
 * Reads an IHDR chunk.
 * @throws AppError ANIMATION_BROKEN
 */
export function readHeader(data: Bytes): ImageHeader {
  if (data.length !== 13) throw broken('IHDR');
  const view = viewOf(data);
  const [width, height, depth, colourType] = [
    view.getUint32(0),
    view.getUint32(4),
    view.getUint8(8),
    view.getUint8(9),
  ];
  const type = COLOUR_TYPES[colourType];
  if (width === 0 || height === 0 || !type?.depths.includes(depth)) throw broken('IHDR');
  return { width, height, colourType, bitsPerPixel: type.samples * depth };
}

/** Shortest time of a frame: faster than a screen shows it, ms. */
const FRAME_MS_MIN = 1_000 / 60;
/** Denominator of a delay that is written as 0 (APNG, fcTL). */
const HUNDREDTHS = 100;
const DISPOSALS = ['none', 'clear', 'restore'] as const;
const BLENDS = ['replace', 'over'] as const;

export type FrameControl = Omit<ApngFrame, 'endMs'> & { readonly sequence: number; readonly delayMs: number };

/**
 * Reads an fcTL chunk; the rectangle lies within the image.
 * @throws AppError ANIMATION_BROKEN
 */
export function readFrameControl(data: Bytes, { width: right, height: bottom }: ImageHeader): FrameControl {
  if (data.length !== 26) throw broken('fcTL');
  const view = viewOf(data);
  const [width, height, x, y] = [
    view.getUint32(4),
    view.getUint32(8),
    view.getUint32(12),
    view.getUint32(16),
  ];
  const dispose = DISPOSALS[view.getUint8(24)];
  const blend = BLENDS[view.getUint8(25)];
  const isInside = width > 0 && height > 0 && x + width <= right && y + height <= bottom;
  if (!isInside || dispose === undefined || blend === undefined) throw broken('fcTL');
  const seconds = view.getUint16(20) / (view.getUint16(22) || HUNDREDTHS);
  const delayMs = Math.max(FRAME_MS_MIN, seconds * 1_000);
  return { sequence: view.getUint32(0), width, height, x, y, dispose, blend, delayMs };
}
