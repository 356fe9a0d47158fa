import { useSyncExternalStore } from 'react';
import { matchPath } from 'react-router-dom';
import { isHome } from '#app/routes/home-path.ts';
import { isSport, readHomePick } from '#app/routes/home-pick.ts';
import { paths } from '#app/routes/paths.ts';
import { createWatchers } from '#core-client/shared-store.ts';

/** What a visitor came for may take longer; what is beside it comes then all the same, ms. */
const LONGEST_MS = 4_000;

let begun = true;
let limit: ReturnType<typeof setTimeout> | undefined;
const { watch, notify } = createWatchers();

const set = (next: boolean) => {
  clearTimeout(limit);
  begun = next;
  notify();
};

/** What the visitor came for is there, or cannot come: what nobody misses before may be loaded. */
export const contentBegan = (): void => {
  if (!begun) set(true);
};

/** A screen begins whose content is heavy: everything beside it waits for `contentBegan`, four seconds at most. */
export function awaitContent(): void {
  set(false);
  limit = setTimeout(contentBegan, LONGEST_MS);
}

/** False while what the visitor came for is on its way: what is beside it does not compete with it. */
export const useContentBegun = (): boolean => useSyncExternalStore(watch, () => begun);

/** Does a visit that begins at this address come for something heavy: the picture of a room, or the rows of home? */
function isHeavy({ pathname, search }: Location): boolean {
  if (matchPath(paths.room, pathname)) return true;
  const { tab, scope } = readHomePick(new URLSearchParams(search));
  return isHome(pathname) && isSport(tab) && scope !== 'followed';
}

// Awaited before the code of the screen is there.
if (isHeavy(location)) awaitContent();
