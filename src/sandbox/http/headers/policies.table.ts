import { TRUSTED_POLICIES } from '#contract/site/site/trusted-policies.ts';
import type { PolicyRow } from './policy-row.ts';

const noSources = () => [];
const self = () => ["'self'"];

const refuse = (directive: string, reason: string): PolicyRow => ({ directive, sources: noSources, reason });
const own = (directive: string, reason: string): PolicyRow => ({ directive, sources: self, reason });

const NO_DEFAULT = refuse('default-src', 'what no other row names is not loaded');
const NO_BASE = refuse('base-uri', 'no markup moves the addresses of a page');
const NO_FORM = refuse('form-action', 'forms are answered by scripts and sent nowhere');
const NO_FRAME = refuse('frame-ancestors', 'nobody shows this page within theirs');
const TYPED: PolicyRow = {
  directive: 'require-trusted-types-for',
  sources: () => ["'script'"],
  reason: 'no text becomes markup, a script or a worker but through a policy that is named',
};

/** A page of the site. */
export const PAGE_POLICY: readonly PolicyRow[] = [
  NO_DEFAULT,
  {
    directive: 'script-src',
    sources: ({ inline }) => ["'self'", ...inline.scripts],
    reason: 'scripts are files of the build; one that lies in the page itself is allowed by its hash',
  },
  own('worker-src', 'workers are files of the build'),
  {
    directive: 'style-src',
    sources: ({ inline }) => ["'self'", ...inline.styles],
    reason:
      'styles are files of the build or are set by scripts; a block in the page itself is allowed by its hash',
  },
  {
    directive: 'img-src',
    sources: () => ["'self'", 'blob:'],
    reason: 'pictures come from the site; blob: shows a member the picture they are about to hand in',
  },
  {
    directive: 'connect-src',
    sources: ({ lines, video, beacons }) => ["'self'", ...lines, ...video, ...beacons],
    reason: 'the API lines, the video domains, and where reports of visits go',
  },
  {
    directive: 'media-src',
    sources: ({ video }) => ["'self'", 'blob:', ...video],
    reason:
      'blob: is how a media source reaches its element; the video domains are played directly where there is none',
  },
  own('font-src', 'fonts are files of the build'),
  own('manifest-src', 'what an installed site is called lies beside the page'),
  { directive: 'frame-src', sources: ({ venues }) => venues, reason: 'games of the venues' },
  NO_BASE,
  NO_FORM,
  NO_FRAME,
  TYPED,
  {
    directive: 'trusted-types',
    sources: () => Object.values(TRUSTED_POLICIES),
    reason: 'the policies there are, by name',
  },
  {
    directive: 'upgrade-insecure-requests',
    sources: noSources,
    isBare: true,
    overTls: true,
    reason: 'a plain address in a text of the platform is asked for over TLS',
  },
];

/** A file of the build: of those, a worker alone heeds it. */
export const FILE_POLICY: readonly PolicyRow[] = [
  NO_DEFAULT,
  own('script-src', 'a worker loads its parts'),
  {
    directive: 'connect-src',
    sources: ({ lines, video }) => ["'self'", ...lines, ...video],
    reason: 'the core asks the API lines and the video domains',
  },
  NO_FRAME,
  TYPED,
  refuse('trusted-types', 'a worker makes no trusted values'),
];

/** Policy of images and media, which are never a page: they may run and load nothing, however they are opened. */
export const IMAGE_POLICY: readonly PolicyRow[] = [
  NO_DEFAULT,
  {
    directive: 'style-src',
    sources: () => ["'unsafe-inline'"],
    reason: 'a drawing has its styles in itself; without scripts and addresses they can do nothing',
  },
  {
    directive: 'sandbox',
    sources: noSources,
    isBare: true,
    reason: 'opened by itself it has an origin of its own',
  },
];

/** An answer that is data. */
export const DATA_POLICY: readonly PolicyRow[] = [
  NO_DEFAULT,
  own('img-src', 'the icon that a browser requests when the answer is opened in a tab'),
  NO_FRAME,
];

const OWN_SCRIPTS = own('script-src', 'its own modules');
const OWN_STYLES = own('style-src', 'its own style sheets');

/** A page of a venue. */
export const VENUE_POLICY: readonly PolicyRow[] = [
  NO_DEFAULT,
  OWN_SCRIPTS,
  OWN_STYLES,
  {
    directive: 'connect-src',
    sources: ({ video }) => ["'self'", ...video],
    reason: 'its own desk, and the video domains for the picture of a table',
  },
  {
    directive: 'media-src',
    sources: () => ['blob:'],
    reason: 'blob: is how a media source reaches its element',
  },
  own('img-src', 'its own drawings'),
  NO_BASE,
  NO_FORM,
  {
    directive: 'frame-ancestors',
    sources: ({ sites }) => sites,
    reason: 'the sites of the platform show it',
  },
  TYPED,
  {
    directive: 'trusted-types',
    sources: () => ['venue-drawings'],
    reason: 'the shapes of its symbols: src/sandbox/venue/page/controls/element.ts',
  },
];

/** The operator's console. */
export const CONSOLE_POLICY: readonly PolicyRow[] = [
  NO_DEFAULT,
  OWN_SCRIPTS,
  OWN_STYLES,
  own('connect-src', 'its own desk'),
  own('img-src', 'pictures that members handed in'),
  NO_BASE,
  NO_FORM,
  NO_FRAME,
  TYPED,
  refuse('trusted-types', 'it makes no trusted values'),
];
