import { createKeptChoice } from '#app/core-client/kept-choice.ts';

const HIDDEN = '1';
const choice = createKeptChoice('empty-venues-hidden');

/** Whether venues without money are left out of the overview: kept in this browser. */
export const useEmptyHidden = (): boolean => choice.use() === HIDDEN;

export const setEmptyHidden = (hidden: boolean): void => choice.set(hidden ? HIDDEN : '');
