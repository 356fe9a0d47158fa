/** What has been asked for and is not there yet. */
const onItsWay = new Set<Promise<unknown>>();

/** The first render of a visit is better with this: code, or an answer that the browser has kept. */
export function awaitForFirstRender(coming: Promise<unknown>): void {
  const settled = coming.then(
    () => undefined,
    () => undefined,
  );
  onItsWay.add(settled);
  void settled.then(() => onItsWay.delete(settled));
}

/** Resolves once all of it has come, with what is asked for in turn, or cannot come. */
export async function readyForFirstRender(): Promise<void> {
  while (onItsWay.size > 0) await Promise.all(onItsWay);
}
