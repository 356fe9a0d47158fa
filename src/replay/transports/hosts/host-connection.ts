import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import {
  chunkFrame,
  createFrameReader,
  type Frame,
  FrameError,
  heartbeatFrame,
  messageFrame,
} from './frames.ts';

const HEARTBEAT_MS = 2_000;
const SILENCE_MAX_MS = 10_000;

/** The clock and timer of a connection. */
export type ConnectionPorts = {
  readonly monotonic: () => number;
  /** Calls repeatedly, until the returned function is called. */
  every(ms: number, call: () => void): () => void;
};

/** Reason shown for a connection that the other side has closed. */
export const CLOSED_BY_PEER = 'has gone';

/** Handlers for data from the other side; each throws for invalid input, which closes the connection. */
export type FrameHandlers = {
  message(message: unknown): void;
  /** The next frame is read when this promise has resolved. */
  chunk(bytes: Uint8Array): Promise<void>;
};

/** Messages and file chunks in both directions, with heartbeats between them. */
export type HostConnection = {
  send(message: unknown): void;
  /** Resolves when the other side can accept more. */
  sendChunk(bytes: Uint8Array): Promise<void>;
  close(): void;
  /** Resolves with why it ended, as text that follows the other side's name. Never rejects. */
  readonly ended: Promise<string>;
};

function reasonOf(thrown: unknown): string {
  if (thrown instanceof FrameError) return `talks nonsense: ${thrown.message}`;
  if (thrown instanceof v.ValiError) return `talks nonsense: ${thrown.message}`;
  if (thrown instanceof Error) return `is gone: ${thrown.message}`;
  return 'is gone';
}

async function handleFrame(frame: Frame, handlers: FrameHandlers): Promise<void> {
  if (frame.is === 'message') handlers.message(frame.message);
  else if (frame.is === 'chunk') await handlers.chunk(frame.bytes);
}

/** Opens the protocol on a connected stream. Frames are handled from the next microtask on. */
export function openHostConnection(
  stream: Duplex,
  handlers: FrameHandlers,
  { monotonic, every }: ConnectionPorts,
): HostConnection {
  let receivedAt = monotonic();
  const write = (bytes: Uint8Array) => stream.writable && stream.write(bytes);
  const stopHeartbeat = every(HEARTBEAT_MS, () => {
    write(heartbeatFrame());
    if (monotonic() - receivedAt <= SILENCE_MAX_MS) return;
    stream.destroy(new Error(`nothing heard for ${SILENCE_MAX_MS / 1_000} s`));
  });
  const readFrames = async (): Promise<string> => {
    const read = createFrameReader();
    try {
      for await (const bytes of stream) {
        receivedAt = monotonic();
        for (const frame of read(bytes)) await handleFrame(frame, handlers);
        receivedAt = monotonic();
      }
      return CLOSED_BY_PEER;
    } catch (thrown) {
      return reasonOf(thrown);
    } finally {
      stopHeartbeat();
      stream.destroy();
    }
  };
  stream.on('error', () => undefined);
  return {
    send: (message) => void write(messageFrame(message)),
    async sendChunk(bytes) {
      if (write(chunkFrame(bytes)) || stream.destroyed) return;
      await new Promise<void>((resolve) => {
        stream.once('drain', resolve);
        stream.once('close', resolve);
      });
    },
    close: () => void stream.end(),
    ended: readFrames(),
  };
}
