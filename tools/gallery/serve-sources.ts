import { createServer } from 'vite';
import { root } from '../launch/installed.mjs';
import type { RunningSite } from '../launch/sandbox.ts';

/** The sources as they are, on the sandbox of a site: some pages are in no build. */
export async function serveSources(sandbox: string): Promise<RunningSite> {
  process.env.COURTSIDE_SANDBOX = sandbox;
  const server = await createServer({ root, logLevel: 'error', server: { port: 0, host: 'localhost' } });
  await server.listen();
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('Vite names no address');
  return { url, stop: () => server.close() };
}
