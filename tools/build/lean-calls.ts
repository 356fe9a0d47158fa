import { type Plugin, parseAst } from 'vite';
import { isRecord } from '#contract/text/narrowing.ts';

/**
 * Fields with text for humans that the core never reads: purpose and requirement of a call, for the page of calls; the
 * platform's own wording of an error, which its answers carry.
 */
const FOR_PEOPLE: readonly unknown[] = ['summary', 'requirement', 'message'];

/** A piece of the source. */
type Piece = { readonly start: number; readonly end: number };

/** Reports whether a property of an object is text for humans: `summary: '…'`. */
function isForPeople(node: Readonly<Record<string, unknown>>): boolean {
  const { type, key, value } = node;
  return (
    type === 'Property' &&
    isRecord(key) &&
    FOR_PEOPLE.includes(key.name) &&
    isRecord(value) &&
    value.type === 'Literal'
  );
}

function* piecesIn(node: unknown): Generator<Piece> {
  if (Array.isArray(node)) for (const child of node) yield* piecesIn(child);
  if (!isRecord(node)) return;
  const { start, end } = node;
  if (isForPeople(node) && typeof start === 'number' && typeof end === 'number') yield { start, end };
  else for (const part of Object.values(node)) yield* piecesIn(part);
}

/** Returns a module of calls without its text for humans. */
export const withoutTexts = (code: string): string =>
  [...piecesIn(parseAst(code).body)].reduceRight((text, { start, end }) => {
    const after = text.slice(end);
    return text.slice(0, start) + after.replace(/^\s*,/, '');
  }, code);

/** Removes the text for humans from the core’s tables of calls and errors: a tenth of the first, half of the second. */
export const leanCalls = (): Plugin => ({
  name: 'courtside-lean-calls',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: {
      id: /\/src\/contract\/(?:(?:[\w-]+\/)+calls|(?:calls|book)\/[\w-]+|error-codes\.table)\.ts$/,
    },
    handler: (code) => ({ code: withoutTexts(code), map: null }),
  },
});
