import * as v from 'valibot';
import { IMAGE_MAX_BYTES } from './constants.ts';

const BASE64_GROWTH = 4 / 3;

/** Bytes of an image, base64, and its declared type; the platform verifies it. */
export const imageFields = {
  type: v.picklist(['image/png', 'image/jpeg']),
  content: v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(Math.ceil(IMAGE_MAX_BYTES * BASE64_GROWTH) + 4),
    v.base64(),
  ),
};
