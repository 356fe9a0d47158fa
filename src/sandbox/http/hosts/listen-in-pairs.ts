import { CONSOLE_PORT_OFFSET } from '#contract/site/site/console-origin.ts';
import type { Site } from '#sandbox/http/api.ts';
import { type Listening, LOOPBACK, listen, PortTaken } from './listen.ts';
import { listenAddresses, type NetworkHost } from './network-host.ts';

/** Number of attempts to find a free port whose console port is free as well. */
const TRIES = 20;

/** Serves a site at the loopback and, under the same port, at the address that opens it to other devices. */
async function listenWith(site: Site, port: number, host: NetworkHost | undefined): Promise<Listening> {
  const [first = LOOPBACK, ...others] = listenAddresses(LOOPBACK, host);
  const all = [await listen(site, port, first)];
  const close = async () => void (await Promise.all(all.map((listening) => listening.close())));
  const [{ port: boundPort } = { port }] = all;
  try {
    for (const address of others) all.push(await listen(site, boundPort, address));
  } catch (thrown) {
    await close();
    throw thrown;
  }
  return { port: boundPort, close };
}

/**
 * Serves the site at a port and the console at its own, which follows from the site’s. 0 takes any port where both are
 * free.
 * @param host opens the site, never the console, to other devices
 * @throws PortTaken.
 */
export async function listenInPairs(
  site: Site,
  admin: Site,
  port: number,
  host?: NetworkHost,
): Promise<{ readonly site: Listening; readonly admin: Listening }> {
  for (let remaining = port === 0 ? TRIES : 1; ; remaining -= 1) {
    const front = await listenWith(site, port, host);
    try {
      return { site: front, admin: await listen(admin, front.port + CONSOLE_PORT_OFFSET) };
    } catch (thrown) {
      await front.close();
      if (remaining <= 1 || !(thrown instanceof PortTaken)) throw thrown;
    }
  }
}
