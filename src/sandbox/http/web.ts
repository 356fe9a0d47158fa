import { serveArt } from '#sandbox/art/serve-art.ts';
import { AVATAR_ROUTE, type Profiles } from '#sandbox/domains/profile/profile-store.ts';
import { secondOrigin } from '#sandbox/http/hosts/second-origin.ts';
import { siteOfHost } from '#sandbox/http/hosts/site-host.ts';
import { venueOrigins } from '#sandbox/http/hosts/venue-host.ts';
import type { Site } from './api.ts';
import { contentPolicy } from './content-policy.ts';
import { type PackedFile, packFile } from './packed-file.ts';
import { PICTURE_HEADERS } from './picture-headers.ts';
import { readFolder, sendFile } from './serve-files.ts';
import { createSitePages } from './site-pages.ts';

const ART_CACHE = 'public, max-age=86400';
const INDEX = 'index.html';
/** Addresses of the platform are never one of the application's routes. */
const PLATFORM = /^(?:api|sandbox|art|gifts)\//;

/** Members' own pictures, which an operator has looked at, by ids nobody guesses: `/art/member/<id>`. */
export function mountAvatars(site: Site, pictureOf: Profiles['picture']): void {
  site.get(AVATAR_ROUTE, (context) => {
    const picture = pictureOf(context.req.param('file'));
    if (!picture) return context.notFound();
    return context.body(new Uint8Array(picture.bytes), 200, {
      ...PICTURE_HEADERS,
      'content-type': picture.type,
      'content-disposition': 'inline; filename="avatar"',
      'cache-control': ART_CACHE,
    });
  });
}

/** Pictures drawn on demand: `/art/<kind>/<name>.svg`. */
export function mountArt(site: Site): void {
  site.get('/art/:kind/:file', (context) => {
    const { kind, file } = context.req.param();
    const art = file.endsWith('.svg')
      ? serveArt(kind, file, new URL(context.req.url).searchParams)
      : undefined;
    if (!art) return context.notFound();
    return context.body(art.body, 200, {
      ...PICTURE_HEADERS,
      'content-type': art.type,
      'cache-control': ART_CACHE,
    });
  });
}

/** Gift animations by the code of their gift, under `/gifts/`. */
export function mountGifts(
  site: Site,
  gifts: readonly { readonly giftCode: string; readonly path: string }[],
): void {
  const files = new Map(gifts.map(({ giftCode, path }) => [`${giftCode}.svga`, packFile(path)]));
  site.get('/gifts/:file', (context) => {
    const name = context.req.param('file');
    const file = files.get(name);
    return file ? sendFile(context, name, file, PICTURE_HEADERS) : context.notFound();
  });
}

/** The built site under its content policy; an address without a file of its own is one of the application's routes. */
export function mountWeb(site: Site, folder: string, videoOrigins: readonly string[]): void {
  const files = readFolder(folder);
  const sitePages = createSitePages();
  const guardOf = (url: string) => {
    const { origin } = new URL(url);
    const twin = secondOrigin(origin);
    const asked = twin === null ? videoOrigins : [...videoOrigins, twin];
    return {
      'content-security-policy': contentPolicy(asked, venueOrigins(origin)),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    };
  };
  const fileOf = async (name: string, url: string): Promise<PackedFile | undefined> => {
    const file = files.get(name);
    const siteId = siteOfHost(new URL(url).hostname);
    return file && siteId !== null && name.endsWith('.html') ? sitePages(name, file, siteId) : file;
  };
  site.get('/*', async (context) => {
    const name = context.req.path.slice(1);
    const { url } = context.req;
    const file = await fileOf(name, url);
    if (file) return sendFile(context, name, file, guardOf(url));
    const isRoute = !name.includes('.') && !PLATFORM.test(name);
    const wantsPage = name === '' || (isRoute && (context.req.header('accept') ?? '').includes('text/html'));
    const index = wantsPage ? await fileOf(INDEX, url) : undefined;
    return index ? sendFile(context, INDEX, index, guardOf(url)) : context.notFound();
  });
}
