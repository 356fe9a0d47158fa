import { type HouseRule, isTest } from '../rule.ts';

/**
 * Functions that one of the least browsers lacks (Chrome 120, Firefox 121, Safari 17.4: `src/app/first-load/old-browser.ts`), with
 * what stands in for them. Those of the language alone are missing from `lib` in `tsconfig.*.json`, so that the compiler
 * refuses them; this table has the rest.
 */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  'AbortSignal.any(': 'an AbortController that each signal aborts',
  'URL.parse(': 'URL.canParse and new URL',
  'ReadableStream.from(': 'a ReadableStream with a pull function',
  'Document.parseHTMLUnsafe(': 'DOMParser',
  'Atomics.waitAsync(': 'a message',
  'Intl.Segmenter(': 'the characters of the text, where the browser has none',
  'Intl.DurationFormat(': 'the texts of the catalogue',
  'CSS.highlights': 'a mark element',
  'navigator.userAgentData': 'a test for the function that is needed',
  '.transfer(': 'structuredClone with a list of transfers',
  '.transferToFixedLength(': 'structuredClone with a list of transfers',
  '.toBase64(': 'toBase64 of #contract/units/bytes.ts',
  '.toHex(': 'toHex of #contract/units/bytes.ts',
  '.setFromBase64(': 'fromBase64 of #contract/units/bytes.ts',
  '.setFromHex(': 'fromHex of #contract/units/bytes.ts',
  'Uint8Array.fromBase64(': 'fromBase64 of #contract/units/bytes.ts',
  'Uint8Array.fromHex(': 'fromHex of #contract/units/bytes.ts',
  '.showPopover(': 'a place in the page, where the browser has no popover',
  '.togglePopover(': 'a place in the page, where the browser has no popover',
  '.requestClose(': 'close()',
  '.moveBefore(': 'insertBefore',
  '.setHTMLUnsafe(': 'elements of React',
  '.setHTML(': 'elements of React',
  '.getHTML(': 'innerHTML',
  '.caretPositionFromPoint(': 'the selection',
  '.startViewTransition(': 'a transition of CSS',
  '.requestVideoFrameCallback(': 'the event timeupdate, where the browser has none',
  '.requestIdleCallback(': 'setTimeout, where the browser has none',
};

const found = (name: string): RegExp =>
  new RegExp((name.startsWith('.') ? '' : String.raw`\b`) + name.replaceAll(/[.(]/g, String.raw`\$&`), 'g');

/** A file that tests for a function may use it. */
const isGuarded = (text: string, member: string): boolean =>
  text.includes(`'${member}' in `) || new RegExp(String.raw`typeof [\w.]*\b${member}\b`).test(text);

/** Guards the least browsers: no function that one of them lacks, unless the same file tests for it. */
export const newerThanBrowsers: HouseRule = {
  name: 'newer-than-browsers',
  appliesTo: (path) =>
    /^src\/(?!sandbox\/|replay\/|contract\/units\/bytes\.ts).*\.tsx?$/.test(path) && !isTest(path),
  find: ({ text }) =>
    Object.entries(REPLACEMENTS).flatMap(([name, instead]) => {
      const member = name.slice(name.lastIndexOf('.') + 1).replace('(', '');
      if (isGuarded(text, member)) return [];
      return [...text.matchAll(found(name))].map(({ index }) => ({
        at: index,
        message: `one of the least browsers lacks ${name.replace('(', '')}: use ${instead}, or test for it`,
      }));
    }),
};
