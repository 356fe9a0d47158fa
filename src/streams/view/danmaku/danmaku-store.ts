import { proxy } from 'valtio';
import { ofBrowser } from '#app/core-client/browser-storage.ts';

const KEY = 'courtside.danmaku';
const ON = 'on';

function readKept(): boolean {
  const chosen = ofBrowser.read(KEY);
  return chosen === null ? !matchMedia('(prefers-reduced-motion: reduce)').matches : chosen === ON;
}

/** Whether chat runs across the picture: remembered, and off at first for who wants less motion. */
export const danmaku = proxy({ on: readKept() });

export function toggleDanmaku(): void {
  danmaku.on = !danmaku.on;
  ofBrowser.write(KEY, danmaku.on ? ON : 'off');
}
