import type { HostFigures } from '#replay/measure/host-figures.ts';
import type { WorkerClient } from '#replay/run/protocol/worker-client.ts';

/** The workers of a run, on this machine or on several. */
export type WorkerGroup = {
  readonly workers: readonly WorkerClient[];
  /** The name of a worker's process or host, for people. */
  nameOf(index: number): string;
  /** Aborts when a machine is lost while it plays. */
  readonly lost: AbortSignal;
  /** The hosts; none when all workers run on this machine. */
  hosts(): readonly HostFigures[];
  /** Notifies the hosts that the run is finished. */
  finish(): Promise<void>;
  /** Closes the connections to the workers, which ends them. */
  close(): void;
};
