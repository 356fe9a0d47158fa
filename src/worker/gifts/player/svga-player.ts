import type { Player } from 'svgaplayerweb';

/** What the player asks of a page: a window that hands out frames, and a kind of element that no canvas here is. */
const PAGE_NAMES = { window: globalThis, HTMLDivElement: class {} };

/**
 * svgaplayerweb's player, fetched with the first gift, in a worker too [C.02]. Its own parser stays unused: it decodes where
 * it is called and needs 'unsafe-eval'.
 */
export async function loadPlayer(): Promise<typeof Player> {
  if (!('window' in globalThis)) Object.assign(globalThis, PAGE_NAMES);
  return playerOf(await import('svgaplayerweb'));
}

type Module = typeof import('svgaplayerweb');

/** The package is UMD: a bundler hands it over as a module, or as the default of one. */
function playerOf(module: Module | { readonly default: Module }): typeof Player {
  return 'default' in module ? module.default.Player : module.Player;
}
