/** Limits above which an animation is rejected. They bound what is produced, not only the file. */

// Limits of every format.

/** Bytes of the file. */
export const COMPRESSED_MAX = 2 * 1024 * 1024;
/** Bytes that the packed data of a file inflate to. */
export const INFLATED_MAX = 16 * 1024 * 1024;
/** Pixels of all bitmaps that a movie needs at once, four bytes each. */
export const BITMAP_PIXELS_MAX = 8_000_000;
/** Time that an animation may occupy the stage. */
export const DURATION_MAX_MS = 60_000;

// Limits of an animated PNG beside those of every format.

export const APNG_FRAMES_MAX = 600;
export const CHUNKS_MAX = 10_000;
/** Bytes of PLTE and of tRNS (PNG, 11.2.2 and 11.3.1.1). */
export const PALETTE_BYTES_MAX = 768;
export const TRANSPARENCY_BYTES_MAX = 256;

// Limits of an SVGA file beside those of every format. A small file can name one image a thousand times or contain millions
// of empty frames; all caps together keep a decode below 64 MB and a second.

/** Files of a 1.x archive. */
export const FILES_MAX = 1_000;
/** Bytes of the `movie.spec` of a 1.0 archive, and the objects and arrays in it. */
export const SPEC_MAX = 4 * 1024 * 1024;
export const SPEC_VALUES_MAX = 300_000;
export const IMAGES_MAX = 200;
/** Maximum size of the encoded images and sounds as returned, counted once per name, bytes. */
export const ASSET_BYTES_MAX = 8 * 1024 * 1024;
export const AUDIO_ROWS_MAX = 32;
/** All different sounds of a movie; a minute of stereo decodes to 23 MB. */
export const SOUND_SECONDS_MAX = 60;
export const SPRITES_MAX = 500;
export const SVGA_FRAMES_MAX = 3_600;
/** Sprites × frames: what the packed cells may grow to, 11 MB. */
export const CELLS_MAX = 250_000;
export const SHAPES_MAX = 50_000;
/** Characters of all different paths. */
export const PATHS_MAX = 4_000_000;
