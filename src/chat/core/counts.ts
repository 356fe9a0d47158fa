import type { ChatCounts } from '#contract/community/chat/counts.ts';

/** Creates the counts of a room that has just been opened; each step of the chat adds to its own. */
export const createChatCounts = (): ChatCounts => ({
  received: 0,
  filled: 0,
  missing: 0,
  repeated: 0,
  foreign: 0,
  leftOut: 0,
  smoothed: 0,
  unshown: 0,
  latestSeq: 0,
  polling: 'long',
});
