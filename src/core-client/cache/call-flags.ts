/**
 * Names of calls by a flag in the table of calls, parted by spaces. A page has only the types of the table:
 * `tools/build/call-flags.ts` writes the names into a build, and into the sources that tests and the development server run.
 */
declare const COURTSIDE_PUBLIC_CALLS: string;
declare const COURTSIDE_CACHED_CALLS: string;

const isPublic = new Set(COURTSIDE_PUBLIC_CALLS.split(' '));
const cachedOverVisits = new Set(COURTSIDE_CACHED_CALLS.split(' '));

/**
 * Reports whether the response is specific to the requesting member, and discarded at logout. Any other one is public: a
 * page shows the last one while it is requested again for the next viewer.
 */
export const isMemberCall = (name: string): boolean => !isPublic.has(name);

/** Reports whether the last response is cached for the start of the next visit. */
export const isCachedOverVisits = (name: string): boolean => cachedOverVisits.has(name);
