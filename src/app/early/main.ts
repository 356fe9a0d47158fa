/**
 * Early script of the built site: it is inlined in the page and runs before anything else has loaded. A browser that is too
 * old is shown the reason, and nothing else runs. It applies the mode and shows home's first image, starts the core, passes
 * it the first screen's requests, and requests that screen's files.
 */

import { TRUSTED_POLICIES } from '#contract/site/site/trusted-policies.ts';
import { startEarlyCore } from '#core-client/start/start-early-core.ts';
import { scriptPolicy } from '#core-client/worker/script-policy.ts';
import { earlyScreenAt } from './early-screens.table.ts';
import { firstLook } from './first-look.ts';
import { isTooOld, showTooOld } from './old-browser.ts';
import { fetchFirst, preloadFiles } from './preload-files.ts';

/** Written into the script by tools/build/early-script.ts: names of files, from the root of the site. */
declare const EARLY_FILES: {
  /** Imports of the page's own script. */
  readonly page: readonly string[];
  /** The script of the core, and what that imports. */
  readonly core: readonly string[];
  /** The core's services. */
  readonly services: readonly string[];
  /** Scripts and style sheets of a screen, by its row in the table of routes; and of an engine, by its kind of video. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
};

/** Longest time that later files wait for the first ones, ms, so that a fast or very slow line is not left idle. */
const LINE_MS = 450;

/** Shows the first look, starts the core and requests the files of the first screen. */
function begin(): void {
  const look = firstLook();
  const { page, core, services, screens } = EARLY_FILES;
  const trusted = scriptPolicy(TRUSTED_POLICIES.earlyCore);
  const address = new URL(location.href);
  const screen = earlyScreenAt(address);
  // Browsers load a worker's scripts last; requested at high priority, they are there when the worker needs them.
  const coreFiles = [...core, ...(screen?.needsServices ? services : [])].map(fetchFirst);
  const worker = new Worker(trusted(`/${core[0]}`), { type: 'module' });
  window.courtsideCore = startEarlyCore(worker, {
    asks: screen?.asks(address) ?? [],
    topics: screen?.topics?.(address) ?? [],
    needsServices: screen?.needsServices === true,
  });
  const filesOf = (names: readonly (string | undefined)[]) =>
    names.flatMap((name) => (name && screens[name]) || []);

  /**
   * Requests files in order of need, as a slow line shares its width among concurrent requests: the image and the core,
   * which has lists to request, go first, and the playback engine follows the page it is shown on.
   */
  async function askInTurn(): Promise<void> {
    const late = new Promise((resolve) => setTimeout(resolve, LINE_MS));
    await Promise.race([Promise.all([look, ...coreFiles]), late]);
    const pageFiles = preloadFiles(page);
    void preloadFiles(filesOf([screen?.name]));
    await pageFiles;
    await preloadFiles(filesOf(screen?.further?.(address) ?? []));
  }
  void askInTurn();
}

if (isTooOld()) showTooOld();
else begin();
