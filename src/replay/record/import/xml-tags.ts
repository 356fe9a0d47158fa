import { BadRecording } from '#contract/recording/recording-line.ts';
import { textChunks } from '#replay/record/text-lines.ts';

const TAG_MAX = 1024 * 1024;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

export type XmlTag = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
};

function characterOf(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
const plain = (text: string): string => text.replaceAll(/&(#?\w{1,10});/g, characterOf);

const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', double, single]) => [
      name,
      plain(double ?? single ?? ''),
    ]),
  );

/** The tags of certain names, one by one, whatever they stand in. They may not stand in one another. */
export async function* xmlTags(path: string, names: readonly string[]): AsyncGenerator<XmlTag> {
  const any = names.join('|');
  const tag = new RegExp(
    `<(${any})((?:\\s(?:[^>"'/]|/(?!>)|"[^"]*"|'[^']*')*)?)(?:/>|>([^<]*)</\\1\\s*>)`,
    'g',
  );
  const beginning = new RegExp(`<(?:${any})\\s|<[a-z]*$`, 'g');
  let rest = '';
  for await (const chunk of textChunks(path)) {
    const text = rest + chunk;
    let end = 0;
    for (const match of text.matchAll(tag)) {
      const [whole, name = '', attributes = '', content = ''] = match;
      end = match.index + whole.length;
      yield { name, attributes: attributesOf(attributes), text: plain(content) };
    }
    const tail = text.slice(end);
    const begun = [...tail.matchAll(beginning)].at(-1);
    rest = begun ? tail.slice(begun.index) : '';
    if (rest.length > TAG_MAX) throw new BadRecording('a tag is too long for a chat');
  }
}
