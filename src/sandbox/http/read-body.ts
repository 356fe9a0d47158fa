import type { IncomingMessage } from 'node:http';

/** A picture of the largest size, sealed: base64 twice. */
const BODY_MAX_BYTES = 1024 * 1024;

/** The body is not read to its end: it is too large, or its sender is gone. Nobody's defect. */
export class UnreadBody extends Error {
  override readonly name = 'UnreadBody';
  readonly why: 'large' | 'cut';

  constructor(why: 'large' | 'cut') {
    super(why);
    this.why = why;
  }
}

/**
 * The text of a request's body. Bytes are counted as they come, whatever length was announced, and reading stops at the
 * limit.
 * @throws UnreadBody.
 */
export function readBody(incoming: IncomingMessage, most = BODY_MAX_BYTES): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    const leave = () => {
      incoming.off('data', take).off('end', end).off('close', cut).off('error', cut);
    };
    const refuse = (why: 'large' | 'cut') => {
      leave();
      reject(new UnreadBody(why));
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > most) return refuse('large');
      chunks.push(chunk);
    };
    const end = () => {
      leave();
      resolve(Buffer.concat(chunks).toString());
    };
    /** The sender is gone. What came whole counts all the same: only the answer finds nobody. */
    const cut = () => {
      if (!incoming.complete) return refuse('cut');
      const rest: unknown = incoming.read();
      if (rest instanceof Buffer) take(rest);
      end();
    };
    if (Number(incoming.headers['content-length'] ?? 0) > most) return refuse('large');
    if (incoming.destroyed) return cut();
    incoming.on('data', take).on('end', end).on('close', cut).on('error', cut);
  });
}
