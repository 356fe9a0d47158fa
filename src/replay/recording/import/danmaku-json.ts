import * as v from 'valibot';
import { type ImportedRecord, type Importer, type Skipped, skipped, textRecord } from './importer.ts';
import { jsonElements, ROOT } from './json-elements.ts';

/** The format of web players, with the time in seconds. */
const Bullet = v.object({ text: v.string(), time: v.number() });
/** The format of Bilibili's segments, with the time in ms. */
const Segment = v.object({
  content: v.string(),
  progress: v.optional(v.number(), 0),
  midHash: v.optional(v.string()),
  idStr: v.optional(v.string()),
});
/** The format of DPlayer's service: seconds, kind, colour, author, text. */
const Five = v.tuple([v.number(), v.unknown(), v.unknown(), v.string(), v.string()]);

function fromRecord(record: unknown): ImportedRecord | Skipped {
  const bullet = v.safeParse(Bullet, record);
  if (bullet.success)
    return textRecord(Math.round(bullet.output.time * 1_000), null, null, bullet.output.text);
  const segment = v.safeParse(Segment, record);
  if (segment.success) {
    const { progress, midHash, idStr, content } = segment.output;
    return textRecord(progress, midHash || null, idStr || null, content);
  }
  const five = v.safeParse(Five, record);
  if (!five.success) return skipped('unreadable');
  const [seconds, , , author, text] = five.output;
  return textRecord(Math.round(seconds * 1_000), author || null, null, text);
}

/** Danmaku as JSON: a list at the root, or under `data` or `elems`. */
export const danmakuJson: Importer = {
  title: 'danmaku as players of the web keep it (JSON)',
  matches: (head) => /^\s*\[\s*[[{]/.test(head) || /"(?:elems|data)"\s*:\s*\[/.test(head),
  async *read(path) {
    const wanted = (name: string) => name === ROOT || name === 'data' || name === 'elems';
    for await (const record of jsonElements(path, wanted)) yield fromRecord(record);
  },
};
