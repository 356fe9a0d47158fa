import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { MediaFault } from '#sandbox/http/faults/fault.ts';
import { send } from './send.ts';

type FullResponse = {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Uint8Array;
};
type Connection = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly signal: AbortSignal;
};

/** Sends a body of known length, at the pace of a slow fault; a truncating one cuts it in the middle. */
export async function sendFullBody(
  { request, response, signal }: Connection,
  { status, headers, body }: FullResponse,
  fault: MediaFault | undefined,
): Promise<void> {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  if (fault?.kind === 'truncate') {
    response.write(body.subarray(0, body.length >> 1), () => response.destroy());
    return;
  }
  const rate = fault?.kind === 'bandwidth' ? fault.bytesPerSecond : undefined;
  if (request.method !== 'HEAD') await send(response, body, signal, rate);
  response.end();
}
