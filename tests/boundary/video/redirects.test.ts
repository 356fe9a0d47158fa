import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { CORE_VERSION } from '#contract/version.ts';
import { type FlvEnd, openFlvLine } from '#streams/view/player/flv/flv-line.ts';
import { fetchPiece, type HlsLoss } from '#streams/view/player/hls/hls-fetch.ts';
import { createCore } from '#worker/core/core.ts';
import { inProcessPorts } from '#worker/core/in-process-ports.ts';

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has no TCP address');
  return `http://127.0.0.1:${address.port}`;
}

const REDIRECTS = [301, 302, 307, 308];

/** Server that redirects every request to another one, with the requests the other one receives. */
async function redirecting(status: number) {
  const received: IncomingMessage[] = [];
  const stolen: IncomingMessage[] = [];
  const elsewhere = await serve((request, response) => {
    stolen.push(request);
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}');
  });
  const origin = await serve((request, response) => {
    received.push(request);
    response.writeHead(status, { location: `${elsewhere}${request.url}` }).end();
  });
  return { origin, asked: received, stolen };
}

test.for(REDIRECTS)(
  '[7.02] a line that responds %i gets the request, its redirect target none',
  async (status) => {
    const { origin: line, asked, stolen } = await redirecting(status);
    const { api, close } = createCore(inProcessPorts());
    onTestFinished(close);
    await api.hello({ version: CORE_VERSION, siteId: 5000, apiOrigin: line, hidden: false });
    await expect(api.session.login('xuexian', 'court2026')).rejects.toMatchObject({ kind: 'network' });
    expect(asked.length).toBeGreaterThan(0);
    expect(stolen).toEqual([]);
  },
);

test.for(REDIRECTS)('[8.16] a video domain that responds %i is lost, without a redirect', async (status) => {
  const { origin, asked, stolen } = await redirecting(status);
  const flv = await new Promise<FlvEnd>((ended) => {
    openFlvLine({ lineId: 'a', url: `${origin}/live.flv?sign=1` }, () => performance.now(), {
      tags: () => undefined,
      ended,
    });
  });
  const hls = await new Promise<HlsLoss>((lost, came) => {
    fetchPiece({ url: `${origin}/live.m3u8?sign=1`, range: null, format: 'any' }, { lost, came });
  });
  expect(flv).toEqual({ is: 'broke', status: null });
  expect(hls).toEqual({ status: null });
  expect(asked.map(({ url }) => url)).toEqual(['/live.flv?sign=1', '/live.m3u8?sign=1']);
  expect(stolen).toEqual([]);
});
