import { FPS, FRAMES, LOOP_SECONDS, wrap } from './timeline.ts';

/** One number for every frame of the loop; before the first comes the last. */
export type Track = Float64Array;

export const trackOf = (value: (seconds: number, frame: number) => number): Track =>
  Float64Array.from({ length: FRAMES }, (_, frame) => value(frame / FPS, frame));

export const valueAt = (track: Track, frame: number): number =>
  track[((Math.round(frame) % FRAMES) + FRAMES) % FRAMES] ?? 0;

/** Gaussian smoothing around the loop, so that the end still meets the beginning. */
export function smooth(track: Track, seconds: number): Track {
  const sigma = seconds * FPS;
  const reach = Math.ceil(sigma * 3);
  const weights = Array.from({ length: reach * 2 + 1 }, (_, i) =>
    Math.exp(-(((i - reach) / sigma) ** 2) / 2),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return trackOf((_, frame) =>
    weights.reduce((sum, weight, i) => sum + (weight / total) * valueAt(track, frame + i - reach), 0),
  );
}

/** Change per second. */
export const slope = (track: Track): Track =>
  trackOf((_, frame) => ((valueAt(track, frame + 1) - valueAt(track, frame - 1)) * FPS) / 2);

/** Straight lines through key moments, around the loop. */
export function through(keys: readonly (readonly [seconds: number, value: number])[]): Track {
  const first = keys[0] ?? [0, 0];
  return trackOf((seconds) => {
    const next = keys.findIndex(([moment]) => moment > seconds);
    const to = next < 0 ? first : (keys[next] ?? first);
    const from = keys.at(next < 0 ? -1 : next - 1) ?? first;
    const span = wrap(to[0] - from[0]) || LOOP_SECONDS;
    return from[1] + (to[1] - from[1]) * (wrap(seconds - from[0]) / span);
  });
}
