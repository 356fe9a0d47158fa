import { CONSOLE_PORT_OFFSET } from '#contract/rules/console-origin.ts';
import type { Site } from '#sandbox/http/api.ts';
import { type Listening, listen } from '#sandbox/http/listen.ts';
import { PortTaken } from './port-taken.ts';

/** How often another free port is tried, whose console's is free as well. */
const TRIES = 20;

/**
 * Serves the site at a port and the console at its own, which follows from the site's. 0 takes any port where both are free.
 * @throws PortTaken.
 */
export async function listenInPairs(
  site: Site,
  desk: Site,
  port: number,
): Promise<{ readonly site: Listening; readonly desk: Listening }> {
  for (let left = port === 0 ? TRIES : 1; ; left -= 1) {
    const front = await listen(site, port);
    try {
      return { site: front, desk: await listen(desk, front.port + CONSOLE_PORT_OFFSET) };
    } catch (thrown) {
      await front.close();
      if (left <= 1 || !(thrown instanceof PortTaken)) throw thrown;
    }
  }
}
