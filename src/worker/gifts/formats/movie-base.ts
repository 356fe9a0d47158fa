import type { MovieSound } from '#contract/community/gift/stage.ts';

/** Properties of an animation of any format. `Image` is the encoded image (PNG or JPEG) before decoding, a bitmap after. */
export type MovieBase<Image> = {
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
  readonly images: readonly { readonly key: string; readonly image: Image }[];
  readonly sounds: readonly MovieSound[];
};
