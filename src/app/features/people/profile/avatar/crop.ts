export type Size = { readonly width: number; readonly height: number };

/** Crop of an image: its zoom, and its position between the edges, 0 to 1 each way. */
export type Crop = { readonly zoom: number; readonly across: number; readonly down: number };

/** A square of the source, px. */
export type Square = { readonly left: number; readonly top: number; readonly side: number };

/** The whole width or height, in the middle. */
export const FULL_CROP: Crop = { zoom: 1, across: 0.5, down: 0.5 };

const ZOOM_MOST = 4;
/** Fewer pixels of the source than this look coarse. */
const SIDE_LEAST = 256;

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Returns the largest zoom of an image, at which it does not look coarse. */
export const zoomMost = ({ width, height }: Size): number =>
  between(Math.min(width, height) / SIDE_LEAST, 1, ZOOM_MOST);

/** Returns the square that a crop cuts out of an image; it never leaves the image. */
export function squareOf(size: Size, { zoom, across, down }: Crop): Square {
  const side = Math.min(size.width, size.height) / between(zoom, 1, zoomMost(size));
  return {
    side,
    left: (size.width - side) * between(across, 0, 1),
    top: (size.height - side) * between(down, 0, 1),
  };
}

/** Returns the crop after the image was dragged by a number of px on a stage of a width. */
export function draggedCrop(size: Size, crop: Crop, by: readonly [number, number], stage: number): Crop {
  const { side } = squareOf(size, crop);
  const moved = (place: number, px: number, room: number) =>
    room <= 0 ? place : between(place - (px * side) / stage / room, 0, 1);
  return {
    ...crop,
    across: moved(crop.across, by[0], size.width - side),
    down: moved(crop.down, by[1], size.height - side),
  };
}
