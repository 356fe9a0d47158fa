import { AVATAR_SIDE } from '#contract/people/profile/constants.ts';
import type { Picture } from './look-at-picture.ts';
import { rewrittenPicture } from './rewritten-picture.ts';

/**
 * A picture that members will see of each other, of at least so many px that it can be worn.
 * @param content the bytes, base64
 * @throws Refusal PICTURE_REFUSED.
 */
export const lookAtAvatar = (content: string): Picture => rewrittenPicture(content, AVATAR_SIDE);
