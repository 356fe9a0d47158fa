import { keptStake } from './picks.ts';

/** Stake per line as typed, retained over reloads and shared by all tabs. */
export const useStakeText = (): string => keptStake.use() ?? '';

export const setStakeText = (text: string): void => keptStake.set(text);
