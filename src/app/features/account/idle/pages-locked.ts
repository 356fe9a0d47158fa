import { createKeptChoice } from '#app/core-client/kept-choice.ts';

/** A mark that changes with each input that a tab of this login reports; or that its pages are locked. */
export const lastInput = createKeptChoice('last-input', 'visit');
export const LOCKED = 'locked';

/** Whether the pages of this login are locked; another value at once in all tabs, and kept over a reload. */
export const usePagesLocked = (): boolean => lastInput.useOf((text) => text === LOCKED);
