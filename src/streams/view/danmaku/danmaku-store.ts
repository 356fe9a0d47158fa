import { proxy, ref } from 'valtio';
import { ofBrowser } from '#core-client/storage/browser-storage.ts';
import { isMotionReduced } from '#kit/layout/use-media-query.ts';
import type { DanmakuAppearance } from '#streams/danmaku/danmaku-appearance.ts';
import { readAppearance } from './read-appearance.ts';

const KEY = 'courtside.danmaku';
const APPEARANCE_KEY = 'courtside.danmaku-look';
const ON = 'on';

function readStoredSwitch(): boolean {
  const chosen = ofBrowser.read(KEY);
  return chosen === null ? !isMotionReduced() : chosen === ON;
}

/** Danmaku switch and appearance: persisted, and off by default for viewers who prefer reduced motion. */
export const danmaku = proxy({
  on: readStoredSwitch(),
  appearance: ref(readAppearance(ofBrowser.read(APPEARANCE_KEY))),
});

export function toggleDanmaku(): void {
  danmaku.on = !danmaku.on;
  ofBrowser.write(KEY, danmaku.on ? ON : 'off');
}

export function changeAppearance(change: Partial<DanmakuAppearance>): void {
  danmaku.appearance = ref({ ...danmaku.appearance, ...change });
  ofBrowser.write(APPEARANCE_KEY, JSON.stringify(danmaku.appearance));
}
