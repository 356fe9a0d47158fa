import { createStoredChoice } from './stored-choice.ts';

const storedChoice = createStoredChoice('data-saver');

/** Some browsers report a data saver setting; the types do not include it. */
type Connected = Navigator & { readonly connection?: { readonly saveData?: boolean } };

function isRequestedByDevice(): boolean {
  const device: Connected = navigator;
  return device.connection?.saveData === true;
}

/** The viewer’s choice takes precedence; the device’s setting is the default. */
const meaning = (chosen: string | null): boolean =>
  chosen === null ? isRequestedByDevice() : chosen === 'on';

/** Does the viewer want less traffic: the lowest quality, no previews, no animations of gifts? */
export const isSavingData = (): boolean => meaning(storedChoice.read());
export const useDataSaver = (): boolean => meaning(storedChoice.use());
export const setDataSaver = (on: boolean): void => storedChoice.set(on ? 'on' : 'off');
