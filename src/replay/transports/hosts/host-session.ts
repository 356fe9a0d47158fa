import { createHash } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import { UsageError } from '#replay/cli/command.ts';
import { parseFlags } from '#replay/cli/flag-values.ts';
import { PLAN_FLAGS, planOptionsFrom } from '#replay/plan/plan-flags.ts';
import { respondTo } from '#replay/run/protocol/rpc-client.ts';
import { forwardRequest, type WorkerClient } from '#replay/run/protocol/worker-client.ts';
import { WorkerRequest } from '#replay/run/protocol/worker-messages.ts';
import type { ClockPorts } from '#worker/clock/server-clock.ts';
import { FrameError } from './frames.ts';
import { CLOSED_BY_PEER, type ConnectionPorts, openHostConnection } from './host-connection.ts';
import {
  AddressedMessage,
  HOST_CHANNEL,
  HostRequest,
  type HostTime,
  PROTOCOL_VERSION,
} from './host-messages.ts';

const BYTES_MAX = 4 * 1024 ** 3;

/** A recording that arrives in chunks, in a temporary folder that only its owner may read. */
type ReceivedRecording = {
  readonly path: string;
  /** Appends a chunk. @throws FrameError beyond four GiB. */
  append(bytes: Uint8Array): Promise<void>;
  /** Closes the file. @returns the SHA-256 of all bytes, in hex. */
  finish(): Promise<string>;
  /** Deletes the file and its folder. */
  remove(): Promise<void>;
};

