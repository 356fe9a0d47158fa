import * as v from 'valibot';
import {
  type ImportedRecord,
  type Importer,
  isSkipped,
  type Skipped,
  skipped,
  textRecord,
} from '../importer.ts';
import { jsonElements, ROOT } from './json-elements.ts';

/** The format of web players, with the time in seconds. */
const Bullet = v.object({ text: v.string(), time: v.number() });
/** The format of Bilibili's segments, with the time in ms. */
const Segment = v.object({
  content: v.string(),
  progress: v.optional(v.number()),
  midHash: v.optional(v.string()),
  ctime: v.optional(v.unknown()),
  mode: v.optional(v.unknown()),
  idStr: v.optional(v.string()),
});
/** The format of Niconico, with the time in hundredths of a second. */
const Comment = v.object({
  content: v.string(),
  vpos: v.number(),
  userId: v.optional(v.string()),
  user_id: v.optional(v.string()),
});
/** The format of DPlayer's service: seconds, kind, colour, author, text. */
const Five = v.tuple([v.number(), v.unknown(), v.unknown(), v.string(), v.string()]);

/** Protobuf leaves a zero out, so a segment without `progress` is at the beginning; any other message is without a time. */
function fromSegment(segment: v.InferOutput<typeof Segment>): ImportedRecord | Skipped {
  const { progress, midHash, ctime, mode, idStr, content } = segment;
  const isSegment = [midHash, ctime, mode].some((field) => field !== undefined);
  const at = progress ?? (isSegment ? 0 : Number.NaN);
  return textRecord(at, midHash || null, idStr || null, content);
}

const fieldsOf = (record: unknown): readonly string[] =>
  typeof record === 'object' && record !== null ? Object.keys(record) : [];

function fromRecord(record: unknown): ImportedRecord | Skipped {
  const bullet = v.safeParse(Bullet, record);
  if (bullet.success)
    return textRecord(Math.round(bullet.output.time * 1_000), null, null, bullet.output.text);
  const comment = v.safeParse(Comment, record);
  if (comment.success) {
    const { vpos, userId, user_id, content } = comment.output;
    return textRecord(vpos * 10, userId || user_id || null, null, content);
  }
  const segment = v.safeParse(Segment, record);
  if (segment.success) return fromSegment(segment.output);
  const five = v.safeParse(Five, record);
  if (!five.success) return skipped('unreadable');
  const [seconds, , , author, text] = five.output;
  return textRecord(Math.round(seconds * 1_000), author || null, null, text);
}

/** Danmaku as JSON: a list at the root, or under `data` or `elems`. */
export const danmakuJson: Importer = {
  title: 'danmaku as players of the web save it (JSON)',
  matches: (head) => /^\s*\[\s*[[{]/.test(head) || /"(?:elems|data)"\s*:\s*\[/.test(head),
  async *read(path, note) {
    const wanted = (name: string) => name === ROOT || name === 'data' || name === 'elems';
    let isNoted = false;
    for await (const record of jsonElements(path, wanted)) {
      const read = fromRecord(record);
      if (isSkipped(read) && read.skipped === 'noTime' && !isNoted) {
        isNoted = true;
        note?.(`no time among the fields: ${fieldsOf(record).join(', ')}`);
      }
      yield read;
    }
  },
};
