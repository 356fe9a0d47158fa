import { AVATAR_SIDE } from '#contract/people/profile/constants.ts';
import type { Picture } from './look-at-picture.ts';
import { rewrittenPicture } from './rewritten-picture.ts';

/**
 * Checks and rewrites an avatar image, which must have at least the minimum side in px.
 * @param content the bytes, base64
 * @throws Refusal PICTURE_REFUSED.
 */
export const lookAtAvatar = (content: string): Picture => rewrittenPicture(content, AVATAR_SIDE);
