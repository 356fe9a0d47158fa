import * as v from 'valibot';
import { textChunks } from '#replay/recording/text-lines.ts';
import {
  type ImportedRecord,
  type Importer,
  namesAmong,
  type Skipped,
  skipped,
  textRecord,
} from '../importer.ts';
import { jsonElements, ROOT } from './json-elements.ts';

const text = v.nullish(v.string());
const Person = v.nullish(v.object({ _id: text, name: text, display_name: text }));

/** A comment of Twitch's v5 API, as TwitchDownloader saves it. */
const Comment = v.object({
  _id: text,
  content_offset_seconds: v.number(),
  commenter: Person,
  message: v.object({ body: v.string() }),
});

function fromComment(record: unknown): ImportedRecord | Skipped {
  const comment = v.safeParse(Comment, record);
  if (!comment.success) return skipped('unreadable');
  const { _id, content_offset_seconds, commenter, message } = comment.output;
  const user = commenter?._id ?? commenter?.name ?? null;
  const names = namesAmong(commenter?.name, commenter?.display_name);
  return textRecord(content_offset_seconds * 1_000, user, _id ?? null, message.body, names);
}

/** `comments[]` with `content_offset_seconds`: v5 rechat and TwitchDownloader. */
export const twitchJson: Importer = {
  title: 'Twitch chat as TwitchDownloader and the v5 interface give it (JSON)',
  matches: (head) => head.includes('"content_offset_seconds"') || /"comments"\s*:\s*\[/.test(head),
  async *read(path) {
    for await (const record of jsonElements(path, (name) => name === 'comments')) yield fromComment(record);
  },
};

const Node = v.object({
  id: text,
  contentOffsetSeconds: v.number(),
  commenter: v.nullish(v.object({ id: text, login: text, displayName: text })),
  message: v.object({ fragments: v.array(v.object({ text: v.string() })) }),
});
/** A comment, by itself or as the edge of a page. */
const GqlRecord = v.union([
  v.pipe(
    v.object({ node: Node }),
    v.transform(({ node }) => node),
  ),
  Node,
]);

function fromGql(record: unknown): ImportedRecord | Skipped {
  const read = v.safeParse(GqlRecord, record);
  if (!read.success) return skipped('unreadable');
  const { id, contentOffsetSeconds, commenter, message } = read.output;
  const shown = message.fragments.map((fragment) => fragment.text).join('');
  return textRecord(
    contentOffsetSeconds * 1_000,
    commenter?.id ?? commenter?.login ?? null,
    id ?? null,
    shown,
    namesAmong(commenter?.login, commenter?.displayName),
  );
}

/** Reports whether a file contains responses with pages of edges; otherwise its outermost list contains the comments. */
async function hasEdges(path: string): Promise<boolean> {
  for await (const chunk of textChunks(path)) return /"edges"\s*:/.test(chunk);
  return false;
}

/** `edges[].node` of Twitch's GraphQL responses, one or many in a file, or their comments in one list. */
export const twitchGql: Importer = {
  title: 'Twitch chat as GraphQL answers it (JSON: one answer, many, or a list of comments)',
  matches: (head) => head.includes('"contentOffsetSeconds"') || /"edges"\s*:\s*\[/.test(head),
  async *read(path) {
    const holder = (await hasEdges(path)) ? 'edges' : ROOT;
    for await (const record of jsonElements(path, (name) => name === holder)) yield fromGql(record);
  },
};
