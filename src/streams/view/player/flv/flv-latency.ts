/** Latency above which, ms, the video is played a little faster until it is close again. */
const CHASE_FROM_MS = 2_500;
const CHASE_UNTIL_MS = 1_200;
/** Highest playback rate that is not audible. */
const CHASE_RATE = 1.08;
/** Behind by more than this one jump is kinder than a minute of chasing. */
const JUMP_FROM_MS = 8_000;

export type Pace = { readonly rate: number; readonly jump: boolean };

/** Returns the playback rate for the current latency and rate. flv.js has no such control. */
export function paceFor(behindMs: number, rate: number): Pace {
  if (behindMs > JUMP_FROM_MS) return { rate: 1, jump: true };
  const chasing = rate > 1 ? behindMs > CHASE_UNTIL_MS : behindMs > CHASE_FROM_MS;
  return { rate: chasing ? CHASE_RATE : 1, jump: false };
}
