import * as v from 'valibot';
import { IMAGE_ID } from '#contract/text/wire-patterns.ts';
import { IMAGE_MAX_BYTES } from './constants.ts';

export const ImageId = v.pipe(v.string(), v.regex(IMAGE_ID), v.brand('PictureId'));
/** Id of an uploaded image; only its uploader can request it. */
export type ImageId = v.InferOutput<typeof ImageId>;

/** An uploaded image in stored form: the bytes, base64. */
export const SupportImage = v.object({
  type: v.picklist(['image/png', 'image/jpeg', 'image/webp']),
  content: v.pipe(v.string(), v.base64()),
});
export type SupportImage = v.InferOutput<typeof SupportImage>;

/** Rating, one to five. */
export const starsField = v.picklist([1, 2, 3, 4, 5]);
export type Stars = v.InferOutput<typeof starsField>;

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
