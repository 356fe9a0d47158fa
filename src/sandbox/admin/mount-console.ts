import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { extname, join, relative, sep } from 'node:path';
import type { Site } from '#sandbox/http/api.ts';
import { headersOf } from '#sandbox/http/headers/headers.table.ts';
import { ONE_ORIGIN } from '#sandbox/http/headers/policy-inputs.ts';

const CONSOLE = join(import.meta.dirname, '../console');
/** The console wears the site's own colours and measures. */
const TOKENS = join(import.meta.dirname, '../../app/theme/fresh');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ts': 'text/javascript; charset=utf-8',
};

const HEADERS = headersOf('console', ONE_ORIGIN);

/** Absolute paths of a folder's files that a browser may have, by their path within it. */
function filesIn(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && extname(entry.name) in TYPES && !entry.name.includes('.test.'))
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [relative(folder, path).replaceAll(sep, '/'), path]));
}

/** Returns a file as text for a browser: modules lose their types, which keeps the position of every line. */
function readable(path: string): string {
  const text = readFileSync(path, 'utf8');
  return extname(path) === '.ts' ? stripTypeScriptTypes(text) : text;
}

/** Mounts the operator's console: a page under `/sandbox/`, with its typed modules and styles served from the source. */
export function mountConsole(site: Site): void {
  const own = filesIn(CONSOLE);
  const tokens = filesIn(TOKENS);
  const texts = new Map<string, string>();
  const textOf = (path: string) => {
    const text = texts.get(path) ?? readable(path);
    texts.set(path, text);
    return text;
  };
  for (const path of ['/', '/sandbox']) site.get(path, (context) => context.redirect('/sandbox/'));
  site.get('/sandbox/', (context) =>
    context.body(textOf(join(CONSOLE, 'console.html')), 200, {
      ...HEADERS,
      'content-type': TYPES['.html'] ?? '',
    }),
  );
  site.get('/sandbox/console/:file{.+}', (context) => {
    const name = context.req.param('file');
    const path = name.startsWith('tokens/') ? tokens.get(name.slice('tokens/'.length)) : own.get(name);
    if (path === undefined) return context.notFound();
    return context.body(textOf(path), 200, { ...HEADERS, 'content-type': TYPES[extname(path)] ?? '' });
  });
}
