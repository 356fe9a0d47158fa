import { createKeptChoice } from '#core-client/storage/kept-choice.ts';

const SHOWN = 'shown';

const choice = createKeptChoice('spoilers');

/** Does the viewer want the room to show nothing that the picture has not shown? Everybody does who has not said otherwise. */
export const useNoSpoilers = (): boolean => choice.use() !== SHOWN;

export const setNoSpoilers = (wanted: boolean): void => choice.set(wanted ? 'hidden' : SHOWN);
