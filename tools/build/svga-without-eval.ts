import type { Plugin } from 'vite';

/** What svgaplayerweb tries first and does without, and what stands for it. */
const ATTEMPTS = [
  ['eval("quire".replace(/^/,"re"))(moduleName)', 'null'],
  ['new Function("return this")()', 'globalThis'],
] as const;

/**
 * Takes out of svgaplayerweb the two places where it makes code of text: looking for a module of Node, and for the global
 * object. The policy of the page forbids them, and a refusal would be reported. @throws when the library no longer has them.
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
