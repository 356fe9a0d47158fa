import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { constants, createGunzip } from 'node:zlib';
import { BadRecording } from '#contract/recording/recording-line.ts';

/** Longer than any line of a chat; guards against a file that unpacks without end. */
const LINE_MAX = 4 * 1024 * 1024;

/** Whether a file begins as gzip does, whatever its name. */
export async function isGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}

/** A file's text piece by piece, unpacked when it is gzip; one that breaks off is read as far as it goes. */
export async function* textChunks(path: string): AsyncGenerator<string> {
  const packed = await isGzip(path);
  const file = createReadStream(path);
  const bytes = packed
    ? pipeline(file, createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }), () => undefined)
    : file;
  const decoder = new TextDecoder();
  for await (const piece of bytes) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

/** A line; `whole` is false for a last one without its end. */
export type TextLine = { readonly text: string; readonly whole: boolean };

/** The lines of a file, blank ones left out. @throws BadRecording for a line without end. */
export async function* textLines(path: string): AsyncGenerator<TextLine> {
  let rest = '';
  for await (const chunk of textChunks(path)) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    if (rest.length > LINE_MAX) throw new BadRecording(`a line is longer than ${LINE_MAX} characters`);
    for (const part of parts) if (part.trim()) yield { text: part.trimEnd(), whole: true };
  }
  if (rest.trim()) yield { text: rest, whole: false };
}
