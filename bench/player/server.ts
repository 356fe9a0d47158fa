import { once } from 'node:events';
import { createServer } from 'node:http';
import { build } from 'vite';
import { createMediaFaults } from '#sandbox/http/faults/media-fault-injector.ts';
import { createMediaOrigin } from '#sandbox/video/origin/origin.ts';
import { fixedProgrammes } from '#tests/fixtures/video/fixed-programmes.ts';

/** Builds the page's code as for production, in memory. */
async function bundle(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: 'bench/player/page.ts',
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'page.js' },
      },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  return new Map(
    outputs.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
}

const BLANK = '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><body></body>';

/** Serves an empty page and the bundle beside the sandbox's own live origin, until closed. */
export async function serveBench() {
  const files = await bundle();
  const server = createServer(({ url = '/' }, response) => {
    const file = url === '/' ? BLANK : files.get(url);
    const type = url === '/' ? 'text/html' : 'text/javascript';
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': type }).end(file);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const media = createMediaOrigin({
    clock: Date.now,
    programmes: fixedProgrammes,
    authorize: () => 'ok',
    faults: createMediaFaults(Date.now),
    hosts: 1,
  });
  const [host = ''] = await media.listen(0);
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await media.close();
  };
  return { page: `http://127.0.0.1:${address.port}`, host, close };
}
