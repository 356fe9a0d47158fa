import { framingOrigins } from '#sandbox/http/hosts/venue-host.ts';

/** What a venue's page may do, and who may show it: the sites of the platform alone. */
export const venueHeaders = (origin: string): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framingOrigins(origin).join(' ')}`,
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-cache',
});
