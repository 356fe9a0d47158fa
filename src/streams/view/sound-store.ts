import { proxy } from 'valtio/vanilla';
import { ofBrowser } from '#core-client/storage/browser-storage.ts';

const FULL = 100;
const FIRST_VOLUME = 70;
const KEY = 'courtside.sound';

type StoredSound = { readonly volume: number; readonly muted: boolean };

function readStoredSound(text: string | null): StoredSound {
  const [volume, muted] = (text ?? '').split(',');
  const known = Number(volume);
  const valid = volume !== undefined && volume !== '' && known >= 0 && known <= FULL;
  return valid ? { volume: known, muted: muted === '1' } : { volume: FIRST_VOLUME, muted: true };
}

/**
 * Volume of videos and gifts, remembered between visits. `volume` is 0 to 100. A first visit is muted, because browsers
 * start no sound without a user gesture; `prompt` is shown while the viewer did not mute it themselves.
 */
export const sound = proxy({ ...readStoredSound(ofBrowser.read(KEY)), prompt: ofBrowser.read(KEY) === null });

const save = () => ofBrowser.write(KEY, `${sound.volume},${sound.muted ? 1 : 0}`);

export function setMuted(muted: boolean): void {
  sound.muted = muted;
  sound.prompt = false;
  if (!muted && sound.volume === 0) sound.volume = FIRST_VOLUME;
  save();
}

/** Sets the volume. Volume 0 mutes, but does not replace the volume to restore. */
export function setVolume(volume: number): void {
  const wanted = Math.max(0, Math.min(FULL, Math.round(volume)));
  sound.muted = wanted === 0;
  if (wanted > 0) sound.volume = wanted;
  sound.prompt = false;
  save();
}

/** Raises or lowers the volume by a step from its audible value: muted counts as 0. */
export function stepVolume(step: number): void {
  if (sound.muted && step < 0) return;
  setVolume((sound.muted ? 0 : sound.volume) + step);
}

/** Mutes temporarily after the browser refused to start with sound, and shows the prompt. The setting itself is retained. */
export function silenceForNow(): void {
  sound.muted = true;
  sound.prompt = true;
}
