import type { Player } from 'svgaplayerweb';

/** Globals the player needs from a page: a window that provides frames, and an element type that no canvas here matches. */
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
