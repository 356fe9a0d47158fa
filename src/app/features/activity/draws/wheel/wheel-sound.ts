import { proxy } from 'valtio/vanilla';
import { ofBrowser } from '#core-client/storage/browser-storage.ts';

/** One tick of the flag against the rim: its length and pitch. */
const TICK = { seconds: 0.03, hertz: 1_180, gain: 0.05 } as const;
/** Two notes, a fifth apart. */
const NOTES = [523.25, 783.99] as const;
const NOTE = { seconds: 0.5, apart: 0.12, gain: 0.08 } as const;
const MS = 1_000;

let context: AudioContext | null = null;

const KEY = 'courtside.activity-sound';
const ON = 'on';

/** Reports whether activities play sound: off until a member turns it on, then as last set on this device. */
export const activitySound = proxy({ on: ofBrowser.read(KEY) === ON });

export function setActivitySound(on: boolean): void {
  activitySound.on = on;
  ofBrowser.write(KEY, on ? ON : null);
}

/** Returns the audio context, null while sound is off. */
function speaker(): AudioContext | null {
  if (!activitySound.on) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

function beep(
  on: AudioContext,
  at: number,
  tone: { hertz: number; seconds: number; gain: number },
): AudioNode {
  const [wave, level] = [on.createOscillator(), on.createGain()];
  wave.frequency.value = tone.hertz;
  level.gain.setValueAtTime(tone.gain, at);
  level.gain.exponentialRampToValueAtTime(0.0001, at + tone.seconds);
  wave.connect(level).connect(on.destination);
  wave.start(at);
  wave.stop(at + tone.seconds);
  return level;
}

/**
 * Ticks at times from now, ms; nothing while the sound is off.
 * @returns silences those that are still to come
 */
export function tickAt(times: readonly number[]): () => void {
  const on = speaker();
  if (on === null) return () => undefined;
  const ticks = times.map((ms) => beep(on, on.currentTime + ms / MS, TICK));
  return () => {
    for (const tick of ticks) tick.disconnect();
  };
}

/** Plays the sound of a win. */
export function soundWin(): void {
  const on = speaker();
  if (on === null) return;
  for (const [index, hertz] of NOTES.entries())
    beep(on, on.currentTime + index * NOTE.apart, { ...NOTE, hertz });
}
