import type { ActiveFault } from '#sandbox/faults/media-fault-injector.ts';
import { corruptBytes } from './corrupt-bytes.ts';
import type { Exchange, HostPorts } from './exchange.ts';
import { type HlsAsk, hlsAnswer } from './hls-answer.ts';
import { sendWhole } from './send-whole.ts';

/** Until when playlists went on, for a fault or an end that stops them. */
function frozenBy(met: ActiveFault | undefined, endedAt: number | undefined) {
  if (endedAt !== undefined) return { frozen: { since: endedAt, isEnd: true } };
  if (met?.fault.kind === 'stall' || met?.fault.kind === 'end') {
    return { frozen: { since: met.since, isEnd: met.fault.kind === 'end' } };
  }
  return {};
}

/** Answers one request for a playlist or a segment. */
export async function serveHls(ports: HostPorts, exchange: Exchange<HlsAsk>): Promise<void> {
  const { response, url, ask, programme, faulted } = exchange;
  const { met } = faulted;
  const frozen = frozenBy(met, ports.endedAt(ask.stream));
  const { library, segments } = ports;
  const moment = { programme, library, segments, epochMs: ports.clock(), ...frozen };
  const answer = hlsAnswer(ask, url.searchParams, moment);
  if (!answer) {
    response.writeHead(404).end();
    return;
  }
  const bytes = Buffer.from(answer.body);
  const body = met?.fault.kind === 'corrupt' ? corruptBytes(bytes) : bytes;
  const headers = { 'content-type': answer.type, 'cache-control': answer.cache };
  await sendWhole(exchange, { status: 200, headers, body }, met?.fault);
}
