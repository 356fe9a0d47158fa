/** What a room's chat has done since this core opened it: numbers of messages, unless said otherwise. */
export type ChatCounts = {
  /** Brought by polls, and for holes. */
  received: number;
  /** Brought later, for holes. */
  filled: number;
  /** What the list shows as missing now. */
  missing: number;
  /** Dropped: known already. */
  repeated: number;
  /** Dropped: bets of another site or venue, and whatever has no id [5.11, 6.07]. */
  foreign: number;
  /** Talk left out where a room is too fast to read. */
  leftOut: number;
  /** Held now, to spread a burst. */
  smoothed: number;
  /** Waiting now for the next batch to the page. */
  unshown: number;
  latestSeq: number;
  /** Does the platform hold an answer back until there is something to send? */
  polling: 'long' | 'plain';
};
