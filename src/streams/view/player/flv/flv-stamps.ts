/** A stream whose stamps go back or forth by more has begun to count again, ms. */
const JUMP_MS = 10_000;
/** Step from the last frame of the old count to the first of a new one, ms. */
const STEP_MS = 20;

/**
 * Unwraps the time stamps of one line: they begin again after 2^32 ms, and at an encoder that cuts them to 24 or 31 bit
 * much earlier. Frames of the old count may still come between those of the new one.
 * @returns the stamp of a frame in a count that only goes on
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
