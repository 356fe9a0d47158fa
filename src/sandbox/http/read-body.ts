import type { IncomingMessage } from 'node:http';

/** Size limit of a body: an image of the largest size, sealed, which is base64 twice. */
const BODY_MAX_BYTES = 1024 * 1024;

/** Error for a body that was not read to its end: it is too large, or the connection was closed. Not a defect. */
export class UnreadBody extends Error {
  override readonly name = 'UnreadBody';
  readonly reason: 'large' | 'cut';

  constructor(reason: 'large' | 'cut') {
    super(reason);
    this.reason = reason;
  }
}

/**
 * The text of a request's body. Bytes are counted as they come, whatever length was announced, and reading stops at the
 * limit.
 * @throws UnreadBody.
 */
export function readBody(incoming: IncomingMessage, maxBytes = BODY_MAX_BYTES): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    const leave = () => {
      incoming.off('data', onData).off('end', end).off('close', cut).off('error', cut);
    };
    const refuse = (reason: 'large' | 'cut') => {
      leave();
      reject(new UnreadBody(reason));
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) return refuse('large');
      chunks.push(chunk);
    };
    const end = () => {
      leave();
      resolve(Buffer.concat(chunks).toString());
    };
    /** The connection was closed. A request that arrived whole is still processed: only the response cannot be delivered. */
    const cut = () => {
      if (!incoming.complete) return refuse('cut');
      const rest: unknown = incoming.read();
      if (rest instanceof Buffer) onData(rest);
      end();
    };
    if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) return refuse('large');
    if (incoming.destroyed) return cut();
    incoming.on('data', onData).on('end', end).on('close', cut).on('error', cut);
  });
}
