import { storedStake } from './picks.ts';

/** Stake per line as typed, retained over reloads and shared by all tabs. */
export const useStakeText = (): string => storedStake.use() ?? '';

export const setStakeText = (text: string): void => storedStake.set(text);
