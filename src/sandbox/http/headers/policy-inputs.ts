import { createHash } from 'node:crypto';

/** The addresses and contents that a policy names; a real platform fills it with its own. */
export type PolicyInputs = {
  /** True if answers travel over TLS. */
  readonly tls: boolean;
  /** Origins of the other API lines and of the news service. */
  readonly lines: readonly string[];
  /** Origins of the video domains. */
  readonly video: readonly string[];
  /** Origins of the venues, whose games the site shows in a frame. */
  readonly venues: readonly string[];
  /** Origins of the sites, whose pages may show a venue's. */
  readonly sites: readonly string[];
  /** Targets of visit reports other than the site itself. */
  readonly beacons: readonly string[];
  /** Sources (`'sha256-…'`) of the inline blocks in the built pages. */
  readonly inline: InlineSources;
};

/** Inline scripts and styles of a page, as the sources by which a policy allows them. */
export type InlineSources = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** A page whose scripts and styles are all files. */
const NO_INLINE_SOURCES: InlineSources = { scripts: [], styles: [] };

/** A platform on one origin, without TLS. */
export const ONE_ORIGIN: PolicyInputs = {
  tls: false,
  lines: [],
  video: [],
  venues: [],
  sites: [],
  beacons: [],
  inline: NO_INLINE_SOURCES,
};

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;
const SCRIPT = /<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi;

const hashesOf = (html: string, block: RegExp): string[] =>
  [...html.matchAll(block)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** Collects the sources of every inline block of style and script in built pages, each once. */
export const inlineSources = (pages: readonly string[]): InlineSources => ({
  scripts: [...new Set(pages.flatMap((html) => hashesOf(html, SCRIPT)))],
  styles: [...new Set(pages.flatMap((html) => hashesOf(html, STYLE)))],
});
