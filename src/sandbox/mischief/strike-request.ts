import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { corruptAnswer } from './corrupt-answer.ts';
import type { Fault } from './fault.ts';
import { trickle } from './trickle.ts';

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

/** What a fault does to an answer the platform has made. */
async function spoilt(made: Promise<Response>, fault: Fault, signal: AbortSignal): Promise<Response> {
  const response = await made;
  const { status, headers } = response;
  if (fault.fault === 'corrupt')
    return new Response(corruptAnswer(await response.text()), { status, headers });
  if (fault.fault !== 'bandwidth') return response;
  const body = new Uint8Array(await response.arrayBuffer());
  return new Response(trickle(body, fault.bytesPerSecond, signal), { status, headers });
}

/** What one fault answers instead of the platform, or null when the platform may answer after all. */
async function struck(
  context: NodeContext,
  fault: Fault,
  signal: AbortSignal,
  answer: () => Promise<Response>,
): Promise<Response | null> {
  switch (fault.fault) {
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

/** Lets the faults have their way with a request, then the platform with what is left of it. */
export async function strikeRequest(
  context: NodeContext,
  faults: readonly Fault[],
  signal: AbortSignal,
  answer: () => Promise<Response>,
): Promise<Response> {
  const spoiltAnswer = () => faults.reduce((made, fault) => spoilt(made, fault, signal), answer());
  for (const fault of faults) {
    const response = await struck(context, fault, signal, spoiltAnswer);
    if (response) return response;
  }
  return spoiltAnswer();
}
