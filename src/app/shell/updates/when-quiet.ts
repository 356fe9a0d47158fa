/** So long without a new file is quiet, ms. */
const QUIET_MS = 2_500;
/** A page that never falls silent, as one with a live picture, counts as quiet after this, ms. */
const MOST_MS = 20_000;

/** Resolves when the page has fetched nothing for a while, and the browser is idle. */
export async function whenQuiet(): Promise<void> {
  await new Promise<void>((resolve) => {
    const watching = new PerformanceObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(end, QUIET_MS);
    });
    const end = () => {
      watching.disconnect();
      clearTimeout(quiet);
      clearTimeout(late);
      resolve();
    };
    let quiet = setTimeout(end, QUIET_MS);
    const late = setTimeout(end, MOST_MS);
    watching.observe({ type: 'resource' });
  });
  if ('requestIdleCallback' in window) await new Promise((resolve) => requestIdleCallback(resolve));
}
