import type { Plugin, Rolldown } from 'vite';
import { FIRST_LOAD } from '#app/first-load/first-load.table.ts';
import { type ModuleGraph, reach } from './module-graph.ts';
import { routeScreens } from './route-screens.ts';
import { type SharedModule, sharedFiles } from './shared-files.ts';

/** Files of the build and the modules that go into them. */
type ChunkGroup = Rolldown.CodeSplittingGroup & {
  readonly priority: number;
  readonly test: (id: string) => boolean;
};

/** One file of the build. */
type ChunkFile = ChunkGroup & { readonly name: string };

/** The page of the site, whose routes have screens, and the player's page beside it. */
const SITE = '/index.html';
const PLAYER = '/play.html';
/** Modules that the player’s page loads beside its video: the name of the room and the link to it. */
const PLAYER_NAME = '/src/app/features/community/play/room-name.ts';

/** Modules that an engine shares with the room beside its video: the player’s page has the engine without the room. */
const ENGINE_SHARED_MODULES = ['/src/streams/view/engine/media-answers.ts'];

/** The modules that a part of the site needs before it shows. */
type Needs = {
  readonly first: ReadonlySet<string>;
  readonly player: ReadonlySet<string>;
  readonly playerName: ReadonlySet<string>;
  readonly room: ReadonlySet<string>;
  readonly live: ReadonlySet<string>;
  readonly lists: ReadonlySet<string>;
  readonly header: ReadonlySet<string>;
  readonly head: ReadonlySet<string>;
  readonly later: ReadonlySet<string>;
  /** Modules needed by a part of the site outside of a room. */
  readonly elsewhere: ReadonlySet<string>;
};

/** Code that the bundler adds around modules; nearly every file imports it. */
const RUNTIME = '\0rolldown/runtime.js';

const NONE: ReadonlySet<string> = new Set();
const NO_NEEDS: Needs = {
  first: NONE,
  player: NONE,
  playerName: NONE,
  room: NONE,
  live: NONE,
  lists: NONE,
  header: NONE,
  head: NONE,
  later: NONE,
  elsewhere: NONE,
};

/** Folders of the parts of a room. */
const ROOM_FOLDERS = [
  '/src/app/features/community/room/',
  '/src/app/features/community/video/',
  '/src/chat/',
  '/src/streams/',
];

