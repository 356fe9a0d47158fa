/** Counts the frames the page gets, until it is stopped. */
export function countFrames() {
  let count = 0;
  let since = performance.now();
  let asked = false;
  let frame = requestAnimationFrame(function next() {
    count += 1;
    frame = requestAnimationFrame(next);
  });
  return {
    /** Frames a second since it was asked last; null the first time. */
    perSecond(): number | null {
      const nowMs = performance.now();
      const rate = asked ? Math.round((count * 1_000) / (nowMs - since)) : null;
      asked = true;
      count = 0;
      since = nowMs;
      return rate;
    },
    stop: () => cancelAnimationFrame(frame),
  };
}
