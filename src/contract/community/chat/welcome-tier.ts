import { WELCOME_LEVEL_DEFAULT } from './constants.ts';

export type WelcomeTier = 'low' | 'high';

/** Welcome messages split by VIP level; a level at the threshold is still low [6.08]. */
export const welcomeTier = (level: number, threshold = WELCOME_LEVEL_DEFAULT): WelcomeTier =>
  level <= threshold ? 'low' : 'high';
