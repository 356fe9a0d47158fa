import { BadRecording } from '#contract/recording/recording-line.ts';
import { TruncatedFile, textChunks } from '#replay/recording/text-lines.ts';

const TAG_MAX = 1024 * 1024;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** A tag with its attributes and its text. */
export type XmlTag = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
};

function characterOf(reference: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? reference;
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
const plain = (text: string): string => text.replaceAll(/&(#?\w{1,10});/g, characterOf);

/** A name starts where no letter precedes it, so that a long run of letters is scanned once. */
const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/(?<![\w:-])([\w:-]{1,64})\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, name = '', double, single]) => [name, plain(double ?? single ?? '')],
    ),
  );

/**
 * Result of parsing at a `<`: a complete tag and its end, some other text (continue at `next`), or a tag that is not
 * complete yet.
 */
type TagMatch =
  | { readonly is: 'tag'; readonly tag: XmlTag; readonly next: number }
  | { readonly is: 'other'; readonly next: number }
  | { readonly is: 'unfinished' };

/** The end of an opening tag: its `>`, or a `<` that shows that it is not a tag; -1 when neither has arrived. */
function endOfOpening(text: string, from: number): number {
  let quote = '';
  for (let at = from; at < text.length; at++) {
    const char = text[at] ?? '';
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '<' || char === '>') return at;
  }
  return -1;
}

function matchTag(text: string, start: number, names: readonly string[]): TagMatch {
  const name = /^<([a-z]{0,16})/.exec(text.slice(start, start + 18))?.[1] ?? '';
  const after = start + 1 + name.length;
  if (after >= text.length) return { is: 'unfinished' };
  if (!names.includes(name) || !/[\s/>]/.test(text[after] ?? '')) return { is: 'other', next: start + 1 };
  const end = endOfOpening(text, after);
  if (end < 0) return { is: 'unfinished' };
  if (text[end] === '<') return { is: 'other', next: end };
  const isEmpty = text[end - 1] === '/';
  const attributes = attributesOf(text.slice(after, isEmpty ? end - 1 : end));
  if (isEmpty) return { is: 'tag', tag: { name, attributes, text: '' }, next: end + 1 };
  const close = text.indexOf('<', end);
  const closed = close < 0 ? -1 : text.indexOf('>', close);
  if (closed < 0) return { is: 'unfinished' };
  if (text.slice(close, closed).trimEnd() !== `</${name}`) return { is: 'other', next: close };
  const content = plain(text.slice(end + 1, close));
  return { is: 'tag', tag: { name, attributes, text: content }, next: closed + 1 };
}

/**
 * Yields the tags of certain names, wherever they are; they must not be nested. Each character is scanned once for each
 * chunk of the file that its tag spans.
 * @throws BadRecording for a tag that is too long; TruncatedFile when the file ends inside a tag
 */
export async function* xmlTags(path: string, names: readonly string[]): AsyncGenerator<XmlTag> {
  let rest = '';
  for await (const chunk of textChunks(path)) {
    const text = rest + chunk;
    let at = text.indexOf('<');
    while (at >= 0) {
      const match = matchTag(text, at, names);
      if (match.is === 'unfinished') break;
      if (match.is === 'tag') yield match.tag;
      at = text.indexOf('<', match.next);
    }
    rest = at < 0 ? '' : text.slice(at);
    if (rest.length > TAG_MAX) throw new BadRecording('a tag is too long for a chat');
  }
  if (rest !== '') throw new TruncatedFile();
}
