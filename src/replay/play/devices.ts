import { fairScheduler } from '#replay/fair/fair-scheduler.ts';
import { atOnce, type FairTurns } from '#replay/fair/fair-turns.ts';
import { leanFetch } from '#replay/http/lean-fetch.ts';
import { nodeEngine } from '#sandbox/http/node-engine.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import { inProcessPorts } from '#worker/in-process-ports.ts';
import { guardedFetch } from './allowed-target.ts';

/**
 * Makes a device for each person of this process: storage and identity of its own; cryptography, connections and turns are
 * the process's. `allowed` are origins beyond this machine that may be asked.
 */
export function openDevices(
  allowed: readonly string[],
  turns: Pick<FairTurns, 'take'> = atOnce,
): () => CorePorts {
  const fetch = guardedFetch(leanFetch(turns), allowed);
  const scheduler = fairScheduler(turns);
  return () => ({ ...inProcessPorts(), fetch, scheduler, engine: nodeEngine });
}
