import * as v from 'valibot';
import type { HostFigures } from '#replay/measure/host-figures.ts';
import type { Tally } from '#replay/measure/tally.ts';
import {
  WORKER_RESPONSES,
  type WorkerCall,
  type WorkerRequest,
  type WorkerResponse,
} from './worker-messages.ts';
import type { AcknowledgedSend, RoomRecords, WorkerTask } from './worker-task.ts';

/** A worker of a run as its coordinator sees it, wherever it runs. Everything it answers is plain JSON. */
export type WorkerClient = {
  /** Sends the worker its task. @returns the hash of the plan that the worker built. */
  open(task: WorkerTask): Promise<string>;
  /** Makes the worker ready to play, its senders logged in. */
  prepare(): Promise<void>;
  /** Plays the worker's shard of the plan. `startAt` is epoch ms. Resolves when every send has its outcome. */
  play(startAt: number): Promise<void>;
  /** Ends the playing early. */
  stop(): Promise<void>;
  acknowledged(): Promise<readonly AcknowledgedSend[]>;
  /** Returns all counts of the worker, judged against the platform's records. */
  tally(records: RoomRecords): Promise<Tally>;
  close(): void;
};

/**
 * Creates the client of a worker at the other end of a channel.
 * @param call sends a request through the channel and resolves with its response
 * @param close closes the channel
 */
export function createWorkerClient(
  call: (request: WorkerCall) => Promise<unknown>,
  close: () => void,
): WorkerClient {
  const send = async <const Call extends WorkerCall>(request: Call): Promise<WorkerResponse<Call['ask']>> => {
    const schema: v.GenericSchema<unknown, WorkerResponse<Call['ask']>> = WORKER_RESPONSES[request.ask];
    return v.parse(schema, await call(request));
  };
  return {
    open: (task) => send({ ask: 'open', task }),
    prepare: async () => void (await send({ ask: 'prepare' })),
    play: async (startAt) => void (await send({ ask: 'play', startAt })),
    stop: async () => void (await send({ ask: 'stop' })),
    acknowledged: () => send({ ask: 'acknowledged' }),
    tally: (records) => send({ ask: 'tally', records }),
    close,
  };
}

/** Forwards a request from another machine to a worker of this one. @returns the worker's response. */
export async function forwardRequest(worker: WorkerClient, request: WorkerRequest): Promise<unknown> {
  switch (request.ask) {
    case 'open':
      return worker.open(request.task);
    case 'prepare':
      return worker.prepare();
    case 'play':
      return worker.play(request.startAt);
    case 'stop':
      return worker.stop();
    case 'acknowledged':
      return worker.acknowledged();
    case 'tally':
      return worker.tally(request.records);
    default:
      return request satisfies never;
  }
}

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
