import { t } from './texts.ts';

const WORDS = [t('euroCup.round0'), t('euroCup.round1'), t('euroCup.round2'), t('euroCup.round3')] as const;

/** Returns the name of a round of the cup; 0 is the first. */
export const roundWord = (round: number): string => WORDS[round] ?? '';
