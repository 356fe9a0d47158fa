import type { PictureId } from '../support/picture-schema.ts';
import type { FeedbackId } from './schema.ts';

/** Could an address name a feedback by this text? */
export const isFeedbackId = (text: string): text is FeedbackId => /^\d{1,15}$/.test(text);

/** Reports whether this text is a valid id of an uploaded image. */
export const isPictureId = (text: string): text is PictureId => /^[\da-f]{24}$/.test(text);
