import type * as v from 'valibot';
import type { Conversation } from '#contract/care/support/schema.ts';
import { type ConversationPorts, isAnsweredAutomatically } from './conversation-ports.ts';
import type { ConversationRow, WordRow } from './conversation-store.ts';
import { isOpenAt, opensAfter } from './service-hours.ts';
import type { Visitor } from './visitor-side.ts';

const WORDS_SHOWN = 200;
/** Number of waits used for an estimate, and the minimum for one. */
const WAITS = { most: 20, least: 3 };
/** Number of operators in the console. */
const AGENTS = 1;

/** The middle one of some numbers, sorted; the higher of the two middle ones. */
const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Estimates the wait at a queue position, ms; null with too few samples. */
export function waitFor(ahead: number, waits: readonly number[]): number | null {
  if (waits.length < WAITS.least) return null;
  return Math.round((medianOf(waits) * ahead) / AGENTS);
}

const wordView = ({ word_id, author, event, request_id, text, picture_id, at }: WordRow) => ({
  wordId: word_id.toString(),
  from: author,
  event,
  text,
  pictureId: picture_id,
  clientMsgId: request_id,
  at,
});

/** Returns the position of a conversation in the queue. */
function placeOf({ store }: ConversationPorts, row: ConversationRow | null) {
  if (row?.state !== 'queued') return { ahead: null, waitMs: null };
  const ahead = store.ahead(row);
  return { ahead, waitMs: waitFor(ahead, store.waits(WAITS.most)) };
}

/** The conversation of a visitor as they see it at epoch ms `now`. */
export function conversationView(
  ports: ConversationPorts,
  { owner, siteId }: Visitor,
  now: number,
): v.InferInput<typeof Conversation> {
  const last = ports.store.latest(owner);
  const hours = ports.hoursOf(siteId);
  return {
    state: last?.state ?? 'none',
    words: ports.store.words(owner, WORDS_SHOWN).map(wordView),
    ...placeOf(ports, last),
    isOpen: isOpenAt(now, hours) ? 1 : 0,
    opensAt: opensAfter(now, hours),
    stars: last?.stars ?? null,
    isAutomatic: last !== null && isAnsweredAutomatically(last) ? 1 : 0,
  };
}
