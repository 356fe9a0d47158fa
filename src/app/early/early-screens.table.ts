import { isHome } from '#app/routes/home-path.ts';
import { isSport, readHomePick } from '#app/routes/home-pick.ts';
import { LIVE_LIST_PAGE_SIZE } from '#contract/play/board/constants.ts';
import type { EarlyCall, EarlyTopic } from '#core-client/start/start-early-core.ts';
import { roomCalls, roomEngine, roomTopics } from './room-early.ts';

/** Screen on which visits begin, and its requests before its main content is shown. */
type EarlyScreen = {
  /** Its row in the table of routes, under which the build names its files. */
  readonly name: string;
  readonly isAt: (pathname: string) => boolean;
  /** True if the parts of the screen use the core's services at once. */
  readonly needsServices: boolean;
  /** Further files of the build by their names there, where they depend on the address or the browser. */
  readonly further?: (address: URL) => readonly string[];
  /** Requests of its own parts, in the order in which they are needed. */
  readonly asks: (address: URL) => readonly EarlyCall[];
  /** Topics that its own parts subscribe to from the beginning. */
  readonly topics?: (address: URL) => readonly EarlyTopic[];
};

function homeAsks({ searchParams }: URL): readonly EarlyCall[] {
  const { tab, scope, day } = readHomePick(searchParams);
  if (!isSport(tab) || scope === 'followed') return [];
  const board = { sport: tab, scope, day };
  return [
    { call: 'live.popular', input: { page: 1, size: LIVE_LIST_PAGE_SIZE, ...board } },
    { call: 'board.leagues', input: board },
  ];
}

/** Screens with early requests; any other screen sends its own once its code runs. */
const EARLY_SCREENS: readonly EarlyScreen[] = [
  { name: 'home', isAt: isHome, needsServices: false, asks: homeAsks },
  {
    name: 'room',
    isAt: (pathname) => /^\/app\/room\/\w+\/[^/]+$/.test(pathname),
    needsServices: true,
    asks: roomCalls,
    topics: roomTopics,
    further: roomEngine,
  },
];

/** The screen at an address; undefined where visits seldom begin. */
export const earlyScreenAt = ({ pathname }: URL): EarlyScreen | undefined =>
  EARLY_SCREENS.find(({ isAt }) => isAt(pathname));
