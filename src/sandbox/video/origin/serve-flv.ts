import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { MediaFault } from '#sandbox/http/faults/fault.ts';
import { type FlvFeed, flvFeed } from './flv-feed.ts';
import type { FlvTarget } from './media-path.ts';
import type { HostPorts, MediaRequest } from './media-request.ts';
import { corruptBytes, send } from './send.ts';

/** Duration of one frame: due data is sent at this interval. */
const TICK_MS = 40;

const EMPTY = new Uint8Array(0);

type Step = 'send' | 'hold' | 'end' | 'break';

function stepFor(fault: MediaFault | undefined): Step {
  switch (fault?.kind) {
    case undefined:
    case 'bandwidth':
    case 'latency':
    case 'jitter':
    case 'corrupt':
      return 'send';
    case 'stall':
    case 'blackHole':
      return 'hold';
    case 'end':
      return 'end';
    case 'reset':
    case 'status':
    case 'truncate':
      return 'break';
    default:
      return fault satisfies never;
  }
}

/**
 * Returns the fault that applies to a viewer now: one limited to a number of requests stays with those, any other ends when
 * it is lifted.
 */
const faultNow = ({ faults }: HostPorts, { faulted }: MediaRequest<FlvTarget>): MediaFault | undefined =>
  (faulted.activeFault?.rule.times === undefined ? faults.meeting(faulted) : faulted.activeFault)?.rule.fault;

/** Feeds one viewer until the stream ends, a fault breaks it or the viewer leaves. */
async function feedViewer(
  ports: HostPorts,
  mediaRequest: MediaRequest<FlvTarget>,
  feed: FlvFeed,
): Promise<void> {
  const { response, target, signal } = mediaRequest;
  await send(response, feed.head, signal);
  for (;;) {
    const fault = faultNow(ports, mediaRequest);
    const step = ports.endedAt(target.stream) === undefined ? stepFor(fault) : 'end';
    if (step === 'end' || step === 'break') return leave(response, step);
    const rate = fault?.kind === 'bandwidth' ? fault.bytesPerSecond : undefined;
    const due = step === 'send' ? feed.read(ports.clock()) : EMPTY;
    await send(response, fault?.kind === 'corrupt' ? corruptBytes(due) : due, signal, rate);
    await wait(TICK_MS, undefined, { signal });
  }
}

function leave(response: ServerResponse, how: 'end' | 'break'): void {
  if (how === 'end') response.end();
  else response.destroy();
}

/** Answers one request for an endless FLV; a stream that has ended is not found. */
export async function serveFlv(ports: HostPorts, mediaRequest: MediaRequest<FlvTarget>): Promise<void> {
  const { request, response, target, programme } = mediaRequest;
  if (ports.endedAt(target.stream) !== undefined) {
    response.writeHead(404).end();
    return;
  }
  const line = { programme, library: ports.library, rendition: target.rendition };
  const feed = flvFeed(line, ports.clock());
  response.writeHead(200, {
    'content-type': 'video/x-flv',
    'cache-control': 'no-store',
    'x-capture-epoch-ms': feed.captureEpochMs,
  });
  if (request.method === 'HEAD') response.end();
  else await feedViewer(ports, mediaRequest, feed);
}