/** Creates an empty file for a recording that is about to arrive. */
async function receiveRecording(): Promise<ReceivedRecording> {
  const folder = await mkdtemp(join(tmpdir(), 'courtside-replay-'));
  const path = join(folder, 'recording');
  const file = await open(path, 'wx');
  const sum = createHash('sha256');
  let size = 0;
  return {
    path,
    async append(bytes) {
      size += bytes.length;
      if (size > BYTES_MAX) throw new FrameError(`a recording of more than ${BYTES_MAX} bytes`);
      sum.update(bytes);
      await file.writeFile(bytes);
    },
    async finish() {
      await file.close();
      return sum.digest('hex');
    },
    async remove() {
      await file.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Dependencies of a host, and the targets it may load. */
export type HostDeps = ConnectionPorts &
  ClockPorts & {
    /** The most workers that the host runs at a time. */
    readonly workers: number;
    /** Origins beyond this machine that may be loaded. */
    readonly allowed: readonly string[];
    /** @throws UsageError for a target that the host's own configuration does not allow. */
    permit(origin: string): void;
    /** Starts a worker in its own process, from the flags of its plan and the path of its recording. */
    startWorker(planFlags: readonly string[], recording: string): WorkerClient;
    printLine(line: string): void;
  };

/** Outcome of a coordinator's session. */
export type SessionResult = {
  /** A run was staged. */
  readonly ran: boolean;
  /** True if the coordinator reported the run as finished. */
  readonly finished: boolean;
};

type StagedRun = {
  readonly run: string;
  readonly origin: string;
  readonly workers: number;
  readonly flags: readonly string[];
  readonly recording: ReceivedRecording;
};

/** Replaces the control characters of a line, since a coordinator has sent parts of it. */
const printable = (line: string): string => line.replaceAll(/\p{Cc}/gu, '�');

/** Accepts only the flags of a plan, so that no file of this machine can be named. @throws UsageError. */
function checkFlags(flags: readonly string[]): void {
  const { values, positionals } = parseFlags(flags, PLAN_FLAGS);
  if (positionals.length > 0) throw new UsageError('flags of a plan, not files');
  planOptionsFrom(values);
}

/** A run on this host, from the arrival of its recording to its end. */
function createHostRun(deps: HostDeps) {
  let staging: Promise<StagedRun> | null = null;
  let clients: readonly WorkerClient[] = [];
  let finished = false;
  const stagedRun = async (): Promise<StagedRun> => {
    if (staging === null) throw new FrameError('a run is staged before it is played');
    return staging;
  };
  return {
    async stage({ run, origin, workers, flags }: HostRequest & { ask: 'stage' }): Promise<void> {
      if (staging !== null) throw new Error('a run is staged already');
      deps.permit(origin);
      if (workers > deps.workers) throw new Error(`it offers ${deps.workers} workers, not ${workers}`);
      checkFlags(flags);
      const make = async () => ({ run, origin, workers, flags, recording: await receiveRecording() });
      staging = make();
      await staging;
      deps.printLine(`run ${run}: ${workers} of ${deps.workers} workers against ${origin}`);
    },
    async startWorkers(sha256: string): Promise<void> {
      const { recording, workers, flags } = await stagedRun();
      if ((await recording.finish()) !== sha256) throw new Error('the recording has changed on its way');
      clients = Array.from({ length: workers }, () => deps.startWorker(flags, recording.path));
    },
    async appendChunk(bytes: Uint8Array): Promise<void> {
      const { recording } = await stagedRun();
      await recording.append(bytes);
    },
    /** Forwards a request to a worker; its task is limited to the target and the origins that this host allows. */
    async forward(channel: number, request: WorkerRequest): Promise<unknown> {
      const worker = clients[channel - 1];
      if (!worker) throw new Error(`there is no part ${channel}`);
      if (request.ask !== 'open') return forwardRequest(worker, request);
      const { origin } = await stagedRun();
      const target = { ...request.task.target, origin };
      const task = { ...request.task, target, allowed: [...deps.allowed] };
      return forwardRequest(worker, { ...request, task });
    },
    finish() {
      finished = true;
    },
    async end(reason: string): Promise<SessionResult> {
      for (const client of clients) client.close();
      const staged = await staging;
      await staged?.recording.remove();
      if (finished && staged) deps.printLine(`run ${staged.run}: over`);
      else if (staged || reason !== CLOSED_BY_PEER) deps.printLine(`the coordinator ${reason}`);
      return { ran: staged !== null, finished };
    },
  };
}

type HostRun = ReturnType<typeof createHostRun>;

async function handleRequest(request: HostRequest, run: HostRun, deps: HostDeps): Promise<unknown> {
  switch (request.ask) {
    case 'greet':
      if (request.version === PROTOCOL_VERSION) return { workers: deps.workers };
      throw new Error(`it is of another version (${PROTOCOL_VERSION}, not ${request.version})`);
    case 'clock':
      return {
        monotonic: deps.monotonic(),
        wallClock: deps.wallClock(),
      } satisfies HostTime;
    case 'stage':
      return run.stage(request);
    case 'staged':
      return run.startWorkers(request.sha256);
    case 'dismiss':
      return run.finish();
    default:
      return request satisfies never;
  }
}

/** Handles a request to the host itself; a refusal is printed on this side too. */
async function handleOrRefuse(
  request: HostRequest,
  run: HostRun,
  deps: HostDeps,
  busy: boolean,
): Promise<unknown> {
  try {
    if (busy) throw new Error('it plays for another coordinator already');
    return await handleRequest(request, run, deps);
  } catch (thrown) {
    deps.printLine(`refused a coordinator: ${thrown instanceof Error ? thrown.message : thrown}`);
    throw thrown;
  }
}

/**
 * Serves a coordinator until its connection ends.
 * @param busy another coordinator is being served, so this one is refused
 */
export async function serveCoordinator(
  socket: Duplex,
  { printLine, ...others }: HostDeps,
  busy: boolean,
): Promise<SessionResult> {
  const deps: HostDeps = { ...others, printLine: (line) => printLine(printable(line)) };
  const run = createHostRun(deps);
  const reply = async (channel: number, id: number, work: () => Promise<unknown>) => {
    const response = await respondTo(id, work);
    try {
      connection.send({ channel, word: response });
    } catch (thrown) {
      connection.send({ channel, word: { id, failed: String(thrown) } });
    }
    if (busy) connection.close();
  };
  const message = (received: unknown) => {
    const { channel, word } = v.parse(AddressedMessage, received);
    if (channel === HOST_CHANNEL) {
      const request = v.parse(HostRequest, word);
      void reply(channel, request.id, () => handleOrRefuse(request, run, deps, busy));
    } else {
      const request = v.parse(WorkerRequest, word);
      void reply(channel, request.id, () => run.forward(channel, request));
    }
  };
  const connection = openHostConnection(socket, { message, chunk: run.appendChunk }, deps);
  return run.end(await connection.ended);
}
