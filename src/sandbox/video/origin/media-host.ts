import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { VIDEO_SOURCE_PATH } from '#contract/wire/video-sign.ts';
import { corruptAnswer } from '#sandbox/http/faults/corrupt-answer.ts';
import type { MediaFault } from '#sandbox/http/faults/fault.ts';
import type { ActiveFault, FaultedRequest } from '#sandbox/http/faults/media-fault-injector.ts';
import { headersOf } from '#sandbox/http/headers/headers.table.ts';
import { ONE_ORIGIN } from '#sandbox/http/headers/policy-inputs.ts';
import { type HlsTarget, hlsAnswer } from './hls-answer.ts';
import { holdRequest, type Progress } from './hold-request.ts';
import { mediaKindOf, parseMediaPath } from './media-path.ts';
import type { HostPorts, MediaRequest } from './media-request.ts';
import { corruptBytes, sendFullBody } from './send.ts';
import { serveFlv } from './serve-flv.ts';

/** Returns the time at which playlists froze, for a fault or an end that stops them. */
function frozenBy(activeFault: ActiveFault | undefined, endedAt: number | undefined) {
  if (endedAt !== undefined) return { frozen: { since: endedAt, isEnd: true } };
  const kind = activeFault?.rule.fault.kind;
  return activeFault && (kind === 'stall' || kind === 'end')
    ? { frozen: { since: activeFault.since, isEnd: kind === 'end' } }
    : {};
}

function progressOf({ frozen }: ReturnType<typeof frozenBy>): Progress {
  if (!frozen) return 'moving';
  return frozen.isEnd ? 'ended' : 'stalled';
}

const toGzip = promisify(gzip);

/** A playlist of half an hour repeats its signature a thousand times: packed it is a twentieth. Media are packed already. */
async function packed(body: Buffer, isText: boolean, { headers }: IncomingMessage) {
  const accepted = isText && /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));
  return accepted
    ? { body: await toGzip(body), headers: { 'content-encoding': 'gzip', vary: 'accept-encoding' } }
    : { body, headers: {} };
}

/** Answers one request for a playlist or a segment. */
async function serveHls(ports: HostPorts, mediaRequest: MediaRequest<HlsTarget>): Promise<void> {
  const { request, response, url, target, programme, faulted } = mediaRequest;
  const { activeFault } = faulted;
  const fault = activeFault?.rule.fault;
  const frozenNow = () => frozenBy(activeFault, ports.endedAt(target.stream));
  const refused = await holdRequest(ports, mediaRequest, () => progressOf(frozenNow()));
  if (refused !== null) {
    response.writeHead(refused).end();
    return;
  }
  const frozen = frozenNow();
  const { library, segments } = ports;
  const moment = { programme, library, segments, epochMs: ports.clock(), ...frozen };
  const answer = hlsAnswer(target, url.searchParams, moment);
  if (!answer) {
    response.writeHead(404).end();
    return;
  }
  const bytes = Buffer.from(answer.body);
  const payload = fault?.kind === 'corrupt' ? Buffer.from(corruptBytes(bytes)) : bytes;
  const { body, headers } = await packed(payload, typeof answer.body === 'string', request);
  const described = { 'content-type': answer.type, 'cache-control': answer.cache, ...headers };
  await sendFullBody(mediaRequest, { status: 200, headers: described, body }, fault);
}

/** Delay to add before a request is answered, ms. The delay of a jitter fault is derived from the lot of the request. */
function lateBy({ activeFault, lot }: FaultedRequest): number {
  if (activeFault === undefined) return 0;
  const { fault, share } = activeFault.rule;
  if (fault.kind === 'latency') return fault.ms;
  return fault.kind === 'jitter' ? Math.round((lot / share) * fault.ms) : 0;
}

const OPEN_TO_ALL = {
  ...headersOf('media', ONE_ORIGIN),
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'x-capture-epoch-ms, x-media-refusal, content-length, date',
  'access-control-max-age': '600',
  'timing-allow-origin': '*',
};

const SOURCE_HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' };

type HostedLine = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
};

/** Every domain is the same to the media, so the host a client names counts for nothing. */
const ANY_HOST = 'http://127.0.0.1';

/** Returns the target of a request: a path, or an absolute URL as sent by a proxy; null when it is neither. */
function targetOf({ url = '' }: IncomingMessage): URL | null {
  const address = url.startsWith('/') ? ANY_HOST + url : url;
  return URL.canParse(address) ? new URL(address) : null;
}

const carriesToken = ({ headers }: IncomingMessage) =>
  headers.token !== undefined || /\btoken\b/i.test(headers['access-control-request-headers'] ?? '');

/** Resets, refuses or swallows a request; reports whether it did. */
function meetsFault(fault: MediaFault | undefined, response: ServerResponse): boolean {
  if (fault?.kind === 'reset') response.destroy();
  if (fault?.kind === 'status') response.writeHead(fault.status).end();
  return fault?.kind === 'reset' || fault?.kind === 'status' || fault?.kind === 'blackHole';
}

/** Aborts when the client disconnects. */
function leavingOf(response: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  response.on('close', () => leaving.abort());
  return leaving.signal;
}

/** Closes a request that targets no media or is not authorized: its response has no body. */
function closeWith(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, headers).end();
}

/** Answers a request that was let through. */
async function answer(ports: HostPorts, faulted: FaultedRequest, line: HostedLine): Promise<void> {
  const { request, response } = line;
  const url = targetOf(request);
  if (!url) return closeWith(response, 400);
  if (ports.source && request.method === 'GET' && url.pathname === VIDEO_SOURCE_PATH) {
    const { status, body } = await ports.source(url.searchParams);
    const fault = faulted.activeFault?.rule.fault;
    const text = fault?.kind === 'corrupt' ? corruptAnswer(body) : body;
    return sendFullBody(line, { status, headers: SOURCE_HEADERS, body: Buffer.from(text) }, fault);
  }
  const target = parseMediaPath(url.pathname);
  const programme = target && ports.programmes(target.stream);
  if (request.method === 'OPTIONS') return closeWith(response, 204);
  if (request.method !== 'GET' && request.method !== 'HEAD') return closeWith(response, 405);
  if (!programme) return closeWith(response, 404);
  const verdict = ports.authorize(url);
  if (verdict !== 'ok') return closeWith(response, 403, { 'x-media-refusal': verdict });
  const mediaRequest = { ...line, url, programme, faulted };
  await (target.kind === 'flv'
    ? serveFlv(ports, { ...mediaRequest, target })
    : serveHls(ports, { ...mediaRequest, target }));
}

/** The request handler of one video domain. */
export const mediaHost =
  (ports: HostPorts) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (carriesToken(request)) ports.onLeak();
    for (const [name, value] of Object.entries(OPEN_TO_ALL)) response.setHeader(name, value);
    const media = mediaKindOf(request.url ?? '');
    const faulted = ports.faults.match(ports.host, media);
    if (meetsFault(faulted.activeFault?.rule.fault, response)) return;
    const signal = leavingOf(response);
    const answering = async () => {
      const late = lateBy(faulted);
      if (late > 0) await wait(late, undefined, { signal });
      await answer(ports, faulted, { request, response, signal });
    };
    await answering().catch((reason: unknown) => {
      if (!response.destroyed) throw reason;
    });
  };
