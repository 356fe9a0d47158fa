/** A stream whose stamps go back or forth by more has begun to count again, ms. */
const JUMP_MS = 10_000;
/** Step from the last frame of the old count to the first of a new one, ms. */
const STEP_MS = 20;

/**
 * Unwraps the timestamps of one line: they restart after 2^32 ms, and with an encoder that truncates them to 24 or 31 bit
 * much earlier. Frames from before the wrap-around may still arrive between those after it.
 * @returns the timestamp of a frame in a count that never restarts
 */
export function createStampUnwrap(): (at: number) => number {
  let last: number | null = null;
  let offset = 0;
  let offsetBefore = 0;
  const placed = (at: number): number => {
    if (last === null || Math.abs(at + offset - last) <= JUMP_MS) return at + offset;
    if (Math.abs(at + offsetBefore - last) <= JUMP_MS) return at + offsetBefore;
    if (at + offset < last) {
      offsetBefore = offset;
      offset = last + STEP_MS - at;
    }
    return at + offset;
  };
  return (at) => {
    const stamp = placed(at);
    last = Math.max(last ?? stamp, stamp);
    return stamp;
  };
}
