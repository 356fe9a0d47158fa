import { proxy } from 'valtio';
import { keptSetting } from '../kept-setting.ts';

const kept = keptSetting('courtside.danmaku');
const ON = 'on';

function readKept(): boolean {
  const chosen = kept.read();
  return chosen === null ? !matchMedia('(prefers-reduced-motion: reduce)').matches : chosen === ON;
}

/** Whether chat runs across the picture: remembered, and off at first for who wants less motion. */
export const danmaku = proxy({ on: readKept() });

export function toggleDanmaku(): void {
  danmaku.on = !danmaku.on;
  kept.write(danmaku.on ? ON : 'off');
}
