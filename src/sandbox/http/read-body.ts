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
export function readBody(incoming: IncomingMessage, most = BODY_MAX_BYTES): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    const leave = () => {
      incoming.off('data', take).off('end', end).off('close', cut).off('error', cut);
    };
    const refuse = (reason: 'large' | 'cut') => {
      leave();
      reject(new UnreadBody(reason));
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
    /** The connection was closed. A request that arrived whole is still processed: only the response cannot be delivered. */
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
