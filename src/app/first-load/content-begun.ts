import { matchPath } from 'react-router-dom';
import { proxy, useSnapshot } from 'valtio';
import { isHome } from '#app/routes/home-path.ts';
import { isSport, readHomePick } from '#app/routes/home-pick.ts';
import { paths } from '#app/routes/paths.ts';

/** Maximum wait for the main content before secondary content is loaded anyway, ms. */
const LONGEST_MS = 4_000;

const content = proxy({ begun: true });
let limit: ReturnType<typeof setTimeout> | undefined;

const set = (next: boolean) => {
  clearTimeout(limit);
  content.begun = next;
};

/** Marks the main content as loaded or failed, so that secondary content can be loaded. */
export const contentBegan = (): void => {
  if (!content.begun) set(true);
};

/** A screen begins whose content is heavy: everything beside it waits for `contentBegan`, four seconds at most. */
export function awaitContent(): void {
  set(false);
  limit = setTimeout(contentBegan, LONGEST_MS);
}

/** Returns false while the main content is loading: secondary content does not compete with it. */
export const useContentBegun = (): boolean => useSnapshot(content).begun;

/** Reports whether a visit that begins at this address loads heavy content: a room's video, or the rows of home. */
export function isHeavy({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  if (matchPath(paths.room, pathname)) return true;
  const { tab, scope } = readHomePick(new URLSearchParams(search));
  return isHome(pathname) && isSport(tab) && scope !== 'followed';
}
