import {
  type DanmakuLook,
  DEFAULT_LOOK,
  LEAST_OPACITY,
  LOOK_CHOICES,
} from '#streams/danmaku/danmaku-look.ts';

const MOST_OPACITY = 100;

type Kept = Readonly<Record<string, unknown>>;

const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null;

function parsed(text: string | null): Kept {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isKept(value) ? value : {};
  } catch {
    return {};
  }
}

/** Returns the stored choice, or the default. */
const chosen = <Choice extends string>(choices: readonly Choice[], kept: unknown, first: Choice): Choice =>
  choices.find((choice) => choice === kept) ?? first;

function opacityOf({ opacity }: Kept): number {
  const isPercent = typeof opacity === 'number' && opacity >= LEAST_OPACITY && opacity <= MOST_OPACITY;
  return isPercent ? opacity : DEFAULT_LOOK.opacity;
}

/** Parses the settings stored by the browser; invalid values fall back to the defaults. */
export function readLook(text: string | null): DanmakuLook {
  const kept = parsed(text);
  return {
    opacity: opacityOf(kept),
    area: chosen(LOOK_CHOICES.area, kept.area, DEFAULT_LOOK.area),
    speed: chosen(LOOK_CHOICES.speed, kept.speed, DEFAULT_LOOK.speed),
    size: chosen(LOOK_CHOICES.size, kept.size, DEFAULT_LOOK.size),
    density: chosen(LOOK_CHOICES.density, kept.density, DEFAULT_LOOK.density),
    standing: typeof kept.standing === 'boolean' ? kept.standing : DEFAULT_LOOK.standing,
  };
}
