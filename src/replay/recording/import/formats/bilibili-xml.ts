import {
  type ImportedRecord,
  type Importer,
  namesAmong,
  type Skipped,
  skipped,
  textRecord,
} from '../importer.ts';
import { type XmlTag, xmlTags } from './xml-tags.ts';

/** Kinds of danmaku that are scripts, not text. */
const SCRIPTED = ['7', '8', '9'];

const known = (text: string | undefined): string | null =>
  text === undefined || text === '' || text === '0' ? null : text;

/** `p` is time in seconds, kind, size, colour, epoch, pool, sender, number; recorders of live rooms add `user`. */
function fromDanmaku({ attributes, text }: XmlTag): ImportedRecord | Skipped {
  const [seconds = '', kind = '', , , , , sender, number] = (attributes.get('p') ?? '').split(',');
  if (seconds.trim() === '') return skipped('noTime');
  if (SCRIPTED.includes(kind)) return skipped('noChat');
  const name = known(attributes.get('user'));
  const at = Math.round(Number(seconds) * 1_000);
  return textRecord(at, known(sender) ?? name, known(number), text, namesAmong(name));
}

const secondsOf = ({ attributes }: XmlTag): number =>
  Math.round(Number(attributes.get('ts') || 'none') * 1_000);
const giverOf = ({ attributes }: XmlTag): string | null =>
  known(attributes.get('uid')) ?? known(attributes.get('user'));
const giverNames = ({ attributes }: XmlTag) => namesAmong(known(attributes.get('user')));

function fromGift(tag: XmlTag): ImportedRecord | Skipped {
  const at = secondsOf(tag);
  const giftId =
    tag.name === 'guard' ? `guard-${tag.attributes.get('level') ?? ''}` : tag.attributes.get('giftname');
  const count = Number(tag.attributes.get(tag.name === 'guard' ? 'count' : 'giftcount') ?? '1');
  if (!Number.isFinite(at)) return skipped('noTime');
  if (!giftId || !Number.isInteger(count) || count < 1) return skipped('unreadable');
  const gift = { kind: 'gift', giftId: giftId.slice(0, 64), count } as const;
  return { at, user: giverOf(tag), names: giverNames(tag), id: null, what: gift };
}

function fromTag(tag: XmlTag): ImportedRecord | Skipped {
  if (tag.name === 'd') return fromDanmaku(tag);
  if (tag.name === 'sc') return textRecord(secondsOf(tag), giverOf(tag), null, tag.text, giverNames(tag));
  return fromGift(tag);
}

/** Danmaku of a video, and what recorders of live rooms save: gifts, paid messages and guards too. */
export const bilibiliXml: Importer = {
  title: 'Bilibili danmaku of a video or a live room (XML)',
  matches: (head) => /<\?xml|<i>|<i\s|<d p=/.test(head),
  async *read(path) {
    for await (const tag of xmlTags(path, ['d', 'gift', 'guard', 'sc'])) yield fromTag(tag);
  },
};
