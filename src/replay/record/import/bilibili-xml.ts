import { type Imported, type Importer, said } from './imported.ts';
import { type XmlTag, xmlTags } from './xml-tags.ts';

/** Drawn by programs of their authors, not read. */
const SCRIPTED = ['7', '8', '9'];

const known = (text: string | undefined): string | null =>
  text === undefined || text === '' || text === '0' ? null : text;

/** `p` is time in seconds, kind, size, colour, epoch, pool, sender, number; recorders of live rooms add `user`. */
function fromDanmaku({ attributes, text }: XmlTag): Imported | null {
  const [seconds = '', kind = '', , , , , sender, number] = (attributes.get('p') ?? '').split(',');
  if (seconds === '' || SCRIPTED.includes(kind)) return null;
  const user = known(sender) ?? known(attributes.get('user'));
  return said(Math.round(Number(seconds) * 1_000), user, known(number), text);
}

const secondsOf = ({ attributes }: XmlTag): number =>
  Math.round(Number(attributes.get('ts') ?? 'none') * 1_000);
const giverOf = ({ attributes }: XmlTag): string | null =>
  known(attributes.get('uid')) ?? known(attributes.get('user'));

function fromGift(tag: XmlTag): Imported | null {
  const at = secondsOf(tag);
  const giftId =
    tag.name === 'guard' ? `guard-${tag.attributes.get('level') ?? ''}` : tag.attributes.get('giftname');
  const count = Number(tag.attributes.get(tag.name === 'guard' ? 'count' : 'giftcount') ?? '1');
  if (!Number.isFinite(at) || !giftId || !Number.isInteger(count) || count < 1) return null;
  return { at, user: giverOf(tag), id: null, what: { kind: 'gift', giftId: giftId.slice(0, 64), count } };
}

function fromTag(tag: XmlTag): Imported | null {
  if (tag.name === 'd') return fromDanmaku(tag);
  if (tag.name === 'sc') return said(secondsOf(tag), giverOf(tag), null, tag.text);
  return fromGift(tag);
}

/** Danmaku of a video, and what recorders of live rooms keep: gifts, paid messages and guards too. */
export const bilibiliXml: Importer = {
  title: 'Bilibili danmaku of a video or a live room (XML)',
  knows: (head) => /<\?xml|<i>|<i\s|<d p=/.test(head),
  async *read(path) {
    for await (const tag of xmlTags(path, ['d', 'gift', 'guard', 'sc'])) yield fromTag(tag);
  },
};
