import { readdirSync, readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { extname, join, relative, sep } from 'node:path';

const SANDBOX = join(import.meta.dirname, '..');
/**
 * The pages, the rules they share with the venue's desk, and the drawings of symbols, under the paths they have in the
 * source. A module among them imports only these.
 */
const SERVED = ['venue/page', 'games', 'world/art/covers'];
const SERVED_FILES = ['world/art/pen.ts'];
/** The venues wear the site's measures. */
const TOKENS = join(import.meta.dirname, '../../app/theme/fresh');

/** Packages that a page loads, by the name of its import: the file, and the name it is served under. */
const PACKAGES = [
  { name: 'hls.js/light', file: 'hls.js/dist/hls.light.min.mjs', served: 'packages/hls.mjs' },
] as const;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ts': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
};

export type VenueFile = { readonly type: string; readonly text: string };

const isServed = (name: string) => extname(name) in TYPES && !name.includes('.test.');

/** The files of a folder by their path from `root`. */
function filesIn(folder: string, root: string): (readonly [string, string])[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isServed(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [relative(root, path).replaceAll(sep, '/'), path] as const);
}

/** Converts a source file for browsers: types are removed from modules, and imports refer to their served paths. */
const readable = (path: string): string => {
  const text = readFileSync(path, 'utf8');
  if (extname(path) !== '.ts') return text;
  const own = stripTypeScriptTypes(text).replaceAll("from '#sandbox/", "from '/venue/src/");
  return PACKAGES.reduce(
    (script, { name, served }) => script.replaceAll(`import('${name}')`, `import('/venue/src/${served}')`),
    own,
  );
};

/** The files of the venues' pages by name; nothing else can be named. */
export function createVenueFiles(): (name: string) => VenueFile | null {
  const { resolve } = createRequire(import.meta.url);
  const paths = new Map([
    ...SERVED.flatMap((folder) => filesIn(join(SANDBOX, folder), SANDBOX)),
    ...SERVED_FILES.map((name) => [name, join(SANDBOX, name)] as const),
    ...filesIn(TOKENS, TOKENS).map(([name, path]) => [`tokens/${name}`, path] as const),
    ...PACKAGES.map(({ file, served }) => [served, resolve(file)] as const),
  ]);
  const texts = new Map<string, string>();
  return (name) => {
    const path = paths.get(name);
    if (path === undefined) return null;
    const text = texts.get(path) ?? readable(path);
    texts.set(path, text);
    return { type: TYPES[extname(path)] ?? 'text/plain', text };
  };
}
