import { pathFamilies } from '#contract/book/table.ts';
import { type AnswerKind, HASHED } from '#sandbox/http/headers/headers.table.ts';

/** Addresses of a site that the platform answers, by how they begin. */
export const PROXIED: readonly { readonly begin: string; readonly kind: AnswerKind }[] = [
  ...pathFamilies().map((begin) => ({ begin, kind: 'call' as const })),
  { begin: '/art/', kind: 'picture' },
  { begin: '/gifts/', kind: 'picture' },
];

/** Addresses of a venue's domain. */
export const OF_VENUES: typeof PROXIED = [
  { begin: '/venue/api/', kind: 'venueAnswer' },
  { begin: '/venue/', kind: 'venuePage' },
];

/** Addresses of the operator's console. */
export const OF_CONSOLE: typeof PROXIED = [
  { begin: '/sandbox/console/', kind: 'console' },
  { begin: '/sandbox/', kind: 'consoleAnswer' },
];
export const CONSOLE_PAGE = '/sandbox/';

/** Files of the build whose names carry a hash, as both web servers write expressions. */
export const ASSET_PATTERN = `^/${HASHED.source.slice(1).replaceAll('\\/', '/')}`;
/** The pages themselves. */
export const PAGE_PATTERN = '^/(?:index|play)\\.html$';
/** Any other file has a dot in its name; an address without one is a route of the application. */
export const FILE_PATTERN = '\\.';
