import { createServer } from 'node:http';
import { build } from 'vite';

type Files = ReadonlyMap<string, string | Uint8Array>;

/** Builds the page's code as for production, in memory. */
async function bundle(): Promise<Files> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es' },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: 'bench/gifts/page.ts',
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'page.js' },
      },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Map(
    outputs.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
}

/** Serves an empty page, the bundle and the movies (at /<name>) until closed. */
export async function serveBench(movies: ReadonlyMap<string, Uint8Array>) {
  const blank = '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><body></body>';
  const files: Files = new Map([
    ...(await bundle()),
    ...[...movies].map(([name, movie]) => [`/${name}`, movie] as const),
    ['/', blank],
  ]);
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const file = files.get(path);
    const type = path.endsWith('.js')
      ? 'text/javascript'
      : path === '/'
        ? 'text/html'
        : 'application/octet-stream';
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': type });
    response.end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
