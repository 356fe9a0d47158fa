import { createStoredChoice } from '#core-client/storage/stored-choice.ts';

const HIDDEN = '1';
const choice = createStoredChoice('offers-hidden', 'member');

/** Reports whether the windows that float offers beside the page are out of sight, as the member chose. */
export const useOffersHidden = (): boolean => choice.use() === HIDDEN;

export const setOffersHidden = (hidden: boolean): void => choice.set(hidden ? HIDDEN : '');
