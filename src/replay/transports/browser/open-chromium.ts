import type { Browser } from 'playwright';
import { UsageError } from '#replay/cli/usage-error.ts';
import { withoutSecret } from '#replay/transports/hosts/shared-key.ts';
import { chromiumArgs, findChromium } from './find-chromium.mjs';

/** Options for starting a Chromium. */
export type ChromiumOptions = {
  readonly headed: boolean;
  /** Hosts beyond this machine that it may resolve. */
  readonly hosts: readonly string[];
};

/** The resolver rules that hide every other host, also from workers and from Chromium's own requests. */
const onlyTheseHosts = (hosts: readonly string[]): string =>
  [
    'MAP * ~NOTFOUND',
    ...['localhost', '*.localhost', '127.*', '[::1]', ...hosts].map((host) => `EXCLUDE ${host}`),
  ].join(' , ');

/**
 * Starts a Chromium that ignores interruptions, so that the caller closes it.
 * @throws UsageError when none is found or starts.
 */
export async function openChromium(
  { headed, hosts }: ChromiumOptions,
  find: typeof findChromium = findChromium,
): Promise<Browser> {
  const executablePath = find({ headed });
  if (executablePath === undefined)
    throw new UsageError('--browser: there is no Chromium; install one and set CHROMIUM_PATH to its path');
  const { chromium } = await import('playwright');
  const starting = chromium.launch({
    executablePath,
    headless: !headed,
    env: withoutSecret(process.env),
    args: [...chromiumArgs, `--host-resolver-rules=${onlyTheseHosts(hosts)}`],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  return starting.catch((thrown: unknown) => {
    const display = headed ? '; a window needs a display' : '';
    throw new UsageError(`--browser: ${executablePath} does not start${display}`, { cause: thrown });
  });
}
