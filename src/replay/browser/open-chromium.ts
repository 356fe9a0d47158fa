import type { Browser } from 'playwright';
import { BadConfig } from '#replay/cli/bad-config.ts';
import { chromiumArgs, findChromium } from './find-chromium.mjs';

export type ChromiumWish = {
  readonly headed: boolean;
  /** Hosts beyond this machine that it may know. */
  readonly hosts: readonly string[];
};

/** To this Chromium no other host exists: it holds for workers and for what no page asks for, too. */
const onlyTheseHosts = (hosts: readonly string[]): string =>
  [
    'MAP * ~NOTFOUND',
    ...['localhost', '*.localhost', '127.*', '[::1]', ...hosts].map((host) => `EXCLUDE ${host}`),
  ].join(' , ');

/** Starts a Chromium that an interruption leaves alone: whoever plays closes it. @throws BadConfig when none is there or starts. */
export async function openChromium(
  { headed, hosts }: ChromiumWish,
  find: typeof findChromium = findChromium,
): Promise<Browser> {
  const executablePath = find({ headed });
  if (executablePath === undefined)
    throw new BadConfig('--browser: there is no Chromium; install one and set CHROMIUM_PATH to its path');
  const { chromium } = await import('playwright');
  const starting = chromium.launch({
    executablePath,
    headless: !headed,
    args: [...chromiumArgs, `--host-resolver-rules=${onlyTheseHosts(hosts)}`],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  return starting.catch((thrown: unknown) => {
    const display = headed ? '; a window needs a display' : '';
    throw new BadConfig(`--browser: ${executablePath} does not start${display}`, { cause: thrown });
  });
}
