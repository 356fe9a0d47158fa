import { chromiumArgs, findChromium } from '#replay/transports/browser/find-chromium.mjs';
import { installPackages, ran } from './system-packages.mjs';

const downloadLimitMs = 60_000;

/**
 * Launch options for Playwright; leaves the choice to Playwright when no Chromium is found.
 * @returns {{ headless: true, args: string[], executablePath?: string }}
 */
export function chromiumLaunch() {
  const executablePath = findChromium();
  return { headless: true, args: chromiumArgs, ...(executablePath ? { executablePath } : {}) };
}

/**
 * Finds a Chromium or installs one, and reports the progress.
 * @param {(line: string) => void} say
 * @returns {string} its path
 * @throws {Error} when none can be installed
 */
export function ensureChromium(say) {
  const found = findChromium();
  if (found) return found;
  say('Chromium is missing: asking Playwright for its own (at most 60 s)');
  ran('npx', ['playwright', 'install', 'chromium'], downloadLimitMs);
  const downloaded = findChromium();
  if (downloaded) return downloaded;
  say('Playwright could not download it: installing the package "chromium-headless-shell" with apt-get');
  installPackages('chromium-headless-shell');
  if (!findChromium()) {
    say('There is no such package: installing "chromium" with apt-get');
    installPackages('chromium');
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error('No Chromium: install one and set CHROMIUM_PATH to its path');
}
