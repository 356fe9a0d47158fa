import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const BREAKPOINTS = resolve(import.meta.dirname, '../../src/app/theme/breakpoints.css');
const definition = /@custom-media\s+(--[\w-]+)\s+(.+);/g;
const reference = /\((--[\w-]+)\)/g;

/** Conditions of `@custom-media` rules by their names. */
export const customMediaIn = (css: string): ReadonlyMap<string, string> =>
  new Map([...css.matchAll(definition)].map(([, name = '', condition = '']) => [name, condition]));

/**
 * Replaces the names in the condition of a media query.
 * @throws Error for a name without a definition
 */
export function withoutNames(condition: string, media: ReadonlyMap<string, string>): string {
  return condition.replaceAll(reference, (_, name: string) => {
    const known = media.get(name);
    if (known === undefined) throw new Error(`no @custom-media ${name} in ${BREAKPOINTS}`);
    return known;
  });
}

/** PostCSS plugin for the custom media of the theme: no browser knows them yet, and Vite handles one sheet at a time. */
export function customMedia() {
  const media = customMediaIn(readFileSync(BREAKPOINTS, 'utf8'));
  return {
    postcssPlugin: 'courtside-custom-media',
    AtRule: {
      media(rule: { params: string }) {
        rule.params = withoutNames(rule.params, media);
      },
    },
  };
}
