import type { Plugin, Rolldown } from 'vite';
import { reach } from './module-graph.ts';

/** Module that the core loads beside its first calls. */
const SERVICES = '/src/worker/services/services.ts';

type WorkerParts = { readonly plugin: Plugin; readonly groups: Rolldown.CodeSplittingGroup[] };

/**
 * Moves the startup code of a worker out of its first file, so that no chunk imports that file: a part that is loaded later
 * would import it from there, and WebKit would run the first file of the worker a second time. The dependencies of the
 * core’s services are one more file, from which the rest of the table of calls takes the code it shares with them.
 */
export function workerParts(): WorkerParts {
  // The workers of a page are built side by side, all with these sets.
  const first = new Set<string>();
  const services = new Set<string>();
  const plugin: Plugin = {
    name: 'courtside-worker-parts',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const hasParts = ids.some((id) => (this.getModuleInfo(id)?.dynamicallyImportedIds.length ?? 0) > 0);
      const entries = ids.filter((id) => this.getModuleInfo(id)?.isEntry);
      if (!hasParts) return;
      const below = (begin: readonly string[]) => begin.flatMap((id) => [...reach(this, id)]);
      for (const id of below(entries)) if (!entries.includes(id)) first.add(id);
      for (const id of below(ids.filter((serviceId) => serviceId.endsWith(SERVICES)))) services.add(id);
    },
  };
  return {
    plugin,
    groups: [
      { name: 'first', test: (id) => first.has(id), priority: 2 },
      { name: 'services-parts', test: (id) => services.has(id) && !id.endsWith(SERVICES), priority: 1 },
    ],
  };
}
