import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import { BadFrame, beatFrame, createFrameReader, type Frame, pieceFrame, wordFrame } from './frames.ts';

const BEAT_MS = 2_000;
const DEAD_AFTER_MS = 10_000;

export type LinkPorts = {
  readonly monotonic: () => number;
  /** Calls again and again, until what it gives back is called. */
  every(ms: number, call: () => void): () => void;
};

/** How a link ends that nothing was wrong with. */
export const GONE = 'has gone';

/** What is heard. A word or piece that makes no sense is answered by throwing. */
export type Ear = {
  word(word: unknown): void;
  /** The next is read when this one is dealt with. */
  piece(bytes: Uint8Array): Promise<void>;
};

/** Words and bytes to the other side and back, with signs of life between them. */
export type Link = {
  send(word: unknown): void;
  /** Waits while the other side is slower. */
  sendPiece(bytes: Uint8Array): Promise<void>;
  close(): void;
  /** Why it ended, in words that follow the other's name. Never rejects. */
  readonly ended: Promise<string>;
};

function reasonOf(thrown: unknown): string {
  if (thrown instanceof BadFrame) return `talks nonsense: ${thrown.message}`;
  if (thrown instanceof v.ValiError) return `talks nonsense: ${thrown.message}`;
  if (thrown instanceof Error) return `is gone: ${thrown.message}`;
  return 'is gone';
}

async function hear(frame: Frame, ear: Ear): Promise<void> {
  if (frame.is === 'word') ear.word(frame.word);
  else if (frame.is === 'piece') await ear.piece(frame.bytes);
}

/** Makes a link of a stream that is open. It is heard from the next turn on. */
export function openLink(stream: Duplex, ear: Ear, { monotonic, every }: LinkPorts): Link {
  let heardAt = monotonic();
  const write = (bytes: Uint8Array) => stream.writable && stream.write(bytes);
  const stopBeat = every(BEAT_MS, () => {
    write(beatFrame());
    if (monotonic() - heardAt <= DEAD_AFTER_MS) return;
    stream.destroy(new Error(`nothing heard for ${DEAD_AFTER_MS / 1_000} s`));
  });
  const listen = async (): Promise<string> => {
    const read = createFrameReader();
    try {
      for await (const bytes of stream) {
        heardAt = monotonic();
        for (const frame of read(bytes)) await hear(frame, ear);
        heardAt = monotonic();
      }
      return GONE;
    } catch (thrown) {
      return reasonOf(thrown);
    } finally {
      stopBeat();
      stream.destroy();
    }
  };
  stream.on('error', () => undefined);
  return {
    send: (word) => void write(wordFrame(word)),
    async sendPiece(bytes) {
      if (write(pieceFrame(bytes)) || stream.destroyed) return;
      await new Promise<void>((resolve) => {
        stream.once('drain', resolve);
        stream.once('close', resolve);
      });
    },
    close: () => void stream.end(),
    ended: listen(),
  };
}
