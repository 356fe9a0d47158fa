import * as v from 'valibot';

export const PictureId = v.pipe(v.string(), v.regex(/^[\da-f]{24}$/), v.brand('PictureId'));
/** Names a picture that was handed in; only who handed it in can ask for it again. */
export type PictureId = v.InferOutput<typeof PictureId>;

/** A picture that was handed in, as it is kept: the bytes, base64. */
export const SupportPicture = v.object({
  type: v.picklist(['image/png', 'image/jpeg', 'image/webp']),
  content: v.pipe(v.string(), v.base64()),
});
export type SupportPicture = v.InferOutput<typeof SupportPicture>;

/** How content a person is, one to five. */
export const starsField = v.picklist([1, 2, 3, 4, 5]);
export type Stars = v.InferOutput<typeof starsField>;
