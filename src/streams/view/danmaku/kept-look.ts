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

/** One of the choices, or the one that stands for nothing chosen. */
const chosen = <Choice extends string>(choices: readonly Choice[], kept: unknown, first: Choice): Choice =>
  choices.find((choice) => choice === kept) ?? first;

function opacityOf({ opacity }: Kept): number {
  const isPercent = typeof opacity === 'number' && opacity >= LEAST_OPACITY && opacity <= MOST_OPACITY;
  return isPercent ? opacity : DEFAULT_LOOK.opacity;
}

/** What the viewer chose, from the text that a browser kept of it; what cannot be understood is as at first. */
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
