import type { Plugin } from 'vite';
import { calls } from '#contract/book/table.ts';
import type { Call } from '#contract/calls/define-call.ts';

const table: readonly (readonly [string, Call])[] = Object.entries(calls);
/** Names of the page's calls with a property, parted by spaces. */
const namesWhere = (has: (call: Call) => boolean): string =>
  table
    .filter(([, call]) => call.owner === 'page' && has(call))
    .map(([name]) => name)
    .join(' ');

/** Reports whether a response is specific to the member: the call needs a login, or says so. */
function isMembers({ credentials, audience }: Call): boolean {
  return credentials === 'member' || audience === 'member';
}

/** Constants of `src/core-client/query.ts`, read from the table of calls. */
const CONSTANTS = {
  /** Calls whose responses are the same for everybody: fewer than those of members, and this list is in the first file. */
  COURTSIDE_PUBLIC_CALLS: namesWhere((call) => !isMembers(call)),
  /** Calls whose last response is cached for the start of the next visit. */
  COURTSIDE_CACHED_CALLS: namesWhere(({ cachedAcrossVisits }) => cachedAcrossVisits === true),
};

/** Writes the flags of calls that a page needs into its sources: the table itself is a part of the core alone. */
export const callFlags = (): Plugin => ({
  name: 'courtside-call-flags',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/core-client\/query\.ts/ },
    handler: (code) => ({
      code: Object.entries(CONSTANTS).reduce(
        (text, [name, names]) => text.replace(`${name}.split`, `'${names}'.split`),
        code,
      ),
      map: null,
    }),
  },
});
