import type { IncomingMessage, ServerResponse } from 'node:http';
import { VIDEO_SOURCE_PATH } from '#contract/wire/video-sign.ts';
import type { HostPorts } from './exchange.ts';
import type { MediaFault } from './faults.ts';
import { mediaKindOf, parseMediaPath } from './media-path.ts';
import { serveFlv } from './serve-flv.ts';
import { serveHls } from './serve-hls.ts';
import { STREAMS } from './streams.table.ts';

const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'x-capture-epoch-ms, x-media-refusal, content-length, date',
  'access-control-max-age': '600',
  'timing-allow-origin': '*',
};

const carriesToken = ({ headers }: IncomingMessage) =>
  headers.token !== undefined || /\btoken\b/i.test(headers['access-control-request-headers'] ?? '');

/** Breaks, refuses or swallows a request; says whether it did. */
function meetsFault(fault: MediaFault | undefined, response: ServerResponse): boolean {
  if (fault?.kind === 'dead') response.destroy();
  if (fault?.kind === 'status') response.writeHead(fault.status).end();
  return fault?.kind === 'dead' || fault?.kind === 'status' || fault?.kind === 'black-hole';
}

/** A request that asks for nothing to watch, or may not: its answer has no body. */
function closeWith(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, headers).end();
}

/** Answers a request that met no fault. */
async function answer(ports: HostPorts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? '127.0.0.1'}`);
  if (ports.source && request.method === 'GET' && url.pathname === VIDEO_SOURCE_PATH) {
    const { status, body } = await ports.source(url.searchParams);
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(body);
    return;
  }
  const ask = parseMediaPath(url.pathname);
  const renditions = ask && ports.library.get(STREAMS[ask.stream].loop);
  if (request.method === 'OPTIONS') return closeWith(response, 204);
  if (request.method !== 'GET' && request.method !== 'HEAD') return closeWith(response, 405);
  if (!renditions) return closeWith(response, 404);
  const verdict = ports.authorize(url);
  if (verdict !== 'ok') return closeWith(response, 403, { 'x-media-refusal': verdict });
  const leaving = new AbortController();
  response.on('close', () => leaving.abort());
  const exchange = { request, response, url, renditions, signal: leaving.signal };
  const answering =
    ask.kind === 'flv' ? serveFlv(ports, { ...exchange, ask }) : serveHls(ports, { ...exchange, ask });
  await answering.catch((reason: unknown) => {
    if (!response.destroyed) throw reason;
  });
}

/** The request handler of one video domain. */
export const mediaHost =
  (ports: HostPorts) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (carriesToken(request)) ports.onLeak();
    for (const [name, value] of Object.entries(OPEN_TO_ALL)) response.setHeader(name, value);
    const media = mediaKindOf(request.url ?? '');
    if (meetsFault(ports.faults.meeting(ports.host, media)?.fault, response)) return;
    await answer(ports, request, response);
  };
