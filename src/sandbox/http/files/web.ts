import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { venueOrigins } from '#sandbox/http/hosts/venue-host.ts';
import { serveArt } from '#sandbox/world/art/serve-art.ts';
import type { NodeContext, Site } from '../api.ts';
import { headersOf, IMAGE_HEADERS, kindOfFile } from '../headers/headers.table.ts';
import { inlineSources, ONE_ORIGIN, type PolicyInputs } from '../headers/policy-inputs.ts';
import { secondOrigin, siteOfHost } from '../hosts/host-names.ts';
import { encodingFor, hasAlready } from './conditional.ts';
import { type PackedFile, packBytes, packFile } from './packed-file.ts';
import { createSitePages } from './site-pages.ts';

/** The files of a folder by their path within it, read once. Nothing outside of it can be named. */
function readFolder(folder: string): ReadonlyMap<string, PackedFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [relative(folder, path).replaceAll(sep, '/'), packFile(path)]));
}

/** Sends a file under the headers of its kind: compressed if the client accepts it, 304 if the client has it cached. */
async function sendFile(
  context: NodeContext,
  file: PackedFile,
  kindHeaders: Readonly<Record<string, string>>,
): Promise<Response> {
  const headers = {
    ...kindHeaders,
    'content-type': file.type,
    etag: file.etag,
    vary: 'accept-encoding',
  };
  if (hasAlready(context.req.header('if-none-match') ?? '', file)) return context.body(null, 304, headers);
  const encoding = encodingFor(file, context.req.header('accept-encoding') ?? '');
  const body = await file.bytes(encoding);
  return context.body(
    body,
    200,
    encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding },
  );
}

/** Maximum number of cached drawings; each is about 50 KB. */
const DRAWINGS_MAX = 400;

/**
 * Draws images and caches the latest, compressed as clients accept them: a drawing is text, and a fifth of its size
 * compressed.
 * @returns undefined for an unknown image
 */
function createPackedArt(): (kind: string, name: string, query: URLSearchParams) => PackedFile | undefined {
  const cached = new Map<string, PackedFile>();
  return (kind, name, query) => {
    const key = `${kind}/${name}?${query}`;
    const known = cached.get(key);
    if (known) return known;
    const art = serveArt(kind, name, query);
    if (!art) return undefined;
    const [oldest] = cached.keys();
    if (cached.size >= DRAWINGS_MAX && oldest !== undefined) cached.delete(oldest);
    const file = packBytes(Buffer.from(art.body), art.type);
    cached.set(key, file);
    return file;
  };
}

/** The file of a gift may be another one tomorrow. */
const GIFT_HEADERS = { ...IMAGE_HEADERS, 'cache-control': 'no-cache' };
const INDEX = 'index.html';
/** Addresses of the platform are never one of the application's routes. */
const PLATFORM = /^(?:api|sandbox|art|gifts)\//;

/** Serves images drawn on demand: `/art/<kind>/<name>.svg`. */
export function mountArt(site: Site): void {
  const drawn = createPackedArt();
  site.get('/art/:kind/:file', (context) => {
    const { kind, file } = context.req.param();
    const art = file.endsWith('.svg') ? drawn(kind, file, new URL(context.req.url).searchParams) : undefined;
    return art ? sendFile(context, art, IMAGE_HEADERS) : context.notFound();
  });
}

/** Gift animations by the address of their gift, under `/gifts/`. */
export function mountGifts(
  site: Site,
  gifts: readonly { readonly url: string; readonly path: string }[],
): void {
  const files = new Map(gifts.map(({ url, path }) => [url, packFile(path)]));
  site.get('/gifts/:file', (context) => {
    const file = files.get(`/gifts/${context.req.param('file')}`);
    return file ? sendFile(context, file, GIFT_HEADERS) : context.notFound();
  });
}

/** Returns the sources of inline blocks in a folder’s built pages, for the policy. */
async function inlineOf(files: ReadonlyMap<string, PackedFile>) {
  const pages = [...files].filter(([name]) => name.endsWith('.html'));
  const texts = pages.map(async ([, page]) => Buffer.from(await page.bytes('identity')).toString('utf8'));
  return inlineSources(await Promise.all(texts));
}

/** Files that name the site. */
const OF_SITE = /\.(html|webmanifest)$/;

/** Built site, and the platform settings that its pages need. */
type BuiltSite = {
  readonly folder: string;
  /** Origins of the video domains for a page that was reached at an address. */
  readonly videoAt: (url: string) => readonly string[];
  /** Address of its pages’ visit reports, or null. */
  readonly beacon: string | null;
};

/** Serves the built site, each kind of file with its headers; an address without a file is a route of the application. */
export function mountWeb(site: Site, { folder, videoAt, beacon }: BuiltSite): void {
  const files = readFolder(folder);
  const inline = inlineOf(files);
  const sitePages = createSitePages(beacon);
  const policyInputsOf = async (url: string): Promise<PolicyInputs> => {
    const { origin, protocol } = new URL(url);
    const twin = secondOrigin(origin);
    const lines = twin === null ? [] : [twin];
    const tls = protocol === 'https:';
    return {
      ...ONE_ORIGIN,
      tls,
      lines,
      video: videoAt(url),
      venues: venueOrigins(origin),
      inline: await inline,
    };
  };
  const fileOf = async (name: string, url: string): Promise<PackedFile | undefined> => {
    const file = files.get(name);
    const siteId = siteOfHost(new URL(url).hostname);
    return file && OF_SITE.test(name) ? sitePages(name, file, siteId) : file;
  };
  site.get('/*', async (context) => {
    const name = context.req.path.slice(1);
    const { url } = context.req;
    const send = async (requestedName: string, file: PackedFile) =>
      sendFile(context, file, headersOf(kindOfFile(requestedName), await policyInputsOf(url)));
    const file = await fileOf(name, url);
    if (file) return send(name, file);
    const isRoute = !name.includes('.') && !PLATFORM.test(name);
    const wantsPage = name === '' || (isRoute && (context.req.header('accept') ?? '').includes('text/html'));
    const index = wantsPage ? await fileOf(INDEX, url) : undefined;
    return index ? send(INDEX, index) : context.notFound();
  });
}
