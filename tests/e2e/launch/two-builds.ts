import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { dist } from '#tools/launch/built.mjs';
import { node24, root } from '#tools/launch/installed.mjs';
import { runToEnd } from '#tools/launch/processes.mjs';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
};
/** Inputs of the site's build. */
const SOURCES = ['public', 'tools', 'index.html', 'play.html', 'package.json', 'vite.config.ts'];
const FOLDERS = [
  'app',
  'chat',
  'contract',
  'core-client',
  'i18n',
  'kit',
  'service-worker',
  'streams',
  'timing',
  'worker',
];

/** The next build names the sender of a chat message otherwise. */
const CHANGES = [
  {
    file: 'src/contract/community/chat-message/schema.ts',
    from: '({ type, ...message }) => ({ ...message, role: type })',
    to: '({ type, username, ...message }) => ({ ...message, sender: username, role: type })',
  },
  { file: 'src/chat/core/rows/to-row.ts', from: 'message.username', to: 'message.sender' },
];

/** Builds the site once more, from sources in which a shape that tabs share has changed. */
async function buildNext(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'courtside-build-'));
  for (const name of [...SOURCES, ...FOLDERS.map((folderName) => join('src', folderName))])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const { file, from, to } of CHANGES) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has changed: ${from}`);
    writeFileSync(join(folder, file), text.replace(from, to));
  }
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
  const code = await runToEnd(node24, vite, { cwd: folder, env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Error('the next build failed');
  return folder;
}

let next: Promise<string> | undefined;

/** The folder of the next build, made once for all tests of a file. */
async function nextBuild(): Promise<string> {
  next ??= buildNext();
  return join(await next, 'dist');
}

/** Removes the next build. */
export async function removeNextBuild(): Promise<void> {
  const folder = await next;
  if (folder !== undefined) rmSync(folder, { recursive: true });
}

function sendFile(path: string, answer: ServerResponse): void {
  const type = TYPES[extname(path).slice(1)] ?? 'application/octet-stream';
  answer.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(readFileSync(path));
}

const isFile = (path: string) => extname(path) !== '' && existsSync(path);

function forward(incoming: IncomingMessage, answer: ServerResponse, world: string): void {
  const { method, headers, url = '/' } = incoming;
  const onward = request(new URL(url, world), { method, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  incoming.pipe(onward);
}

/** Serves the site of a world from one build, then from the next one. The platform behind it stays. */
export async function rollOut(world: string) {
  const next = await nextBuild();
  let folder = dist;
  const server = createServer((incoming, answer) => {
    const { pathname } = new URL(incoming.url ?? '/', world);
    const path = join(folder, pathname);
    if (isFile(path)) return sendFile(path, answer);
    // The world serves files of the first build, which the roll-out has removed.
    if (pathname.startsWith('/assets/')) return answer.writeHead(404).end();
    if (incoming.headers.accept?.includes('text/html') && !pathname.includes('.'))
      return sendFile(join(folder, 'index.html'), answer);
    return forward(incoming, answer, world);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://localhost:${address.port}`,
    roll: () => {
      folder = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
