import { DAY_MS } from '#contract/units/durations.ts';

/** Letters of an answer to a letter. */
export const LETTER_ANSWER_MAX = 200;
/** How long messages are kept, ms: of money fourteen months, others ninety days. Those a member has stuck stay. */
export const MESSAGES_KEPT_MS = { order: 425 * DAY_MS, other: 90 * DAY_MS } as const;
