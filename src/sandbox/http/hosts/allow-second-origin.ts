import { cors } from 'hono/cors';
import { pathFamilies } from '#contract/book/table.ts';
import { HEADERS, RISK_TOKEN_HEADER, SIGN_HEADER } from '#contract/wire/headers.ts';
import type { Site } from '../api.ts';
import { secondOrigin } from './host-names.ts';

const PREFLIGHT_SECONDS = 600;

/** Reports whether an origin is one of the platform’s own pages: any other service on this machine has a different port. */
function isOwnPage(origin: string, requestUrl: string): boolean {
  if (!URL.canParse(origin) || secondOrigin(origin) === null) return false;
  const [page, here] = [new URL(origin), new URL(requestUrl)];
  return page.protocol === here.protocol && page.port === here.port;
}

/** Allows requests between pages of the two origins (CORS). There are no cookies: the identity is in the headers. */
export function allowSecondOrigin(site: Site): void {
  const among = cors({
    origin: (origin, { req }) => (isOwnPage(origin, req.url) ? origin : null),
    allowMethods: ['GET', 'POST'],
    allowHeaders: [...HEADERS, SIGN_HEADER, 'content-type'],
    exposeHeaders: [RISK_TOKEN_HEADER],
    maxAge: PREFLIGHT_SECONDS,
  });
  /** A client that names no origin is no page, so it gets no CORS headers. */
  const amongPages: typeof among = (context, next) =>
    context.req.header('origin') === undefined ? next() : among(context, next);
  // A family ends here with what is behind it, or with itself.
  for (const family of pathFamilies()) site.use(`${family}/*`, amongPages);
}
