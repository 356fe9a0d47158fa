import { createStoredChoice } from './stored-choice.ts';

const kept = createStoredChoice('data-saver');

/** Some browsers report a data saver setting; the types do not include it. */
type Connected = Navigator & { readonly connection?: { readonly saveData?: boolean } };

function isAskedByDevice(): boolean {
  const device: Connected = navigator;
  return device.connection?.saveData === true;
}

/** The viewer’s choice takes precedence; the device’s setting is the default. */
const meaning = (chosen: string | null): boolean => (chosen === null ? isAskedByDevice() : chosen === 'on');

/** Does the viewer want less traffic: the lowest quality, no previews, no animations of gifts? */
export const isSavingData = (): boolean => meaning(kept.read());
export const useDataSaver = (): boolean => meaning(kept.use());
export const setDataSaver = (on: boolean): void => kept.set(on ? 'on' : 'off');
