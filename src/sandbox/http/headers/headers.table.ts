import { NO_PERMISSIONS, SITE_PERMISSIONS } from './permissions.table.ts';
import {
  CONSOLE_POLICY,
  DATA_POLICY,
  FILE_POLICY,
  IMAGE_POLICY,
  PAGE_POLICY,
  VENUE_POLICY,
} from './policies.table.ts';
import { ONE_ORIGIN, type PolicyInputs } from './policy-inputs.ts';
import { type PolicyRow, policyText } from './policy-row.ts';

/** Kinds of answers that differ in the headers they carry. */
export const ANSWER_KINDS = [
  /** A page of the site. */
  'page',
  /** A file of the build whose name carries a hash of it: scripts, workers, styles, fonts. */
  'asset',
  /** A file of the build under a name that stays: the service worker, the manifest, icons. */
  'file',
  /** An answer of the API. */
  'call',
  /** Drawings, gifts, and images uploaded by members. */
  'picture',
  /** Responses of the video domains. */
  'media',
  /** A page of a venue with its modules, styles and drawings. */
  'venuePage',
  /** Response of a venue to its page. */
  'venueAnswer',
  /** The operator's console with its modules and styles. */
  'console',
  /** Responses of the operator’s desk. */
  'consoleAnswer',
] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** Headers for cross-origin embedding of a response, and for process isolation of a page. */
type Row = {
  readonly policy: readonly PolicyRow[] | null;
  readonly permissions: string | null;
  /** `Cross-Origin-Resource-Policy`. */
  readonly readers: 'same-origin' | 'cross-origin';
  /** A page shares no group of windows with pages of other origins. */
  readonly aloneInItsGroup: boolean;
  /** `Cache-Control`; null where it depends on the answer. */
  readonly cache: string | null;
};

const REVALIDATE = 'no-cache';
const NO_STORE = 'no-store';
const CACHE_FOREVER = 'public, max-age=31536000, immutable';
const CACHE_ONE_DAY = 'public, max-age=86400';
const TLS_ALONE = 'max-age=31536000; includeSubDomains';

const data: Row = {
  policy: DATA_POLICY,
  permissions: null,
  readers: 'same-origin',
  aloneInItsGroup: false,
  cache: NO_STORE,
};

const ROWS: Readonly<Record<AnswerKind, Row>> = {
  page: {
    policy: PAGE_POLICY,
    permissions: SITE_PERMISSIONS,
    readers: 'same-origin',
    aloneInItsGroup: true,
    cache: REVALIDATE,
  },
  asset: { ...data, policy: FILE_POLICY, cache: CACHE_FOREVER },
  file: { ...data, policy: FILE_POLICY, cache: REVALIDATE },
  call: data,
  picture: { ...data, policy: IMAGE_POLICY, cache: CACHE_ONE_DAY },
  // Pages of every site may play it, without sending anything that identifies the viewer.
  media: { ...data, policy: null, readers: 'cross-origin', cache: null },
  // A frame on another site shows it.
  venuePage: {
    policy: VENUE_POLICY,
    permissions: NO_PERMISSIONS,
    readers: 'cross-origin',
    aloneInItsGroup: false,
    cache: REVALIDATE,
  },
  venueAnswer: data,
  console: {
    policy: CONSOLE_POLICY,
    permissions: NO_PERMISSIONS,
    readers: 'same-origin',
    aloneInItsGroup: true,
    cache: REVALIDATE,
  },
  consoleAnswer: data,
};

/** The headers of a kind of answer, by name in lower case; a value that is null is not sent. */
function namedHeaders(kind: AnswerKind, inputs: PolicyInputs): readonly (readonly [string, string | null])[] {
  const { policy, permissions, readers, aloneInItsGroup, cache } = ROWS[kind];
  return [
    ['content-security-policy', policy && policyText(policy, inputs)],
    ['permissions-policy', permissions],
    ['cross-origin-opener-policy', aloneInItsGroup ? 'same-origin' : null],
    ['cross-origin-resource-policy', readers],
    ['referrer-policy', 'no-referrer'],
    ['x-content-type-options', 'nosniff'],
    ['strict-transport-security', inputs.tls ? TLS_ALONE : null],
    ['cache-control', cache],
  ];
}

/**
 * The headers of a kind of answer, by name in lower case. The sandbox sends it, and the configurations of
 * web servers are written from it.
 */
export const headersOf = (kind: AnswerKind, inputs: PolicyInputs): Readonly<Record<string, string>> =>
  Object.fromEntries(
    namedHeaders(kind, inputs).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );

/** The names of files that never change, by their path within the build. */
export const HASHED = /^assets\/.*[-.][\w-]{7,}\.\w+$/;

/** Returns the response kind of a build file, by its path within the build. */
export function kindOfFile(name: string): Extract<AnswerKind, 'page' | 'asset' | 'file'> {
  if (name.endsWith('.html')) return 'page';
  return HASHED.test(name) ? 'asset' : 'file';
}

/** Headers of an image, wherever it is served. */
export const IMAGE_HEADERS = headersOf('picture', ONE_ORIGIN);

/** Headers of an image that only one person may see, once. */
export const PRIVATE_IMAGE_HEADERS = { ...IMAGE_HEADERS, 'cache-control': 'no-store' };
