/** Shortest gap that a viewer notices, ms. */
const STILL_MS = 400;
const NOW_MS = 1_000;

/** Longest and total time that an element was frozen, and whether it is moving at the end. */
export type Stood = { readonly longestMs: number; readonly stoodMs: number; readonly movesNow: boolean };

/** Recorder of the times at which an element painted, as its viewer saw it. */
export type Frames = { begin(): void; stood(): Stood };

export function watchFrames(video: HTMLVideoElement): Frames {
  let [last, longest, total] = [performance.now(), 0, 0];
  const gap = (now: number) => {
    const ms = now - last;
    longest = Math.max(longest, ms);
    if (ms > STILL_MS) total += ms;
    last = now;
  };
  const frame = () => {
    gap(performance.now());
    video.requestVideoFrameCallback(frame);
  };
  video.requestVideoFrameCallback(frame);
  return {
    begin() {
      [last, longest, total] = [performance.now(), 0, 0];
    },
    stood() {
      const now = performance.now();
      const open = now - last;
      return {
        longestMs: Math.max(longest, open),
        stoodMs: total + (open > STILL_MS ? open : 0),
        movesNow: open < NOW_MS,
      };
    },
  };
}
