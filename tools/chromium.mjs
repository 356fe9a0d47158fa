import { spawnSync } from 'node:child_process';
import { chromiumArgs, findChromium } from '#replay/transports/browser/find-chromium.mjs';

const downloadLimitMs = 60_000;
const packageLimitMs = 300_000;

const isRoot = process.getuid?.() === 0;

/**
 * Launch options for Playwright; leaves the choice to Playwright when no Chromium is found.
 * @returns {{ headless: true, args: string[], executablePath?: string }}
 */
export function chromiumLaunch() {
  const executablePath = findChromium();
  return { headless: true, args: chromiumArgs, ...(executablePath ? { executablePath } : {}) };
}

/**
 * Finds a Chromium or installs one, saying what it does.
 * @param {(line: string) => void} say
 * @returns {string} its path
 * @throws {Error} when none can be had
 */
export function ensureChromium(say) {
  const found = findChromium();
  if (found) return found;
  say('Chromium is missing: asking Playwright for its own (at most 60 s)');
  run('npx', ['playwright', 'install', 'chromium'], downloadLimitMs);
  const downloaded = findChromium();
  if (downloaded) return downloaded;
  say('Playwright could not download it: installing the package "chromium-headless-shell" with apt-get');
  installPackage('chromium-headless-shell');
  if (!findChromium()) {
    say('There is no such package: installing "chromium" with apt-get');
    installPackage('chromium');
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error('No Chromium: install one and set CHROMIUM_PATH to its path');
}

/** @param {string} name */
function installPackage(name) {
  const apt = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const [command = 'apt-get', ...prefix] = apt;
  const updated = run(command, [...prefix, 'update'], packageLimitMs);
  if (updated) run(command, [...prefix, 'install', '-y', '--no-install-recommends', name], packageLimitMs);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {number} timeout
 */
function run(command, args, timeout) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout, env }).status === 0;
}
