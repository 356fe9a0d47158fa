import { headersOf } from './headers.table.ts';
import { ONE_ORIGIN } from './places.ts';

/** Headers of an image, wherever it is served. */
export const PICTURE_HEADERS = headersOf('picture', ONE_ORIGIN);

/** Headers of an image that only one person may see, once. */
export const PRIVATE_PICTURE_HEADERS = { ...PICTURE_HEADERS, 'cache-control': 'no-store' };
