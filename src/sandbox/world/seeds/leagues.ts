import { FIRST_LEAGUES, type League } from './seed-leagues.ts';
import { SECOND_LEAGUES } from './seed-second-leagues.ts';

/** Competitions, the best known of a sport first. */
export const LEAGUES: readonly League[] = [...FIRST_LEAGUES, ...SECOND_LEAGUES];
