import { CommandError, UsageError } from '#replay/cli/command.ts';
import type { HostFigures } from '#replay/measure/host-figures.ts';
import { mergeTallies, type Tally } from '#replay/measure/tally.ts';
import type { WorkerClient, WorkerGroup } from '#replay/run/protocol/worker-client.ts';
import { isThisMachine } from '#replay/target/allowed-target.ts';
import type { ClockPorts } from '#worker/clock/server-clock.ts';
import { type ClockCheck, uncertaintyBetween } from './clock-check.ts';
import { addressText, type HostAddress, isHere } from './host-address.ts';
import type { ConnectionPorts } from './host-connection.ts';
import { connectHost, type HostAssignment, type RemoteHost } from './remote-host.ts';
import { keyFromEnvironment } from './shared-key.ts';

/** A worker that may be lost while it plays. */
type LossTolerantWorker = WorkerClient & {
  /** The last tally that arrived. */
  lastTally(): Tally;
};

/**
 * Wraps a worker so that, once it plays, its calls no longer fail: when the worker is lost, `onLost` receives the error
 * and the last tally is used in its place.
 */
function tolerateWorkerLoss(worker: WorkerClient, onLost: (error: Error) => void): LossTolerantWorker {
  let last = mergeTallies([]);
  const reportLoss = (thrown: unknown) =>
    onLost(thrown instanceof Error ? thrown : new Error(String(thrown)));
  return {
    ...worker,
    play: (startAt) => worker.play(startAt).catch(reportLoss),
    stop: () => worker.stop().catch(reportLoss),
    async acknowledged() {
      try {
        return await worker.acknowledged();
      } catch (thrown) {
        reportLoss(thrown);
        return [];
      }
    },
    async tally(records) {
      try {
        last = await worker.tally(records);
      } catch (thrown) {
        reportLoss(thrown);
      }
      return last;
    },
    lastTally: () => last,
  };
}

type PreparedHost = {
  readonly host: RemoteHost;
  readonly workers: readonly LossTolerantWorker[];
  figures(): HostFigures;
  checkAgain(): Promise<void>;
};

/** Resolves with all items or none: when one fails, the others are released. */
async function allOrNone<Item>(
  opening: readonly Promise<Item>[],
  release: (item: Item) => void,
): Promise<Item[]> {
  const settled = await Promise.allSettled(opening);
  const opened = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failure = settled.find((result) => result.status === 'rejected');
  if (failure === undefined) return opened;
  for (const item of opened) release(item);
  throw failure.reason;
}

/** Starts the workers of a host. The moment at which they begin is converted to the host's own clock. */
async function prepareHost(
  host: RemoteHost,
  assignment: HostAssignment,
  onLost: (reason: string) => void,
): Promise<PreparedHost> {
  const first: ClockCheck = await host.checkClock();
  let uncertaintyMs = first.uncertaintyMs;
  let lost: string | null = null;
  const workerLost = ({ message }: Error) => {
    lost ??= message;
    onLost(lost);
  };
  const workers = (await host.stage(assignment)).map((worker) =>
    tolerateWorkerLoss({ ...worker, play: (startAt) => worker.play(startAt + first.offsetMs) }, workerLost),
  );
  return {
    host,
    workers,
    figures: () => ({
      name: host.name,
      workers: workers.length,
      clockOffsetMs: first.offsetMs,
      uncertaintyMs,
      load: workers.flatMap((worker) => worker.lastTally().load),
      lost,
    }),
    async checkAgain() {
      if (lost === null) uncertaintyMs = uncertaintyBetween(first, await host.checkClock());
    },
  };
}

/** Refuses a target on this machine for hosts elsewhere: for them it would be another machine. @throws UsageError. */
function checkTargetIsShared(addresses: readonly HostAddress[], origin: string): void {
  const elsewhere = addresses.find((address) => !isHere(address));
  if (elsewhere === undefined || !isThisMachine(origin)) return;
  throw new UsageError(
    `${origin} is another machine to host ${addressText(elsewhere)}: name the target as it is known there`,
  );
}

/**
 * Connects to hosts and starts workers on all of them.
 * @throws UsageError without a secret, CommandError when one of the hosts refuses or does not answer
 */
export async function startHostWorkers(
  addresses: readonly HostAddress[],
  assignment: HostAssignment,
  ports: ConnectionPorts & ClockPorts,
  interrupted: AbortSignal,
): Promise<WorkerGroup> {
  checkTargetIsShared(addresses, assignment.origin);
  const key = keyFromEnvironment(process.env);
  const loss = new AbortController();
  const onLost = (reason: string) => loss.abort(reason);
  const hosts = await allOrNone(
    addresses.map((address) => connectHost(address, key, ports)),
    (host) => host.close(),
  );
  const close = () => {
    for (const host of hosts) host.close();
  };
  interrupted.addEventListener('abort', close, { once: true });
  const prepared = await Promise.all(hosts.map((host) => prepareHost(host, assignment, onLost)))
    .catch((thrown: unknown) => {
      close();
      throw interrupted.aborted ? new CommandError('interrupted before anything was played') : thrown;
    })
    .finally(() => interrupted.removeEventListener('abort', close));
  const owners = prepared.flatMap(({ host, workers }) => workers.map(() => host.name));
  return {
    workers: prepared.flatMap(({ workers }) => workers),
    nameOf: (index) => `host ${owners[index]}`,
    lost: loss.signal,
    hosts: () => prepared.map(({ figures }) => figures()),
    async finish() {
      await Promise.allSettled(prepared.map(({ checkAgain }) => checkAgain()));
      await Promise.allSettled(hosts.map(({ finish }) => finish()));
    },
    close,
  };
}
