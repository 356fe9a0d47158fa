/** A worker that is held up is waited for no longer, ms: a reload brings the newest page without it too. */
const PATIENCE_MS = 10_000;
/** Taking over lasts about a second, ms: who still waits after this is asked again. */
const TAKE_OVER_AGAIN_MS = 2_000;

type Worker = EventTarget & Pick<ServiceWorker, 'state' | 'postMessage'>;

/** The service workers of a site, as its registration has them. */
type Workers = { readonly [Stage in 'installing' | 'waiting' | 'active']: Worker | null };

const isSettled = ({ state }: Worker): boolean => state === 'activated' || state === 'redundant';

/**
 * Resolves once the newest of the service workers serves its pages, was given up or is held up. A page that reloads while
 * one worker takes over from another is held up until it has, for about a second. Chromium puts a takeover off where a page
 * asks something of the former worker in that moment: the newest one is asked for it again.
 */
export async function whenServing({ installing, waiting, active }: Workers): Promise<void> {
  const newest = installing ?? waiting ?? active;
  if (!newest || isSettled(newest)) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(late);
      clearInterval(asking);
      newest.removeEventListener('statechange', look);
      resolve();
    };
    const look = () => {
      if (isSettled(newest)) end();
    };
    const late = setTimeout(end, PATIENCE_MS);
    const asking = setInterval(() => {
      if (newest.state === 'installed') newest.postMessage([]);
    }, TAKE_OVER_AGAIN_MS);
    newest.addEventListener('statechange', look);
  });
}
