import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The headless shell opens pages in two thirds of the time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WITH_WINDOWS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const isRoot = process.getuid?.() === 0;

/** The flags of every Chromium that this project starts: no background traffic and no prompts. */
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
 * Finds the Chromium to use: CHROMIUM_PATH, the system's, or Playwright's own.
 * @param {{ headed?: boolean }} [options] `headed`: it must be able to show a window
 * @returns {string | undefined} its path
 */
export function findChromium({ headed = false } = {}) {
  const system = headed ? WITH_WINDOWS : [SHELL, ...WITH_WINDOWS];
  const candidates = [process.env.CHROMIUM_PATH, ...system, playwrightChromium()];
  return candidates.find((path) => path !== undefined && existsSync(path));
}
