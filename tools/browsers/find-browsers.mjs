import { existsSync, globSync } from 'node:fs';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
const MINI_BROWSERS = '/usr/{lib,lib64,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser';

/** @returns {string | undefined} the path of Firefox: FIREFOX_PATH or the system's */
export function findFirefox() {
  return [process.env.FIREFOX_PATH, ...FIREFOX].find((path) => path !== undefined && existsSync(path));
}

/** @returns {{ driver: string, browser: string } | undefined} WebKitGTK's driver and browser, where a display can be had too */
export function findWebKit() {
  const [browser] = globSync(MINI_BROWSERS);
  const isWhole = browser !== undefined && existsSync(WEBKIT_DRIVER) && existsSync(DISPLAY_SERVER);
  return isWhole ? { driver: WEBKIT_DRIVER, browser } : undefined;
}
