import { IMAGE_ID, NUMERIC_ID } from '#contract/text/wire-patterns.ts';
import type { ImageId } from '../support/image-schema.ts';
import type { FeedbackId } from './schema.ts';

/** Could an address name a feedback by this text? */
export const isFeedbackId = (text: string): text is FeedbackId => NUMERIC_ID.test(text);

/** Reports whether this text is a valid id of an uploaded image. */
export const isImageId = (text: string): text is ImageId => IMAGE_ID.test(text);
