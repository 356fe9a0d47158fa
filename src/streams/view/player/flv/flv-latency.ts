/** Behind by more than this, ms, the picture is played a little faster until it is near again. */
const CHASE_FROM_MS = 2_500;
const CHASE_UNTIL_MS = 1_200;
/** Faster than this is heard. */
const CHASE_RATE = 1.08;
/** Behind by more than this one jump is kinder than a minute of chasing. */
const JUMP_FROM_MS = 8_000;

export type Pace = { readonly rate: number; readonly jump: boolean };

/** How fast to play on, given how far behind the picture is and how fast it plays now. flv.js has no such control. */
export function paceFor(behindMs: number, rate: number): Pace {
  if (behindMs > JUMP_FROM_MS) return { rate: 1, jump: true };
  const chasing = rate > 1 ? behindMs > CHASE_UNTIL_MS : behindMs > CHASE_FROM_MS;
  return { rate: chasing ? CHASE_RATE : 1, jump: false };
}
