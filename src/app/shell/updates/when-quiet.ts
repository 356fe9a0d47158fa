/** Time without a new file after which the page counts as quiet, ms. */
const QUIET_MS = 2_500;
/** Time after which a page with constant traffic, such as a live video, counts as quiet, ms. */
const WAIT_MAX_MS = 20_000;

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
    const late = setTimeout(end, WAIT_MAX_MS);
    watching.observe({ type: 'resource' });
  });
  if ('requestIdleCallback' in window) await new Promise((resolve) => window.requestIdleCallback(resolve));
}
