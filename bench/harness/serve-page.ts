import { createServer } from 'node:http';
import { build } from 'vite';

/** Files by their path, which begins with a slash. */
type Files = ReadonlyMap<string, string | Uint8Array>;

/** Builds the page's code as for production, in memory: /page.js, and what it loads. */
export async function bundle(input: string): Promise<Files> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es' },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input,
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

function typeOf(path: string): string {
  if (path === '/') return 'text/html';
  if (path.endsWith('.css')) return 'text/css';
  return path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
}

/**
 * Serves an otherwise empty page with the style sheets of its code, a page's code at /page.js with the modules it loads,
 * and more files (at /<name>) until closed.
 * @param input the page's source, a path from the root of the repository
 */
export async function servePage(input: string, more: ReadonlyMap<string, Uint8Array> = new Map()) {
  const built = await bundle(input);
  const sheets = [...built.keys()].filter((path) => path.endsWith('.css'));
  const links = sheets.map((path) => `<link rel="stylesheet" href="${path}">`).join('');
  const blank = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${links}<body></body>`;
  const files: Files = new Map([
    ...built,
    ...[...more].map(([name, file]) => [`/${name}`, file] as const),
    ['/', blank],
  ]);
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const file = files.get(path);
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': typeOf(path) });
    response.end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
