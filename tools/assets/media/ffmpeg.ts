import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Runs ffmpeg with what `feed` writes to its input; rejects with its complaint when it fails. */
export async function ffmpeg(
  args: readonly string[],
  feed: (input: Writable) => Promise<void>,
): Promise<void> {
  const child = spawn('ffmpeg', ['-y', '-hide_banner', '-loglevel', 'error', ...args], {
    stdio: ['pipe', 'inherit', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const exited = once(child, 'exit');
  await feed(child.stdin);
  child.stdin.end();
  const [code] = await exited;
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}: ${complaint}`);
}

/** Writes, and waits while the reader is behind. */
export async function writeTo(stream: Writable, chunk: Uint8Array): Promise<void> {
  if (!stream.write(chunk)) await once(stream, 'drain');
}
