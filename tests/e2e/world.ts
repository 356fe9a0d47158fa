import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { consoleOrigin } from '#contract/site/site/console-origin.ts';

/** A request to a host: to open a new world at a port, in place of the one that is open; null only closes it. */
export type Order = { readonly port: number | null };

/** Opens worlds at one port, one after another. */
export type WorldHost = {
  /** Opens an unused world. @returns its address. */
  open(): Promise<string>;
  close(): Promise<void>;
  /** Ends the process. */
  end(): Promise<void>;
};

/** A name of the network that the browser leads to this machine: its pages are no secure context. */
export const NETWORK_NAME = 'courtside.test';

/** Seed of all random events in a world. */
export const SEED = 7;

/** Starts a host in a separate process, so that neither the platform nor the tests block each other. */
export function startWorldHost(port: number): WorldHost {
  const child = fork(join(import.meta.dirname, 'world-host.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const ended = once(child, 'exit');
  const obeyed = async (order: Order) => {
    child.send(order);
    const [failure]: unknown[] = await Promise.race([
      once(child, 'message'),
      ended.then(([code]) => [`the host of the world ended with ${code}`]),
    ]);
    if (failure !== null) throw new Error(String(failure));
  };
  return {
    open: async () => {
      await obeyed({ port });
      return `http://localhost:${port}`;
    },
    close: () => obeyed({ port: null }),
    end: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

/** Every balance is the sum of its entries, and nothing set aside is without its order. @throws when not. */
export async function proveLedger(site: string): Promise<void> {
  const answer = await fetch(`${consoleOrigin(site)}/sandbox/ledger/verify`);
  const proof: unknown = await answer.json();
  const isSound = typeof proof === 'object' && proof !== null && 'sound' in proof && proof.sound === true;
  if (!isSound) throw new Error(`the ledger is unsound: ${JSON.stringify(proof)}`);
}
