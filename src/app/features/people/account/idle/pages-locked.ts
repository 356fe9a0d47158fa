import { createStoredChoice } from '#core-client/storage/stored-choice.ts';

/** A mark that changes with each input in a tab of this login, or `LOCKED`. */
export const lastInput = createStoredChoice('last-input', 'visit');
export const LOCKED = 'locked';

/** Lock state of the pages of this login, shared by all tabs and across reloads. */
export const usePagesLocked = (): boolean => lastInput.useOf((text) => text === LOCKED);
