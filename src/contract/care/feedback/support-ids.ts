import type { ImageId } from '../support/image-schema.ts';
import type { FeedbackId } from './schema.ts';

/** Could an address name a feedback by this text? */
export const isFeedbackId = (text: string): text is FeedbackId => /^\d{1,15}$/.test(text);

/** Reports whether this text is a valid id of an uploaded image. */
export const isImageId = (text: string): text is ImageId => /^[\da-f]{24}$/.test(text);
