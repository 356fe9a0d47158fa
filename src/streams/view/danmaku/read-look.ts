import { oneOf } from '#contract/text/one-of.ts';
import { isRecord } from '#contract/units/is-record.ts';
import {
  type DanmakuLook,
  DEFAULT_LOOK,
  LEAST_OPACITY,
  LOOK_CHOICES,
} from '#streams/danmaku/danmaku-look.ts';

const MOST_OPACITY = 100;

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function opacityOf({ opacity }: Readonly<Record<string, unknown>>): number {
  const isPercent = typeof opacity === 'number' && opacity >= LEAST_OPACITY && opacity <= MOST_OPACITY;
  return isPercent ? opacity : DEFAULT_LOOK.opacity;
}

/** Parses the settings stored by the browser; invalid values fall back to the defaults. */
export function readLook(text: string | null): DanmakuLook {
  const stored = parsed(text);
  return {
    opacity: opacityOf(stored),
    area: oneOf(LOOK_CHOICES.area, stored.area, DEFAULT_LOOK.area),
    speed: oneOf(LOOK_CHOICES.speed, stored.speed, DEFAULT_LOOK.speed),
    size: oneOf(LOOK_CHOICES.size, stored.size, DEFAULT_LOOK.size),
    density: oneOf(LOOK_CHOICES.density, stored.density, DEFAULT_LOOK.density),
    standing: typeof stored.standing === 'boolean' ? stored.standing : DEFAULT_LOOK.standing,
  };
}
