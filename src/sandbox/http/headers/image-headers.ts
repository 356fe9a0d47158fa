import { headersOf } from './headers.table.ts';
import { ONE_ORIGIN } from './policy-inputs.ts';

/** Headers of an image, wherever it is served. */
export const IMAGE_HEADERS = headersOf('picture', ONE_ORIGIN);

/** Headers of an image that only one person may see, once. */
export const PRIVATE_IMAGE_HEADERS = { ...IMAGE_HEADERS, 'cache-control': 'no-store' };
