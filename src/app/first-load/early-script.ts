/**
 * Early script of the site: it is inlined in the page and runs before anything else has loaded. A browser that is too
 * old is shown the reason, and nothing else runs. It applies the mode and shows home's first image, starts the core, passes
 * it the first screen's requests, and requests that screen's files.
 */

import { TRUSTED_POLICIES } from '#contract/site/site/trusted-policies.ts';
import { startEarlyCore } from '#core-client/start/start-early-core.ts';
import { scriptPolicy } from '#core-client/worker/script-policy.ts';
import { earlyScreenAt } from './early-screens.ts';
import { prepareFirstPaint } from './first-paint.ts';
import { isTooOld, showTooOld } from './old-browser.ts';

/** Names of files, from the root of the site: written by tools/build/early-script.ts; null with unbundled sources. */
declare const EARLY_FILES: EarlyFiles | null;

type EarlyFiles = {
  /** Imports of the page's own script. */
  readonly page: readonly string[];
  /** The script of the core, and what that imports. */
  readonly core: readonly string[];
  /** The core's services. */
  readonly services: readonly string[];
  /** Scripts and style sheets of a screen, by its row in the table of routes; and of an engine, by its kind of video. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
};

function linkTo(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.crossOrigin = '';
  link.href = `/${file}`;
  if (file.endsWith('.js')) link.rel = 'modulepreload';
  else Object.assign(link, { rel: 'preload', as: 'style' });
  return link;
}

const settled = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, resolve);
  });

/**
 * Requests scripts and style sheets in parallel with the page's own code, which would name them only once it runs.
 * @returns resolves when all have loaded or failed
 */
async function preloadFiles(files: readonly string[]): Promise<void> {
  const links = files.map(linkTo);
  document.head.append(...links);
  await Promise.all(links.map(settled));
}

/**
 * Requests a file before everything else; its consumer finds it in the browser's cache, or in flight.
 * @returns resolves when it has loaded or failed
 */
async function fetchFirst(file: string): Promise<void> {
  // A failure is left to the code that needs the file: it fetches the file again.
  await fetch(`/${file}`, { priority: 'high' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}

/** Longest time that later files wait for the first ones, ms, so that a fast or very slow line is not left idle. */
const LINE_MS = 450;

/** Shows the first look, starts the core and requests the files of the first screen. */
function begin({ page, core, services, screens }: EarlyFiles): void {
  const firstPaint = prepareFirstPaint();
  const trusted = scriptPolicy(TRUSTED_POLICIES.earlyCore);
  const address = new URL(location.href);
  const screen = earlyScreenAt(address);
  // Browsers load a worker's scripts last; requested at high priority, they are there when the worker needs them.
  const coreFiles = [...core, ...(screen?.needsServices ? services : [])].map(fetchFirst);
  const worker = new Worker(trusted(`/${core[0]}`), { type: 'module' });
  window.courtsideCore = startEarlyCore(worker, {
    calls: screen?.calls(address) ?? [],
    topics: screen?.topics?.(address) ?? [],
    needsServices: screen?.needsServices === true,
  });
  const filesOf = (names: readonly (string | undefined)[]) =>
    names.flatMap((name) => (name && screens[name]) || []);

  /**
   * Requests files in order of need, as a slow line shares its width among concurrent requests: the image and the core,
   * which has lists to request, go first, and the playback engine follows the page it is shown on.
   */
  async function preloadInOrder(): Promise<void> {
    const late = new Promise((resolve) => setTimeout(resolve, LINE_MS));
    await Promise.race([Promise.all([firstPaint, ...coreFiles]), late]);
    const pageFiles = preloadFiles(page);
    void preloadFiles(filesOf([screen?.name]));
    await pageFiles;
    await preloadFiles(filesOf(screen?.further?.(address) ?? []));
  }
  void preloadInOrder();
}

if (isTooOld()) showTooOld();
else if (EARLY_FILES) begin(EARLY_FILES);
else {
  // The page's code starts the core by itself.
  void prepareFirstPaint();
}
