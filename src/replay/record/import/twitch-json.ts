import * as v from 'valibot';
import { type Imported, type Importer, said } from './imported.ts';
import { jsonElements } from './json-elements.ts';

const text = v.nullish(v.string());
const Person = v.nullish(v.object({ _id: text, name: text }));

/** A comment of Twitch's v5 answers, which TwitchDownloader keeps. */
const Comment = v.object({
  _id: text,
  content_offset_seconds: v.number(),
  commenter: Person,
  message: v.object({ body: v.string() }),
});

function fromComment(record: unknown): Imported | null {
  const comment = v.safeParse(Comment, record);
  if (!comment.success) return null;
  const { _id, content_offset_seconds, commenter, message } = comment.output;
  const user = commenter?._id ?? commenter?.name ?? null;
  return said(content_offset_seconds * 1_000, user, _id ?? null, message.body);
}

/** `comments[]` with `content_offset_seconds`: v5 rechat and TwitchDownloader. */
export const twitchJson: Importer = {
  title: 'Twitch chat as TwitchDownloader and the v5 interface give it (JSON)',
  knows: (head) => head.includes('"content_offset_seconds"') || /"comments"\s*:\s*\[/.test(head),
  async *read(path) {
    for await (const record of jsonElements(path, (name) => name === 'comments')) yield fromComment(record);
  },
};

const Node = v.object({
  id: text,
  contentOffsetSeconds: v.number(),
  commenter: v.nullish(v.object({ id: text, login: text })),
  message: v.object({ fragments: v.array(v.object({ text: v.string() })) }),
});
const Edge = v.object({ node: Node });

function fromEdge(record: unknown): Imported | null {
  const edge = v.safeParse(Edge, record);
  if (!edge.success) return null;
  const { id, contentOffsetSeconds, commenter, message } = edge.output.node;
  const words = message.fragments.map((fragment) => fragment.text).join('');
  return said(contentOffsetSeconds * 1_000, commenter?.id ?? commenter?.login ?? null, id ?? null, words);
}

/** `edges[].node` of Twitch's GraphQL answers, one or many in a file. */
export const twitchGql: Importer = {
  title: 'Twitch chat as GraphQL answers it (JSON, one answer or many)',
  knows: (head) => head.includes('"contentOffsetSeconds"') || /"edges"\s*:\s*\[/.test(head),
  async *read(path) {
    for await (const record of jsonElements(path, (name) => name === 'edges')) yield fromEdge(record);
  },
};
