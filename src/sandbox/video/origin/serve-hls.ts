import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ActiveFault } from '#sandbox/http/faults/media-fault-injector.ts';
import { corruptBytes } from './corrupt-bytes.ts';
import { type HlsTarget, hlsAnswer } from './hls-answer.ts';
import type { HostPorts, MediaRequest } from './media-request.ts';
import { sendFullBody } from './send-full-body.ts';

/** Returns the time at which playlists froze, for a fault or an end that stops them. */
function frozenBy(met: ActiveFault | undefined, endedAt: number | undefined) {
  if (endedAt !== undefined) return { frozen: { since: endedAt, isEnd: true } };
  const kind = met?.rule.fault.kind;
  return met && (kind === 'stall' || kind === 'end')
    ? { frozen: { since: met.since, isEnd: kind === 'end' } }
    : {};
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
export async function serveHls(ports: HostPorts, asked: MediaRequest<HlsTarget>): Promise<void> {
  const { request, response, url, ask, programme, faulted } = asked;
  const { met } = faulted;
  const fault = met?.rule.fault;
  const frozen = frozenBy(met, ports.endedAt(ask.stream));
  const { library, segments } = ports;
  const moment = { programme, library, segments, epochMs: ports.clock(), ...frozen };
  const answer = hlsAnswer(ask, url.searchParams, moment);
  if (!answer) {
    response.writeHead(404).end();
    return;
  }
  const bytes = Buffer.from(answer.body);
  const whole = fault?.kind === 'corrupt' ? Buffer.from(corruptBytes(bytes)) : bytes;
  const { body, headers } = await packed(whole, typeof answer.body === 'string', request);
  const described = { 'content-type': answer.type, 'cache-control': answer.cache, ...headers };
  await sendFullBody(asked, { status: 200, headers: described, body }, fault);
}
