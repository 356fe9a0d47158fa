import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The shell has no window to draw: pages open in it in two thirds of the time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WITH_WINDOWS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const isRoot = process.getuid?.() === 0;

/** Flags for every Chromium this project starts: no traffic of its own, no prompts, sound without a click. */
export const chromiumArgs = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
  ...(isRoot ? ['--no-sandbox'] : []),
];

function playwrightChromium() {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright');
    return String(chromium.executablePath());
  } catch {
    return undefined;
  }
}

/**
 * The Chromium to use: CHROMIUM_PATH, the system's, or Playwright's own.
 * @param {{ headed?: boolean }} [wish] `headed`: it must be able to show a window
 * @returns {string | undefined} its path
 */
export function findChromium({ headed = false } = {}) {
  const system = headed ? WITH_WINDOWS : [SHELL, ...WITH_WINDOWS];
  const candidates = [process.env.CHROMIUM_PATH, ...system, playwrightChromium()];
  return candidates.find((path) => path !== undefined && existsSync(path));
}
