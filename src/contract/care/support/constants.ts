import { DAY_MS, MINUTE_MS } from '#contract/units/durations.ts';

/** Of a picture that is handed in with a message or an appeal, after it has been made smaller. */
export const PICTURE_MAX_BYTES = 400_000;
/** Longest side, px, of a picture that is handed in with a message. */
export const PICTURE_SIDE_MAX = 2_048;
/** Pictures in one message of a feedback. */
export const PICTURES_MAX = 3;
/** Letters of a message to customer service, and of an appeal. */
export const SERVICE_TEXT_MAX = 500;
export const APPEAL_TEXT_MAX = 300;
/** Letters of a feedback: less says nothing that could be looked into. */
export const FEEDBACK_TEXT = { min: 5, max: 500 } as const;
/** How long a feedback that is settled can be taken up again. */
export const FEEDBACK_CLOSES_MS = 7 * DAY_MS;
/** How long a conversation that is over goes on with the next word. */
export const CONVERSATION_CLOSES_MS = DAY_MS;
/** A visitor who says nothing is asked whether they are there, and later the conversation ends. */
export const SILENCE_MS = { asked: 10 * MINUTE_MS, ends: 15 * MINUTE_MS } as const;
/** A visitor who waits in the queue and has not looked for so long has left it. */
export const QUEUE_LEFT_MS = 10 * MINUTE_MS;
/** Address of customer service: no answer leads away from it [2.08]. */
export const SERVICE_PATH = '/cs';
