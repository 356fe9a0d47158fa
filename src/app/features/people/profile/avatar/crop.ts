import { IMAGE_MAX_BYTES } from '#contract/care/support/constants.ts';

export type Size = { readonly width: number; readonly height: number };

/** Crop of an image: its zoom, and its position between the edges, 0 to 1 each way. */
export type Crop = { readonly zoom: number; readonly across: number; readonly down: number };

/** A square of the source, px. */
type Square = { readonly left: number; readonly top: number; readonly side: number };

/** The whole width or height, in the middle. */
export const FULL_CROP: Crop = { zoom: 1, across: 0.5, down: 0.5 };

const MAX_ZOOM = 4;
/** Fewer pixels of the source than this look coarse. */
const SIDE_LEAST = 256;

const between = (value: number, least: number, max: number) => Math.min(max, Math.max(least, value));

/** Returns the largest zoom of an image, at which it does not look coarse. */
export const maxZoomOf = ({ width, height }: Size): number =>
  between(Math.min(width, height) / SIDE_LEAST, 1, MAX_ZOOM);

/** Returns the square that a crop cuts out of an image; it never leaves the image. */
export function squareOf(size: Size, { zoom, across, down }: Crop): Square {
  const side = Math.min(size.width, size.height) / between(zoom, 1, maxZoomOf(size));
  return {
    side,
    left: (size.width - side) * between(across, 0, 1),
    top: (size.height - side) * between(down, 0, 1),
  };
}

/** Returns the crop after the image was dragged by a number of px on a stage of a width. */
export function draggedCrop(size: Size, crop: Crop, by: readonly [number, number], stage: number): Crop {
  const { side } = squareOf(size, crop);
  const moved = (fraction: number, px: number, room: number) =>
    room <= 0 ? fraction : between(fraction - (px * side) / stage / room, 0, 1);
  return {
    ...crop,
    across: moved(crop.across, by[0], size.width - side),
    down: moved(crop.down, by[1], size.height - side),
  };
}

/** Side length in px, twice the largest display size of an avatar. */
const SIDE = 256;
const QUALITY = 0.85;
/** Colour that a browser is unlikely to return by chance. */
const PATCH = [18, 52, 86] as const;

type CroppedImage = { readonly type: 'image/png' | 'image/jpeg'; readonly blob: Blob };

/** A browser that guards against being recognised answers stripes for what was drawn. */
function readsBack(pen: CanvasRenderingContext2D): boolean {
  pen.fillStyle = `rgb(${PATCH.join(' ')})`;
  pen.fillRect(0, 0, 1, 1);
  const { data } = pen.getImageData(0, 0, 1, 1);
  return PATCH.every((value, index) => data[index] === value);
}

const isPlain = (type: string): type is CroppedImage['type'] => type === 'image/png' || type === 'image/jpeg';

/** The file itself, which the platform cuts nothing off but what is about its owner; null when it is too large. */
const originalOf = (file: File): CroppedImage | null =>
  isPlain(file.type) && file.size <= IMAGE_MAX_BYTES ? { type: file.type, blob: file } : null;

/**
 * Redraws a square of an image, which strips metadata of camera, location and time. Where the browser does not let a page
 * read its canvas, the file itself; null when that is not possible either.
 */
export async function cropImage(file: File, { left, top, side }: Square): Promise<CroppedImage | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null || !readsBack(pen)) return originalOf(file);
  const bitmap = await createImageBitmap(file);
  // Transparent areas would turn black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.drawImage(bitmap, left, top, side, side, 0, 0, SIDE, SIDE);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob !== null && isPlain(blob.type) ? { type: blob.type, blob } : originalOf(file);
}