/** Reports whether a module begins a separate file, for a part of the site outside of a room. */
const isElsewhere = (graph: ModuleGraph, id: string): boolean =>
  (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0 &&
  !ROOM_FOLDERS.some((folder) => id.includes(folder));

function needsOf(graph: ModuleGraph, preloaded: readonly string[]): Needs {
  const ids = [...graph.getModuleIds()];
  const isOneOf = (files: readonly string[]) => (id: string) => files.some((file) => id.endsWith(file));
  const all = (begin: (id: string) => boolean) =>
    new Set(ids.filter(begin).flatMap((id) => [...reach(graph, id)]));
  /** Returns the modules below these files, without the ones that begin separate files. */
  const below = (files: readonly string[]) =>
    new Set([...all(isOneOf(files))].filter((id) => !isOneOf(files)(id)));
  return {
    first: all(isOneOf([SITE, ...preloaded])),
    player: all(isOneOf([PLAYER, ...ENGINE_SHARED_MODULES])),
    playerName: all(isOneOf([PLAYER_NAME])),
    room: below(FIRST_LOAD.room.modules),
    live: below(FIRST_LOAD['room-live'].modules),
    lists: all(isOneOf(FIRST_LOAD.lists.modules)),
    header: all(isOneOf(FIRST_LOAD.header.modules)),
    head: all(isOneOf(FIRST_LOAD.head.modules)),
    later: all(isOneOf(FIRST_LOAD.later.modules)),
    elsewhere: all((id) => isElsewhere(graph, id)),
  };
}

/** Returns the modules that at least two entries load after the first load, with the file that some belong to. */
function sharedModules(graph: ModuleGraph, fileOf: (id: string) => string | null): SharedModule[] {
  const isEntry = (id: string) => (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
  const entriesOf = new Map<string, Set<string>>();
  for (const entry of [...graph.getModuleIds()].filter(isEntry)) {
    for (const id of reach(graph, entry)) entriesOf.set(id, (entriesOf.get(id) ?? new Set()).add(entry));
  }
  return [...entriesOf]
    .map(([id, entries]) => {
      const { importedIds = [], code } = graph.getModuleInfo(id) ?? {};
      return { id, entries, imports: importedIds, size: code?.length ?? 0, file: fileOf(id) };
    })
    .filter(({ id, entries, file }) => file !== null || (entries.size > 1 && !isEntry(id)));
}

/**
 * Groups the code of a first visit into few files: a file of three hundred bytes costs more than its content. The modules
 * are derived from the imports of the pages, the preloaded screens and the parts of a room: `core-client` is the part of
 * the first load that the player’s page needs too, `paths` is the part that it needs once its video is requested, `first`
 * is the rest as far as other screens share it. Of the other modules of a room, `picture` is shared with the player’s page,
 * `room` and `room-live` belong only to its screen, and to its chat and video, and `common` and `common-live` are shared
 * with other screens. `lists` contains home’s rows, `lists-room` the parts of a match shown by both a room and home,
 * `header` fills the header of every page, `head` the beginning of home, and `later` contains code that no screen waits
 * for. The modules that other screens share go into files of `sharedFiles`.
 */
export function firstLoad(): { plugin: Plugin; groups: ChunkGroup[] } {
  let needs: Needs = NO_NEEDS;
  let sharedFileOf: ReadonlyMap<string, string> = new Map();
  const preloaded = routeScreens().flatMap(({ module, isPreloaded }) => (isPreloaded ? [`/${module}`] : []));
  const plugin: Plugin = {
    name: 'courtside-first-load',
    apply: 'build',
    buildEnd() {
      needs = needsOf(this, preloaded);
      const byPriority = files.toSorted((left, right) => right.priority - left.priority);
      const inFirst = (id: string) => needs.first.has(id) || inEvery(id) || id === RUNTIME;
      const fixedFile = (id: string) => byPriority.find(({ test }) => test(id))?.name ?? null;
      const modules = sharedModules(this, fixedFile).filter(({ id }) => !inFirst(id));
      sharedFileOf = new Map(
        sharedFiles(modules).flatMap((ids, index) => ids.map((id) => [id, `shared-${index}`] as const)),
      );
    },
  };
  const inClient = (id: string) => needs.first.has(id) && needs.player.has(id);
  const inRoom = (id: string) => !needs.first.has(id) && (needs.room.has(id) || needs.live.has(id));
  const inScreen = (id: string) => inRoom(id) && needs.room.has(id);
  /** Modules used by home’s rows and by every header: too small for a separate file. */
  const inEvery = (id: string) => needs.lists.has(id) && needs.header.has(id);
  const inLists = (id: string) => !needs.first.has(id) && needs.lists.has(id) && !inEvery(id);
  const isFree = (id: string) => !needs.first.has(id) && !inRoom(id) && !inEvery(id);
  const files: ChunkFile[] = [
    { name: 'lists-room', test: (id: string) => inLists(id) && inRoom(id), priority: 9 },
    { name: 'lists', test: inLists, priority: 7 },
    { name: 'header', test: (id: string) => isFree(id) && needs.header.has(id), priority: 4 },
    { name: 'head', test: (id: string) => isFree(id) && needs.head.has(id), priority: 3 },
    { name: 'later', test: (id: string) => isFree(id) && needs.later.has(id), priority: 2 },
    { name: 'core-client', test: (id: string) => inClient(id) || id === RUNTIME, priority: 6 },
    { name: 'paths', test: (id: string) => needs.first.has(id) && needs.playerName.has(id), priority: 5.5 },
    {
      name: 'first',
      test: (id: string) => needs.first.has(id) || inEvery(id),
      minShareCount: 2,
      priority: 5,
    },
    { name: 'picture', test: (id: string) => inRoom(id) && needs.player.has(id), priority: 5 },
    { name: 'common', test: (id: string) => inScreen(id) && needs.elsewhere.has(id), priority: 4 },
    { name: 'room', test: inScreen, priority: 3 },
    { name: 'common-live', test: (id: string) => inRoom(id) && needs.elsewhere.has(id), priority: 2 },
    { name: 'room-live', test: inRoom, priority: 1 },
  ];
  const shared = {
    name: (id: string) => sharedFileOf.get(id) ?? null,
    test: (id: string) => sharedFileOf.has(id),
    priority: 0,
  };
  return { plugin, groups: [...files, shared] };
}
