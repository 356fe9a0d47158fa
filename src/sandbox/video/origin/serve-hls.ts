import type { ActiveFault } from '#sandbox/faults/media-fault-injector.ts';
import { corruptBytes } from './corrupt-bytes.ts';
import { type HlsAsk, hlsAnswer } from './hls-answer.ts';
import type { HostPorts, MediaRequest } from './media-request.ts';
import { sendWhole } from './send-whole.ts';

/** Until when playlists went on, for a fault or an end that stops them. */
function frozenBy(met: ActiveFault | undefined, endedAt: number | undefined) {
  if (endedAt !== undefined) return { frozen: { since: endedAt, isEnd: true } };
  const kind = met?.rule.fault.kind;
  return met && (kind === 'stall' || kind === 'end')
    ? { frozen: { since: met.since, isEnd: kind === 'end' } }
    : {};
}

/** Answers one request for a playlist or a segment. */
export async function serveHls(ports: HostPorts, asked: MediaRequest<HlsAsk>): Promise<void> {
  const { response, url, ask, programme, faulted } = asked;
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
  const body = fault?.kind === 'corrupt' ? corruptBytes(bytes) : bytes;
  const headers = { 'content-type': answer.type, 'cache-control': answer.cache };
  await sendWhole(asked, { status: 200, headers, body }, fault);
}
