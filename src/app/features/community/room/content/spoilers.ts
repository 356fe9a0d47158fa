import { createStoredChoice } from '#core-client/storage/stored-choice.ts';

const SHOWN = 'shown';

const choice = createStoredChoice('spoilers');

/** Reports whether the room hides everything that the video has not shown. On by default. */
export const useNoSpoilers = (): boolean => choice.use() !== SHOWN;

export const setNoSpoilers = (wanted: boolean): void => choice.set(wanted ? 'hidden' : SHOWN);
