/**
 * The early script of the built site: it lies in the page itself and runs before anything else has come. A browser that is too
 * old is shown the reason, and nothing else runs. It shows the mode
 * and home's first picture, starts the core, hands it what the first screen will ask, and asks for that screen's files.
 */

import { TRUSTED_POLICIES } from '#contract/site/site/trusted-policies.ts';
import { startEarlyCore } from '#core-client/start/start-early-core.ts';
import { scriptPolicy } from '#core-client/worker/script-policy.ts';
import { askFirst, askForFiles } from './ask-for-files.ts';
import { earlyScreenAt } from './early-screens.table.ts';
import { firstLook } from './first-look.ts';
import { isTooOld, sayTooOld } from './old-browser.ts';

/** Written into the script by tools/build/early-script.ts: names of files, from the root of the site. */
declare const EARLY_FILES: {
  /** What the page's own script imports. */
  readonly page: readonly string[];
  /** The script of the core, and what that imports. */
  readonly core: readonly string[];
  /** The core's services. */
  readonly services: readonly string[];
  /** Scripts and sheets of a screen, by its row in the table of routes; and of an engine, by its kind of picture. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
};

/** A line that is fast, or very slow, is not left waiting for what goes first, ms. */
const LINE_MS = 450;

/** Shows the first look, starts the core and asks for the files of the first screen. */
function begin(): void {
  const look = firstLook();
  const { page, core, services, screens } = EARLY_FILES;
  const trusted = scriptPolicy(TRUSTED_POLICIES.earlyCore);
  const address = new URL(location.href);
  const screen = earlyScreenAt(address);
  // A worker's scripts are the last that a browser asks for: asked for as what matters, they are there when the worker wants them.
  const coreFiles = [...core, ...(screen?.needsServices ? services : [])].map(askFirst);
  const worker = new Worker(trusted(`/${core[0]}`), { type: 'module' });
  window.courtsideCore = startEarlyCore(worker, {
    asks: screen?.asks(address) ?? [],
    topics: screen?.topics?.(address) ?? [],
    needsServices: screen?.needsServices === true,
  });
  const filesOf = (names: readonly (string | undefined)[]) =>
    names.flatMap((name) => (name && screens[name]) || []);

  /**
   * A slow line shares its width among all that is asked at once: the picture and the core, which has lists to ask, go first, and
   * what plays a picture comes after the page it is shown on.
   */
  async function askInTurn(): Promise<void> {
    const late = new Promise((resolve) => setTimeout(resolve, LINE_MS));
    await Promise.race([Promise.all([look, ...coreFiles]), late]);
    const pageFiles = askForFiles(page);
    void askForFiles(filesOf([screen?.name]));
    await pageFiles;
    await askForFiles(filesOf(screen?.further?.(address) ?? []));
  }
  void askInTurn();
}

if (isTooOld()) sayTooOld();
else begin();
