/** Drawings per second, drawn on twos: every drawing is used for two frames. */
export const DRAWN_A_SECOND = 12.5;
/** Length of a unit, the content of one segment, s: 48 video frames, 60 audio frames. */
export const UNIT_SECONDS = 1.92;
export const DRAWN_A_UNIT = UNIT_SECONDS * DRAWN_A_SECOND;

/** From 0 to 1, standing still at both ends. */
export const ease = (share: number): number => {
  const within = Math.max(0, Math.min(1, share));
  return within * within * (3 - 2 * within);
};

/** A value between key moments `[seconds, …values]`, eased from one to the next. */
export function keyed(keys: readonly (readonly number[])[], seconds: number, column: number): number {
  const next = keys.findIndex(([moment = 0]) => moment > seconds);
  const to = keys[next < 0 ? keys.length - 1 : next] ?? [];
  const from = next < 0 ? to : (keys[Math.max(0, next - 1)] ?? to);
  const [start = 0, end = 0] = [from[0], to[0]];
  const [low = 0, high = 0] = [from[column], to[column]];
  return end <= start ? high : low + (high - low) * ease((seconds - start) / (end - start));
}

/** A hump of height 1 at `moment` that fades over about `width` seconds on both sides. */
export const swell = (seconds: number, moment: number, width: number): number =>
  Math.exp(-(((seconds - moment) / width) ** 2));
