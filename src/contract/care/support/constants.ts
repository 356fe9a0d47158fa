import { DAY_MS, MINUTE_MS } from '#contract/units/durations.ts';

/** Maximum size of an image uploaded with a message or an appeal, after it has been scaled down. */
export const IMAGE_MAX_BYTES = 400_000;
/** Longest side, px, of an image uploaded with a message. */
export const IMAGE_SIDE_MAX = 2_048;
/** Number of images in one message of a feedback. */
export const FEEDBACK_IMAGES_MAX = 3;
/** Letters of a message to customer service, and of an appeal. */
export const SERVICE_TEXT_MAX = 500;
export const APPEAL_TEXT_MAX = 300;
/** Length limits of a feedback, characters: a shorter one has nothing to investigate. */
export const FEEDBACK_TEXT = { min: 5, max: 500 } as const;
/** Time for which a resolved feedback can be reopened, ms. */
export const FEEDBACK_CLOSES_MS = 7 * DAY_MS;
/** Time for which the next message continues a conversation that has ended, ms. */
export const CONVERSATION_CLOSES_MS = DAY_MS;
/** Time of silence after which a visitor is prompted, and after which the conversation ends, ms. */
export const SILENCE_MS = { prompts: 10 * MINUTE_MS, ends: 15 * MINUTE_MS } as const;
/** Time without a poll after which a queued visitor has left the queue, ms. */
export const QUEUE_ABANDONED_MS = 10 * MINUTE_MS;
/** Path of customer service: no redirect leads away from it [2.08]. */
export const SERVICE_PATH = '/cs';
