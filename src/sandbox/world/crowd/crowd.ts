/** Simulated people in the rooms. */
export type Crowd = {
  /** Average messages a second in the most watched room; the others follow by their viewers. */
  readonly rate: number;
  setRate(perSecond: number): void;
  /** Simulates an event: the room is loud for half a minute. */
  burst(roomNo: string): void;
  /** Sends the given number of gift pushes a second for some time, in combos of many senders; only where an anchor is on air. */
  giftStorm(roomNo: string, storm: { readonly perSecond: number; readonly ms: number }): void;
  /** Plain talk at an exact rate, for load; 0 ends it. */
  flood(roomNo: string, perSecond: number): void;
  /** Ends storms and floods; the rate is again what it was in the beginning. */
  calm(): void;
};
