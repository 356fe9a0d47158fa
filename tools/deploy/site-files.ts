import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { encodingFor } from '#sandbox/http/files/conditional.ts';
import { packBytes, packFile } from '#sandbox/http/files/packed-file.ts';
import { asSite } from '#sandbox/http/files/site-pages.ts';
import { type InlineSources, inlineSources } from '#sandbox/http/headers/policy-inputs.ts';

/** Reports whether a file is internal to the build, which no visitor receives. */
const isNote = (path: string) => path.split('/').some((part) => part.startsWith('.'));

/** The files of a built site by their path within it. */
const filesOf = (dist: string): readonly string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dist, join(parentPath, name)))
    .filter((path) => !isNote(path));

/** Writes a file with its packed forms beside it, where packing is worth it. */
async function writePacked(path: string, file: ReturnType<typeof packFile>): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await file.bytes('identity'));
  if (encodingFor(file, 'gzip') === 'identity') return;
  writeFileSync(`${path}.gz`, await file.bytes('gzip'));
  writeFileSync(`${path}.br`, await file.bytes('br'));
}

/** A file whose name carries a hash is the one that is there already. */
async function writeFileOf(dist: string, folder: string, path: string): Promise<void> {
  const target = join(folder, path);
  if (path.startsWith('assets/') && existsSync(target)) return;
  await writePacked(target, packFile(join(dist, path)));
}

/** Removes the files left by an earlier build. */
function removeOthers(folder: string, currentPaths: readonly string[]): void {
  if (!existsSync(folder)) return;
  const wanted = new Set(currentPaths.flatMap((path) => [path, `${path}.gz`, `${path}.br`]));
  for (const path of filesOf(folder)) if (!wanted.has(path)) rmSync(join(folder, path));
}

/** Returns the inline content of the pages of a built site. */
export const inlineOf = (dist: string): InlineSources =>
  inlineSources(
    filesOf(dist)
      .filter((path) => path.endsWith('.html'))
      .map((path) => readFileSync(join(dist, path), 'utf8')),
  );

const LINE_DOMAINS = /(<html\b[^>]*\bdata-line-domains=")[^"]*(")/;

/** Restricts the API lines of a built page to these domains and its own origin [8.13]. */
const withLineDomains = (html: string, domains: readonly string[]): string =>
  html.replace(LINE_DOMAINS, `$1${domains.join(' ')}$2`);

/**
 * Writes a built site in the layout used by web servers: `www` contains every file, `pages/<site>` the pages of each site,
 * all with their compressed forms.
 * @param domains of the API lines, which the pages name
 */
export async function writeSite(
  dist: string,
  target: string,
  siteIds: readonly string[],
  domains: readonly string[],
): Promise<void> {
  const all = filesOf(dist);
  const pages = all.filter((path) => path.endsWith('.html'));
  const files = all.filter((path) => !path.endsWith('.html'));
  removeOthers(join(target, 'www'), files);
  await Promise.all(files.map((path) => writeFileOf(dist, join(target, 'www'), path)));
  for (const siteId of siteIds)
    for (const page of pages) {
      const html = withLineDomains(asSite(readFileSync(join(dist, page), 'utf8'), siteId), domains);
      await writePacked(join(target, 'pages', siteId, page), packBytes(Buffer.from(html), 'text/html'));
    }
}
