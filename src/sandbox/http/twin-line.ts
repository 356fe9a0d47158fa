import { cors } from 'hono/cors';
import { HEADERS, RISK_TOKEN_HEADER, SIGN_HEADER } from '#contract/wire/headers.ts';
import { FORM_FAMILIES } from '#contract/wire/paths.ts';
import type { Site } from './api.ts';
import { siteOfHost } from './site-host.ts';

const TWINS: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };
/** A second site is reached under a name of its own, which leads to the loopback as well. */
const SITE_TWIN = '127.0.0.1';
const PREFLIGHT_SECONDS = 600;

/**
 * The second API line: the same port under the loopback's other name, which to a browser is another domain [8.13].
 * @returns null where the platform was reached by a name of its own.
 */
export function twinLine(origin: string): string | null {
  const { protocol, hostname, port } = new URL(origin);
  const twin = TWINS[hostname] ?? (siteOfHost(hostname) === null ? undefined : SITE_TWIN);
  return twin === undefined ? null : `${protocol}//${twin}${port && `:${port}`}`;
}

const isLoopback = (origin: string) => URL.canParse(origin) && twinLine(origin) !== null;

/** Lets pages of either name ask the other. No cookies: who asks is in the headers. */
export function openTwinLine(site: Site): void {
  const among = cors({
    origin: (origin) => (isLoopback(origin) ? origin : null),
    allowMethods: ['GET', 'POST'],
    allowHeaders: [...HEADERS, SIGN_HEADER, 'content-type'],
    exposeHeaders: [RISK_TOKEN_HEADER],
    maxAge: PREFLIGHT_SECONDS,
  });
  /** Who names no origin is no page, and is spared what only pages heed. */
  const amongPages: typeof among = (context, next) =>
    context.req.header('origin') === undefined ? next() : among(context, next);
  for (const family of ['/api', ...FORM_FAMILIES]) site.use(`${family}/*`, amongPages);
  site.use('/timeServer', amongPages);
}
