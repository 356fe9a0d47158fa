import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import * as v from 'valibot';
import { CommandError } from '#replay/cli/command.ts';
import { isGzip } from '#replay/recording/text-lines.ts';
import { createRpcClient, type RpcClient } from '#replay/run/protocol/rpc-client.ts';
import { createWorkerClient, type WorkerClient } from '#replay/run/protocol/worker-client.ts';
import type { ClockPorts } from '#worker/clock/server-clock.ts';
import { type ClockCheck, checkClock } from './clock-check.ts';
import { CHUNK_MAX, FrameError } from './frames.ts';
import { addressText, type HostAddress } from './host-address.ts';
import { type ConnectionPorts, openHostConnection } from './host-connection.ts';
import {
  AddressedMessage,
  HOST_CHANNEL,
  type HostCall,
  HostGreeting,
  HostTime,
  PROTOCOL_VERSION,
} from './host-messages.ts';
import { connectToHost } from './psk-socket.ts';

/**
 * Sends the bytes of a recording in chunks, compressed where the file is not.
 * @returns the SHA-256 of what was sent, in hex
 */
async function sendRecording(path: string, send: (chunk: Uint8Array) => Promise<void>): Promise<string> {
  const sum = createHash('sha256');
  const sendAll = async (chunks: AsyncIterable<Uint8Array>): Promise<void> => {
    for await (const chunk of chunks) {
      sum.update(chunk);
      for (let from = 0; from < chunk.length; from += CHUNK_MAX) {
        await send(chunk.subarray(from, from + CHUNK_MAX));
      }
    }
  };
  const file = createReadStream(path);
  if (await isGzip(path)) await pipeline(file, sendAll);
  else await pipeline(file, createGzip(), sendAll);
  return sum.digest('hex');
}

/** Share of a run that a host plays. */
export type HostAssignment = {
  readonly run: string;
  readonly origin: string;
  readonly flags: readonly string[];
  /** Path of the recording on this machine. */
  readonly recording: string;
  /** Number of workers that the host starts; null for as many as it offers. */
  readonly workers: number | null;
};

/** A host as its coordinator sees it. Every call throws CommandError with the host's name. */
export type RemoteHost = {
  readonly name: string;
  /** Sends the recording and starts the workers. @returns the workers, ready to be opened. */
  stage(assignment: HostAssignment): Promise<readonly WorkerClient[]>;
  checkClock(): Promise<ClockCheck>;
  /** Notifies the host that the run is finished. */
  finish(): Promise<void>;
  close(): void;
};

/** Opens the protocol on a socket; each channel has its own requests. */
function openChannels(
  socket: Awaited<ReturnType<typeof connectToHost>>,
  name: string,
  ports: ConnectionPorts,
) {
  const clients = new Map<number, RpcClient>();
  const connection = openHostConnection(
    socket,
    {
      message(received) {
        const { channel, word } = v.parse(AddressedMessage, received);
        const client = clients.get(channel);
        if (!client) throw new FrameError(`nobody was asked on channel ${channel}`);
        client.receive(word);
      },
      chunk: () => Promise.reject(new FrameError('a piece of no file')),
    },
    ports,
  );
  void connection.ended.then((reason) => {
    for (const client of clients.values()) client.close(new CommandError(`host ${name} ${reason}`));
  });
  const channel = (number: number) => {
    const client = createRpcClient((message) => connection.send({ channel: number, word: message }));
    clients.set(number, client);
    return async (request: object): Promise<unknown> => {
      try {
        return await client.call(request);
      } catch (thrown) {
        if (thrown instanceof CommandError) throw thrown;
        throw new CommandError(`host ${name}: ${thrown instanceof Error ? thrown.message : thrown}`);
      }
    };
  };
  return { connection, channel };
}

/** Connects to a host and greets it. @throws CommandError when it does not answer, is of another version, or plays already. */
export async function connectHost(
  address: HostAddress,
  key: Uint8Array,
  ports: ConnectionPorts & ClockPorts,
): Promise<RemoteHost> {
  const name = addressText(address);
  const { connection, channel } = openChannels(await connectToHost(address, key), name, ports);
  const callOnHostChannel = channel(HOST_CHANNEL);
  const call = (request: HostCall) => callOnHostChannel(request);
  const greeting = await call({ ask: 'greet', version: PROTOCOL_VERSION }).catch((thrown: unknown) => {
    connection.close();
    throw thrown;
  });
  const offered = v.parse(HostGreeting, greeting).workers;
  return {
    name,
    async stage({ run, origin, flags, recording, workers: wanted }) {
      const workers = wanted ?? offered;
      await call({ ask: 'stage', run, origin, workers, flags: [...flags] });
      await call({ ask: 'staged', sha256: await sendRecording(recording, connection.sendChunk) });
      return Array.from({ length: workers }, (_, index) =>
        createWorkerClient(channel(index + 1), () => undefined),
      );
    },
    checkClock: () => checkClock(async () => v.parse(HostTime, await call({ ask: 'clock' })), ports),
    finish: async () => void (await call({ ask: 'dismiss' })),
    close: connection.close,
  };
}
