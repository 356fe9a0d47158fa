import type { Exchange, HostPorts } from './exchange.ts';
import type { ActiveFault } from './faults.ts';
import { type HlsAsk, hlsAnswer } from './hls-answer.ts';
import { send } from './send.ts';
import { STREAMS } from './streams.table.ts';

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
  const { request, response, url, ask, renditions, signal } = exchange;
  const met = ports.faults.meeting(ports.host, 'hls');
  const { phaseMs } = STREAMS[ask.stream];
  const frozen = frozenBy(met, ports.endedAt(ask.stream));
  const answer = hlsAnswer(ask, url.searchParams, { renditions, phaseMs, epochMs: ports.clock(), ...frozen });
  if (!answer) {
    response.writeHead(404).end();
    return;
  }
  const body = Buffer.from(answer.body);
  response.writeHead(200, {
    'content-type': answer.type,
    'content-length': body.length,
    'cache-control': answer.cache,
  });
  const rate = met?.fault.kind === 'slow' ? met.fault.bytesPerSecond : undefined;
  if (request.method !== 'HEAD') await send(response, body, signal, rate);
  response.end();
}
