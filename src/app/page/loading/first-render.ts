/** Pending resources. */
const onItsWay = new Set<Promise<unknown>>();

/** Delays the first render of a visit until this resource has loaded: code, or a cached response. */
export function awaitForFirstRender(coming: Promise<unknown>): void {
  const settled = coming.then(
    () => undefined,
    () => undefined,
  );
  onItsWay.add(settled);
  void settled.then(() => onItsWay.delete(settled));
}

/** Resolves once all resources and those they request in turn have loaded or failed. */
export async function readyForFirstRender(): Promise<void> {
  while (onItsWay.size > 0) await Promise.all(onItsWay);
}
