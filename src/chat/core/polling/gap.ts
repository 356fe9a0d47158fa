import type { ChatRow } from '#contract/community/chat/row.ts';
import type { ChatMessage } from '#contract/community/chat-message/schema.ts';
import type { ServerTime } from '#contract/units/time.ts';

/** Range of seqs known to exist and not received, both ends inclusive. */
export type Hole = { readonly fromSeq: number; readonly toSeq: number };
export type GapRow = Extract<ChatRow, { kind: 'gap' }>;

/** The most messages a hole can have: a platform may leave numbers out. */
export const sizeOf = ({ fromSeq, toSeq }: Hole): number => toSeq - fromSeq + 1;

/** Holes in an answer that should continue after `afterSeq`; `messages` are in seq order. */
export function holesIn(afterSeq: number, messages: readonly Pick<ChatMessage, 'seq'>[]): Hole[] {
  const holes: Hole[] = [];
  let expected = afterSeq + 1;
  for (const { seq } of messages) {
    if (seq > expected) holes.push({ fromSeq: expected, toSeq: seq - 1 });
    if (seq >= expected) expected = seq + 1;
  }
  return holes;
}

/** Returns the parts of a gap that remain after `messages` arrived for it. */
export function stillOpen(hole: Hole, messages: readonly ChatMessage[]): Hole[] {
  const inside = messages.filter(({ seq }) => seq >= hole.fromSeq && seq <= hole.toSeq);
  const holes = holesIn(hole.fromSeq - 1, inside);
  const lastSeq = inside.at(-1)?.seq ?? hole.fromSeq - 1;
  if (lastSeq < hole.toSeq) holes.push({ fromSeq: lastSeq + 1, toSeq: hole.toSeq });
  return holes;
}

type Place = {
  /** Position of the start of the gap. */
  readonly order: number;
  readonly at: ServerTime;
};

/** The row that is in the list where messages are missing. */
export const gapRow = (
  hole: Hole,
  state: GapRow['state'],
  { order, at }: Place,
  was: GapRow | null = null,
): GapRow => ({
  kind: 'gap',
  key: was?.key ?? `gap:${order}`,
  order,
  at: was?.at ?? at,
  fromSeq: hole.fromSeq,
  toSeq: hole.toSeq,
  state,
});
