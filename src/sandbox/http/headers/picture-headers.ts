import { headersOf } from './headers.table.ts';
import { ONE_ORIGIN } from './places.ts';

/** What goes with a picture, wherever it is served. */
export const PICTURE_HEADERS = headersOf('picture', ONE_ORIGIN);

/** The same for a picture that is one person's to see, once. */
export const PRIVATE_PICTURE_HEADERS = { ...PICTURE_HEADERS, 'cache-control': 'no-store' };
