import { keptStake } from './picks.ts';

/** What is typed as the stake of a line, over reloads and in every tab. */
export const useStakeText = (): string => keptStake.use() ?? '';

export const setStakeText = (text: string): void => keptStake.set(text);
