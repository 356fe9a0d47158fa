import * as v from 'valibot';

export const PictureId = v.pipe(v.string(), v.regex(/^[\da-f]{24}$/), v.brand('PictureId'));
/** Id of an uploaded image; only its uploader can request it. */
export type PictureId = v.InferOutput<typeof PictureId>;

/** An uploaded image in stored form: the bytes, base64. */
export const SupportPicture = v.object({
  type: v.picklist(['image/png', 'image/jpeg', 'image/webp']),
  content: v.pipe(v.string(), v.base64()),
});
export type SupportPicture = v.InferOutput<typeof SupportPicture>;

/** Rating, one to five. */
export const starsField = v.picklist([1, 2, 3, 4, 5]);
export type Stars = v.InferOutput<typeof starsField>;
