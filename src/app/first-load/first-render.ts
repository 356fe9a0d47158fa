/** Pending resources. */
const pending = new Set<Promise<unknown>>();

/** Delays the first render of a visit until this resource has loaded: code, or a cached response. */
export function awaitForFirstRender(coming: Promise<unknown>): void {
  const settled = coming.then(
    () => undefined,
    () => undefined,
  );
  pending.add(settled);
  void settled.then(() => pending.delete(settled));
}

/** Maximum wait for the resources of the first screen, ms. */
const SCREEN_MS = 800;

async function allThere(): Promise<void> {
  while (pending.size > 0) await Promise.all(pending);
}

/**
 * Resolves once all resources and those they request in turn have loaded or failed, or after 800 ms. The code of a screen is
 * requested in parallel with the page's own, and cached lists are read before either completes, because a React fallback
 * would stay visible for 300 ms.
 */
export async function readyForFirstRender(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, SCREEN_MS));
  await Promise.race([allThere(), late]);
}
