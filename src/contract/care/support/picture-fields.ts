import * as v from 'valibot';
import { PICTURE_MAX_BYTES } from './constants.ts';

const BASE64_GROWTH = 4 / 3;

/** The bytes of a picture, base64, and what they were said to be; the platform looks for itself. */
export const pictureFields = {
  type: v.picklist(['image/png', 'image/jpeg']),
  content: v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(Math.ceil(PICTURE_MAX_BYTES * BASE64_GROWTH) + 4),
    v.base64(),
  ),
};
