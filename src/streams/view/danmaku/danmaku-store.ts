import { proxy, ref } from 'valtio';
import { ofBrowser } from '#core-client/storage/browser-storage.ts';
import { isMotionReduced } from '#kit/layout/use-media-query.ts';
import type { DanmakuLook } from '#streams/danmaku/danmaku-look.ts';
import { readLook } from './read-look.ts';

const KEY = 'courtside.danmaku';
const LOOK_KEY = 'courtside.danmaku-look';
const ON = 'on';

function readStoredSwitch(): boolean {
  const chosen = ofBrowser.read(KEY);
  return chosen === null ? !isMotionReduced() : chosen === ON;
}

/** Danmaku switch and appearance: persisted, and off by default for viewers who prefer reduced motion. */
export const danmaku = proxy({ on: readStoredSwitch(), look: ref(readLook(ofBrowser.read(LOOK_KEY))) });

export function toggleDanmaku(): void {
  danmaku.on = !danmaku.on;
  ofBrowser.write(KEY, danmaku.on ? ON : 'off');
}

export function changeLook(change: Partial<DanmakuLook>): void {
  danmaku.look = ref({ ...danmaku.look, ...change });
  ofBrowser.write(LOOK_KEY, JSON.stringify(danmaku.look));
}
