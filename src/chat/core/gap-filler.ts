import { catchError, defer, EMPTY, ignoreElements, map, type Observable, of, tap } from 'rxjs';
import type { ChatCounts } from '#contract/models/chat-counts.ts';
import type { ChatMessage } from '#contract/models/chat-message.ts';
import type { ChatRoomNo } from '#contract/models/ids.ts';
import { createChatCounts } from './counts.ts';
import { type GapRow, gapRow, type Hole, stillOpen } from './gap.ts';
import type { ChatPorts } from './ports.ts';
import type { RowBook } from './row-book.ts';

const PAGE_SIZE = 5_000;

const sizeOf = (hole: Hole | null): number => (hole === null ? 0 : hole.toSeq - hole.fromSeq + 1);

export type GapFiller = {
  /** Asks for a hole; what comes goes to its place, what stays missing becomes a row. */
  ask(hole: Hole): Observable<never>;
  /** The reader asks again for a gap that is shown. */
  askAgain(rowKey: string): Observable<never>;
  /** The platform no longer keeps these: shown without asking. */
  giveUp(hole: Hole): void;
};

/** Truth about what is missing: every hole is filled in place or shown. */
export function createGapFiller(
  ports: ChatPorts,
  roomNo: ChatRoomNo,
  book: RowBook,
  add: (messages: readonly ChatMessage[]) => void,
  changed: () => void,
  counts: ChatCounts = createChatCounts(),
): GapFiller {
  const show = (hole: Hole, state: GapRow['state'], was: GapRow | null): GapRow => {
    const row = gapRow(hole, state, ports.clock.now(), was);
    if (was === null || !book.patch(was, row)) book.add(row);
    changed();
    return row;
  };
  const settle = (hole: Hole, messages: readonly ChatMessage[], was: GapRow | null) => {
    if (messages.length > 0) add(messages);
    const open = stillOpen(hole, messages);
    counts.received += messages.length;
    counts.filled += messages.length;
    counts.missing += sizeOf(open) - sizeOf(was);
    if (open !== null) show(open, 'missing', was);
    else if (was !== null) book.remove(was);
    changed();
  };
  const fetch = (hole: Hole, was: GapRow | null): Observable<never> =>
    ports.offline(roomNo, hole.fromSeq - 1, 0, Math.min(PAGE_SIZE, hole.toSeq - hole.fromSeq + 1)).pipe(
      map(({ list }) => list.filter(({ seq }) => seq <= hole.toSeq)),
      catchError(() => of([])),
      tap((messages) => settle(hole, messages, was)),
      ignoreElements(),
    );
  return {
    ask: (hole) => fetch(hole, null),
    askAgain: (rowKey) =>
      defer(() => {
        const row = book.ring.findBackwards(({ key }) => key === rowKey);
        if (row?.kind !== 'gap' || row.state === 'asking') return EMPTY;
        return fetch(row, show(row, 'asking', row));
      }),
    giveUp: (hole) => {
      counts.missing += sizeOf(hole);
      show(hole, 'missing', null);
    },
  };
}
