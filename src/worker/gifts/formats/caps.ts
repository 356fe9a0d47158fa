/** Limits of an animation of any format, above which it is rejected. They bound what is produced, not only the file. */
export const COMPRESSED_MAX = 2 * 1024 * 1024;
/** Bytes that the packed data of a file inflate to. */
export const INFLATED_MAX = 16 * 1024 * 1024;
/** Pixels of all bitmaps that a movie needs at once, four bytes each. */
export const BITMAP_PIXELS_MAX = 8_000_000;
/** Time that an animation may occupy the stage. */
export const DURATION_MAX_MS = 60_000;
