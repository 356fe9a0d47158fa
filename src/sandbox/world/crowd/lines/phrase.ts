import type { Random } from '#contract/units/random.ts';

/** Values for the `{slots}` of a phrase. */
export type Slots = Readonly<Record<string, string>>;

type Part = string | { readonly slot: string } | { readonly oneOf: readonly (readonly Part[])[] };

const compiled = new Map<string, readonly Part[]>();

/** Splits at the bars that are not inside an inner bracket. */
function alternatives(text: string): string[] {
  const found = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '[') depth++;
    if (character === ']') depth--;
    if (character === '|' && depth === 0) found.push('');
    else found[found.length - 1] += character;
  }
  return found;
}

function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '[') depth++;
    if (text[at] === ']' && --depth === 0) return at;
  }
  throw new SyntaxError(`unclosed bracket in ${text}`);
}

function parse(text: string): Part[] {
  const parts: Part[] = [];
  let rest = text;
  for (let at = rest.search(/[[{]/); at >= 0; at = rest.search(/[[{]/)) {
    if (at > 0) parts.push(rest.slice(0, at));
    const end = rest[at] === '{' ? rest.indexOf('}', at) : closing(rest, at);
    const inner = rest.slice(at + 1, end);
    parts.push(rest[at] === '{' ? { slot: inner } : { oneOf: alternatives(inner).map(parse) });
    rest = rest.slice(end + 1);
  }
  return rest ? [...parts, rest] : parts;
}

function partsOf(phrase: string): readonly Part[] {
  const known = compiled.get(phrase);
  if (known) return known;
  const parts = parse(phrase);
  compiled.set(phrase, parts);
  return parts;
}

function spell(parts: readonly Part[], slots: Slots, next: Random): string {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else if ('slot' in part) text += slots[part.slot] ?? '';
    else text += spell(part.oneOf[Math.floor(next() * part.oneOf.length)] ?? [], slots, next);
  }
  return text;
}

/** Expands a phrase: `{slot}` is filled, `[this|that|]` is one of its alternatives, which may contain both again. */
export const phrase = (text: string, slots: Slots, next: Random): string => spell(partsOf(text), slots, next);

/** Reports whether every slot a phrase could need is filled. */
export function isSpeakable(text: string, slots: Slots): boolean {
  for (const [, slot = ''] of text.matchAll(/\{(\w+)\}/g)) if (!slots[slot]) return false;
  return true;
}
