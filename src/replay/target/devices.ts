import { leanFetch } from '#replay/http/lean-fetch.ts';
import { immediateQueue, type MeasuredQueue } from '#replay/runtime/measured-queue.ts';
import { queueScheduler } from '#replay/runtime/queue-scheduler.ts';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { inProcessPorts } from '#worker/core/in-process-ports.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import { guardedFetch } from './allowed-target.ts';

/**
 * Creates a factory of devices, one for each person. Each has its own storage and identity; the devices of a process share
 * cryptography, connections and the queue.
 * @param allowed origins beyond this machine that may be requested
 * @param queue runs the work of the devices
 */
export function createDeviceFactory(
  allowed: readonly string[],
  queue: Pick<MeasuredQueue, 'add'> = immediateQueue,
): () => CorePorts {
  const fetch = guardedFetch(leanFetch(queue), allowed);
  const scheduler = queueScheduler(queue);
  return () => ({ ...inProcessPorts(), fetch, scheduler, engine: nodeEngine });
}
