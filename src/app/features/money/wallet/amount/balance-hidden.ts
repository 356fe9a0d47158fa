import { createStoredChoice } from '#core-client/storage/stored-choice.ts';

const HIDDEN = '1';
const concealment = createStoredChoice('balance-hidden', 'member');

/** Reports whether amounts of money are out of sight: in every place that shows one, in every tab, and after a reload. */
export const useBalanceHidden = (): boolean => concealment.use() === HIDDEN;

export const setBalanceHidden = (hidden: boolean): void => concealment.set(hidden ? HIDDEN : '');
