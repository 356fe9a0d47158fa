/** Easing curve over 0…1; constant outside of that range. */
export type Ease = (progress: number) => number;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

export const easeIn: Ease = (progress) => clamp(progress) ** 3;
export const easeOut: Ease = (progress) => 1 - (1 - clamp(progress)) ** 3;
export const easeInOut: Ease = (progress) => {
  const at = clamp(progress);
  return at < 0.5 ? 4 * at ** 3 : 1 - (2 - 2 * at) ** 3 / 2;
};

/** Runs past its end and returns. */
export const overshoot: Ease = (progress) => {
  const at = clamp(progress) - 1;
  return 1 + 2.7 * at ** 3 + 1.7 * at ** 2;
};

/** Swings around its end until still. */
export const spring: Ease = (progress) => {
  const at = clamp(progress);
  return at === 1 ? 1 : 1 - Math.exp(-6.5 * at) * Math.cos(at * 15);
};

/** From `start` to `end` between the seconds `from` and `to`. */
export const tween = (
  at: number,
  from: number,
  to: number,
  start: number,
  end: number,
  ease: Ease = easeInOut,
) => start + (end - start) * ease((at - from) / (to - from));

/** 0 before `from`, 1 from `from + fadeIn` to `to - fadeOut`, 0 after `to`. */
export const visible = (at: number, from: number, to: number, fadeIn = 0.15, fadeOut = 0.3): number =>
  at < from || at > to ? 0 : Math.min(clamp((at - from) / fadeIn), clamp((to - at) / fadeOut));

/** A bump: 0 at both ends of the time, 1 in the middle. */
export const pulse = (at: number, from: number, length: number): number =>
  at <= from || at >= from + length ? 0 : Math.sin(((at - from) / length) * Math.PI);

/** Trembles about 0 with falling strength from `from` on. */
export const tremble = (at: number, from: number, length: number, hertz: number): number =>
  at <= from || at >= from + length
    ? 0
    : Math.sin((at - from) * hertz * 2 * Math.PI) * (1 - (at - from) / length);

/** Scale of a shape that disappears: grows a little, then shrinks to nothing. */
export const leave = (at: number, end: number, length = 0.26): number => {
  const progress = clamp((at - end + length) / length);
  return 1 + progress * 0.5 - progress ** 2 * 1.5;
};
