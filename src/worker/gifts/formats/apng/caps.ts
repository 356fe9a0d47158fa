/** Limits of an animated PNG beside those of every format. */
export const APNG_FRAMES_MAX = 600;
export const CHUNKS_MAX = 10_000;
/** Bytes of PLTE and of tRNS (PNG, 11.2.2 and 11.3.1.1). */
export const PALETTE_BYTES_MAX = 768;
export const TRANSPARENCY_BYTES_MAX = 256;
