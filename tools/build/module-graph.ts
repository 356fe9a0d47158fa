import type { Rolldown } from 'vite';

export type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo' | 'getModuleIds'>;

/** A module and everything it imports statically. */
export function reach(graph: ModuleGraph, id: string, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reach(graph, imported, seen);
  return seen;
}
