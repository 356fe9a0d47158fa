import type { Plugin } from 'vite';

/** Code that svgaplayerweb tries first and does not need, and its replacement. */
const ATTEMPTS = [
  ['eval("quire".replace(/^/,"re"))(moduleName)', 'null'],
  ['new Function("return this")()', 'globalThis'],
] as const;

/**
 * Removes the two positions from svgaplayerweb where it evaluates text as code: the lookup of a Node module, and of the
 * global object. The policy of the page forbids them, and a violation would be reported. @throws when the library no longer
 * contains them.
 */
export const svgaWithoutEval = (): Plugin => ({
  name: 'courtside-svga-without-eval',
  transform: {
    filter: { id: /svgaplayerweb.*\.js$/ },
    handler(code) {
      return ATTEMPTS.reduce((text, [attempt, instead]) => {
        if (!text.includes(attempt)) throw new Error(`svgaplayerweb has no ${attempt}`);
        return text.replaceAll(attempt, instead);
      }, code);
    },
  },
});
