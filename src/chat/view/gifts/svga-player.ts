import type { Player } from 'svgaplayerweb';

/**
 * svgaplayerweb's player, fetched with the first gift. Its own parser stays unused: it would decode on this thread and
 * needs 'unsafe-eval'.
 */
export const loadPlayer = async (): Promise<typeof Player> => playerOf(await import('svgaplayerweb'));

type Module = typeof import('svgaplayerweb');

/** The package is UMD: a bundler hands it over as a module, or as the default of one. */
function playerOf(module: Module | { readonly default: Module }): typeof Player {
  return 'default' in module ? module.default.Player : module.Player;
}
