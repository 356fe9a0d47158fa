/** What an animation may cost before it is refused. */
export const COMPRESSED_MAX = 4 * 1024 * 1024;
export const INFLATED_MAX = 32 * 1024 * 1024;
export const BITMAP_PIXELS_MAX = 8_000_000;
export const SPRITES_MAX = 500;
export const FRAMES_MAX = 3_600;
/** Sprites × frames: what the packed cells may grow to, 11 MB. */
export const CELLS_MAX = 250_000;
export const SHAPES_MAX = 200_000;
