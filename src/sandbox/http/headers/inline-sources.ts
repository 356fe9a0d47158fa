import { createHash } from 'node:crypto';
import type { InlineSources } from './policy-inputs.ts';

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
