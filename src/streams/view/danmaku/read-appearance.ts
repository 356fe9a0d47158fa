import { isRecord, oneOf } from '#contract/text/narrowing.ts';
import {
  APPEARANCE_CHOICES,
  type DanmakuAppearance,
  DEFAULT_APPEARANCE,
  LEAST_OPACITY,
} from '#streams/danmaku/danmaku-appearance.ts';

const OPACITY_MAX = 100;

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function opacityOf({ opacity }: Readonly<Record<string, unknown>>): number {
  const isPercent = typeof opacity === 'number' && opacity >= LEAST_OPACITY && opacity <= OPACITY_MAX;
  return isPercent ? opacity : DEFAULT_APPEARANCE.opacity;
}

/** Parses the settings stored by the browser; invalid values fall back to the defaults. */
export function readAppearance(text: string | null): DanmakuAppearance {
  const stored = parsed(text);
  return {
    opacity: opacityOf(stored),
    area: oneOf(APPEARANCE_CHOICES.area, stored.area, DEFAULT_APPEARANCE.area),
    speed: oneOf(APPEARANCE_CHOICES.speed, stored.speed, DEFAULT_APPEARANCE.speed),
    size: oneOf(APPEARANCE_CHOICES.size, stored.size, DEFAULT_APPEARANCE.size),
    density: oneOf(APPEARANCE_CHOICES.density, stored.density, DEFAULT_APPEARANCE.density),
    standing: typeof stored.standing === 'boolean' ? stored.standing : DEFAULT_APPEARANCE.standing,
  };
}
