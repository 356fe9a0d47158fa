import { proxy } from 'valtio/vanilla';
import { ofBrowser } from '#core-client/storage/browser-storage.ts';

const FULL = 100;
const FIRST_VOLUME = 70;
const KEY = 'courtside.sound';

type Kept = { readonly volume: number; readonly muted: boolean };

function readKept(text: string | null): Kept {
  const [volume, muted] = (text ?? '').split(',');
  const known = Number(volume);
  const valid = volume !== undefined && volume !== '' && known >= 0 && known <= FULL;
  return valid ? { volume: known, muted: muted === '1' } : { volume: FIRST_VOLUME, muted: true };
}

/**
 * How loud pictures and gifts are, remembered between visits. `volume` is 0 to 100. A first visit is silent, because
 * browsers start no sound unasked; `prompt` is up while the silence was not the viewer's own kinds.
 */
export const sound = proxy({ ...readKept(ofBrowser.read(KEY)), prompt: ofBrowser.read(KEY) === null });

const keep = () => ofBrowser.write(KEY, `${sound.volume},${sound.muted ? 1 : 0}`);

export function setMuted(muted: boolean): void {
  sound.muted = muted;
  sound.prompt = false;
  if (!muted && sound.volume === 0) sound.volume = FIRST_VOLUME;
  keep();
}

/** Volume 0 is silence, but not the loudness to come back to. */
export function setVolume(volume: number): void {
  const wanted = Math.max(0, Math.min(FULL, Math.round(volume)));
  sound.muted = wanted === 0;
  if (wanted > 0) sound.volume = wanted;
  sound.prompt = false;
  keep();
}

/** Louder or quieter by a step from what is heard now: silence counts as 0. */
export function stepVolume(step: number): void {
  if (sound.muted && step < 0) return;
  setVolume((sound.muted ? 0 : sound.volume) + step);
}

/** The browser refused to start with sound: silent for now, and asked about. The kinds itself is kept. */
export function silenceForNow(): void {
  sound.muted = true;
  sound.prompt = true;
}
