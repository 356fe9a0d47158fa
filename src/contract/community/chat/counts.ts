/** Statistics of a room’s chat since this core opened it: numbers of messages, unless stated otherwise. */
export type ChatCounts = {
  /** Brought by polls, and for holes. */
  received: number;
  /** Brought later, for holes. */
  filled: number;
  /** Number of messages the list currently shows as missing. */
  missing: number;
  /** Dropped as duplicates. */
  repeated: number;
  /** Dropped: bets of another site or venue, and whatever has no id [5.11, 6.07]. */
  foreign: number;
  /** Talk left out where a room is too fast to read. */
  leftOut: number;
  /** Number currently held back to smooth a burst. */
  smoothed: number;
  /** Waiting now for the next batch to the page. */
  unshown: number;
  latestSeq: number;
  /** True if the platform holds a response until there are new messages. */
  polling: 'long' | 'plain';
};

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
