import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { dist } from '#tools/launch/built.mjs';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
};
const HASHED_SCRIPT = /^[\w.]+(?:-[\w.]+)*-[\w-]{8}\.js$/;
const EVERY_SCRIPT = /[\w.-]+-[\w-]{8}\.js/g;
const NAMES_FILES = /\.(?:js|html|json)$/;

/** Another build of the same site: its scripts have other names, as if what is in each had changed. */
function nextBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'courtside-build-'));
  cpSync(dist, folder, { recursive: true });
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => HASHED_SCRIPT.test(name));
  const next = new Map(scripts.map((name) => [name, name.replace(/.{4}\.js$/, 'next.js')]));
  const rename = (text: string) => text.replaceAll(EVERY_SCRIPT, (name) => next.get(name) ?? name);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !NAMES_FILES.test(entry.name)) continue;
    writeFileSync(path, rename(readFileSync(path, 'utf8')));
    renameSync(path, join(entry.parentPath, next.get(entry.name) ?? entry.name));
  }
  return folder;
}

function sendFile(path: string, answer: ServerResponse): void {
  const type = TYPES[extname(path).slice(1)] ?? 'application/octet-stream';
  answer.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(readFileSync(path));
}

const isFile = (path: string) => extname(path) !== '' && existsSync(path);

function forward(asked: IncomingMessage, answer: ServerResponse, world: string): void {
  const { method, headers, url = '/' } = asked;
  const onward = request(new URL(url, world), { method, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}

/**
 * A world whose site is served from one build, then from the next one, which has none of the former one's scripts. The
 * platform behind it stays.
 */
export async function rollOut(world: string) {
  const next = nextBuild();
  let folder = dist;
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', world);
    const path = join(folder, pathname);
    if (isFile(path)) return sendFile(path, answer);
    // The world has the files of the first build, which the roll-out has taken away.
    if (pathname.startsWith('/assets/')) return answer.writeHead(404).end();
    if (asked.headers.accept?.includes('text/html') && !pathname.includes('.'))
      return sendFile(join(folder, 'index.html'), answer);
    return forward(asked, answer, world);
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
      rmSync(next, { recursive: true });
    },
  };
}
