import { AVATAR_SIDE } from '#contract/people/profile/constants.ts';
import type { UploadedImage } from './check-image.ts';
import { rewrittenImage } from './rewritten-image.ts';

/**
 * Checks and rewrites an avatar image, which must have at least the minimum side in px.
 * @param content the bytes, base64
 * @throws Refusal PICTURE_REFUSED.
 */
export const lookAtAvatar = (content: string): UploadedImage => rewrittenImage(content, AVATAR_SIDE);
