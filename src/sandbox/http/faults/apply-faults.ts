import { ReadableStream } from 'node:stream/web';
import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { corruptAnswer } from './corrupt-answer.ts';
import type { CallFault } from './fault.ts';

const SLICES_PER_SECOND = 10;

async function* slices(bytes: Uint8Array, bytesPerSecond: number, signal: AbortSignal) {
  const size = Math.max(1, Math.round(bytesPerSecond / SLICES_PER_SECOND));
  for (let offset = 0; offset < bytes.length; offset += size) {
    await wait((size / bytesPerSecond) * 1_000, undefined, { signal });
    yield bytes.subarray(offset, offset + size);
  }
}

/** Streams a body at a given number of bytes per second; ends with an error when `signal` aborts. */
const trickle = (bytes: Uint8Array, bytesPerSecond: number, signal: AbortSignal): ReadableStream =>
  ReadableStream.from(slices(bytes, bytesPerSecond, signal));

const GATEWAY_PAGE = '<!doctype html><title>502</title><h1>502 Bad Gateway</h1>';

type NodeContext = Context<{ Bindings: HttpBindings }>;

const never = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Sends half of an answer that promised to be whole, then cuts the line. */
async function cutShort(
  { env: { outgoing } }: NodeContext,
  answer: () => Promise<Response>,
): Promise<Response> {
  const response = await answer();
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, {
    'content-type': response.headers.get('content-type') ?? 'application/json',
    'content-length': body.length,
  });
  outgoing.write(body.subarray(0, Math.ceil(body.length / 2)), () => outgoing.destroy());
  return RESPONSE_ALREADY_SENT;
}

/** Alters a response of the platform as the fault specifies. */
async function tampered(
  original: Promise<Response>,
  fault: CallFault,
  signal: AbortSignal,
): Promise<Response> {
  const response = await original;
  const { status, headers } = response;
  if (fault.kind === 'corrupt')
    return new Response(corruptAnswer(await response.text()), { status, headers });
  if (fault.kind !== 'bandwidth') return response;
  const body = new Uint8Array(await response.arrayBuffer());
  return new Response(trickle(body, fault.bytesPerSecond, signal), { status, headers });
}

/** Returns the response of a fault in place of the platform’s, or null when the platform responds. */
async function answerOfFault(
  context: NodeContext,
  fault: CallFault,
  signal: AbortSignal,
  answer: () => Promise<Response>,
): Promise<Response | null> {
  switch (fault.kind) {
    case 'latency':
      await wait(fault.ms, undefined, { signal }).catch(() => undefined);
      return null;
    case 'blackHole':
      await never(signal);
      return RESPONSE_ALREADY_SENT;
    case 'reset':
      context.env.incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    case 'truncate':
      return cutShort(context, answer);
    case 'html':
      return context.html(GATEWAY_PAGE);
    case 'empty':
      return context.body('');
    case 'notObject':
      return context.json('busy');
    case 'status':
      return new Response(null, { status: fault.status });
    case 'jitter':
    case 'bandwidth':
    case 'corrupt':
    case 'code':
    case 'malformed':
    case 'riskToken':
    case 'safe':
    case 'skew':
      return null;
    default:
      fault satisfies never;
      return null;
  }
}

/** Applies the faults to a request, then lets the platform answer unless a fault has answered already. */
export async function applyFaults(
  context: NodeContext,
  faults: readonly CallFault[],
  signal: AbortSignal,
  answer: () => Promise<Response>,
): Promise<Response> {
  const tamperedAnswer = () =>
    faults.reduce((original, fault) => tampered(original, fault, signal), answer());
  for (const fault of faults) {
    const response = await answerOfFault(context, fault, signal, tamperedAnswer);
    if (response) return response;
  }
  return tamperedAnswer();
}
