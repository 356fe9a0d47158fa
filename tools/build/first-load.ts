import type { Plugin, Rolldown } from 'vite';
import { routeScreens } from './route-screens.ts';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo' | 'getModuleIds'>;

/** A module and everything it imports statically. */
function reach(graph: Graph, id: string, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reach(graph, imported, seen);
  return seen;
}

/** A file of the build and the modules that go into it. */
type ChunkGroup = Rolldown.CodeSplittingGroup & {
  readonly name: string;
  readonly test: (id: string) => boolean;
};

/** The page of the site, whose routes have screens, and the player's page beside it. */
const SITE = '/index.html';
const PLAYER = '/play.html';

/**
 * Puts what the first load needs into few files: a file of three hundred bytes costs more than what is in it. Which
 * modules these are follows from what the pages and the preloaded screens import: `core-client` is what the player's page
 * needs of it too, `first` is the rest as far as other screens share it.
 */
export function firstLoad(): { plugin: Plugin; groups: ChunkGroup[] } {
  let atFirst: ReadonlySet<string> = new Set();
  let ofPlayer: ReadonlySet<string> = new Set();
  const preloaded = routeScreens().flatMap(({ module, isPreloaded }) => (isPreloaded ? [`/${module}`] : []));
  const plugin: Plugin = {
    name: 'courtside-first-load',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const reachOf = (files: readonly string[]) =>
        ids.filter((id) => files.some((file) => id.endsWith(file))).map((id) => reach(this, id));
      const all = (parts: readonly Set<string>[]) => new Set(parts.flatMap((part) => [...part]));
      atFirst = all(reachOf([SITE, ...preloaded]));
      ofPlayer = all(reachOf([PLAYER]));
    },
  };
  const groups = [
    { name: 'core-client', test: (id: string) => atFirst.has(id) && ofPlayer.has(id), priority: 1 },
    { name: 'first', test: (id: string) => atFirst.has(id), minShareCount: 2 },
  ];
  return { plugin, groups };
}
