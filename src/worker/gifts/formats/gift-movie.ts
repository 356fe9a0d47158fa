import type { ApngMovie } from './apng/apng-movie.ts';
import type { SvgaMovie } from './svga/svga-movie.ts';

/** A decoded gift animation, by format; what it has beside the base belongs to the format's decoder and player. */
export type GiftMovie<Image> = SvgaMovie<Image> | ApngMovie<Image>;
