import * as v from 'valibot';
import { textLines } from '#replay/recording/text-lines.ts';
import {
  type ImportedRecord,
  type Importer,
  namesAmong,
  type Skipped,
  skipped,
  textRecord,
} from '../importer.ts';

const numeric = v.pipe(v.string(), v.regex(/^-?\d+$/), v.transform(Number));

const Run = v.union([
  v.object({ text: v.string() }),
  v.object({
    emoji: v.object({
      emojiId: v.optional(v.string(), ''),
      shortcuts: v.optional(v.array(v.string())),
      isCustomEmoji: v.optional(v.boolean(), false),
    }),
  }),
]);
const Item = v.object({
  id: v.optional(v.string()),
  timestampUsec: v.optional(numeric),
  authorExternalChannelId: v.optional(v.string()),
  authorName: v.optional(v.object({ simpleText: v.optional(v.string()) })),
  message: v.optional(v.object({ runs: v.optional(v.array(Run), []) })),
});
type Item = v.InferOutput<typeof Item>;
const Action = v.object({
  addChatItemAction: v.object({
    item: v.object({
      liveChatTextMessageRenderer: v.optional(Item),
      liveChatPaidMessageRenderer: v.optional(Item),
      liveChatPaidStickerRenderer: v.optional(Item),
    }),
  }),
});
/** A line of a recorded stream, or of a live one. */
const Line = v.object({
  replayChatItemAction: v.optional(
    v.object({ actions: v.array(v.unknown()), videoOffsetTimeMsec: v.optional(numeric) }),
  ),
  videoOffsetTimeMsec: v.optional(numeric),
});

/** Unicode emoji: pictographs, flags and key caps; does not match the id of a channel's own emoji. */
const STANDARD = /^[\p{Extended_Pictographic}\p{Regional_Indicator}\d#*]\P{ASCII}*$/u;

/** The text of a run: a custom emoji as its `:name:`, a standard one as itself. */
function runText(run: v.InferOutput<typeof Run>): string {
  if ('text' in run) return run.text;
  const { emojiId, isCustomEmoji, shortcuts } = run.emoji;
  return !isCustomEmoji && STANDARD.test(emojiId) ? emojiId : (shortcuts?.[0] ?? emojiId);
}

function fromAction(record: unknown, offsetMs: number | undefined): ImportedRecord | Skipped {
  const action = v.safeParse(Action, record);
  if (!action.success) return skipped('noChat');
  const { item } = action.output.addChatItemAction;
  const sticker = item.liveChatPaidStickerRenderer;
  const message: Item | undefined =
    item.liveChatTextMessageRenderer ?? item.liveChatPaidMessageRenderer ?? sticker;
  const at = offsetMs ?? (message?.timestampUsec ?? Number.NaN) / 1_000;
  if (!message) return skipped('noChat');
  if (!Number.isFinite(at)) return skipped('noTime');
  const [user, id] = [message.authorExternalChannelId ?? null, message.id ?? null];
  const names = namesAmong(message.authorName?.simpleText);
  if (sticker) return { at, user, names, id, what: { kind: 'gift', giftId: 'sticker', count: 1 } };
  return textRecord(at, user, id, (message.message?.runs ?? []).map(runText).join(''), names);
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function* fromLine(text: string): Generator<ImportedRecord | Skipped> {
  const json = jsonOf(text);
  const line = v.safeParse(Line, json);
  if (!line.success) yield skipped('unreadable');
  else {
    const { replayChatItemAction: replay, videoOffsetTimeMsec } = line.output;
    const offsetMs = replay?.videoOffsetTimeMsec ?? videoOffsetTimeMsec;
    for (const action of replay?.actions ?? [json]) yield fromAction(action, offsetMs);
  }
}

/** `live_chat.json` of yt-dlp. Offsets are strings and negative before the stream began. */
export const youtubeLiveChat: Importer = {
  title: 'YouTube live chat as yt-dlp saves it (NDJSON)',
  matches: (head) => head.includes('"replayChatItemAction"') || head.includes('"addChatItemAction"'),
  async *read(path) {
    for await (const { text } of textLines(path)) yield* fromLine(text);
  },
};
