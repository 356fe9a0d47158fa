import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { CORE_VERSION } from '#contract/constants.ts';
import { createCore } from '#worker/core.ts';
import { inProcessPorts } from '#worker/in-process-ports.ts';

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has no TCP address');
  return `http://127.0.0.1:${address.port}`;
}

test.for([301, 302, 307, 308])(
  '[7.02] a line that answers %i gets the request, the place it points at gets nothing',
  async (status) => {
    const asked: IncomingMessage[] = [];
    const stolen: IncomingMessage[] = [];
    const elsewhere = await serve((request, response) => {
      stolen.push(request);
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}');
    });
    const line = await serve((request, response) => {
      asked.push(request);
      response.writeHead(status, { location: `${elsewhere}${request.url}` }).end();
    });
    const { api, close } = createCore(inProcessPorts());
    onTestFinished(close);
    await api.hello({ version: CORE_VERSION, siteId: 5000, apiOrigin: line, hidden: false });
    await expect(api.session.login('xuexian', 'court2026')).rejects.toMatchObject({ kind: 'network' });
    expect(asked.length).toBeGreaterThan(0);
    expect(stolen).toEqual([]);
  },
);
