import { request } from 'node:http';
import type { Sandbox } from '#sandbox/sandbox.ts';

/** Posts to the venue by a host name that Node does not resolve. */
export const atVenue = <Answer>(platform: Sandbox, path: string, body: unknown, key = ''): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(platform.origin);
    const headers = { host: `venue.localhost:${port}`, authorization: `Bearer ${key}` };
    const options = { port, host: '127.0.0.1', path: `/venue/api/${path}`, method: 'POST', headers };
    const outgoing = request(options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString())));
    });
    outgoing.on('error', reject);
    outgoing.end(JSON.stringify(body));
  });
