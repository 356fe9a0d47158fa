import { catchError, defer, EMPTY, ignoreElements, map, type Observable, of, retry, tap } from 'rxjs';
import { CHAT_PAGE_MAX } from '#contract/community/chat/constants.ts';
import type { ChatCounts } from '#contract/community/chat/counts.ts';
import type { ChatRow } from '#contract/community/chat/row.ts';
import type { ChatMessage } from '#contract/community/chat-message/schema.ts';
import type { ChatRoomNo } from '#contract/fields/ids.ts';
import { backOff } from '#timing/back-off.ts';
import { wait } from '#timing/wait.ts';
import type { ChatPorts } from '../ports.ts';
import type { Numbering } from '../rows/numbering.ts';
import type { RowChanges } from '../rows/row-changes.ts';
import { GAP_RETRY } from '../timing.table.ts';

/** Range of seqs known to exist and not received, both ends inclusive. */
export type Gap = { readonly fromSeq: number; readonly toSeq: number };
type GapRow = Extract<ChatRow, { kind: 'gap' }>;

/** Returns the largest number of messages a gap can have: a platform may leave numbers out. */
const sizeOf = ({ fromSeq, toSeq }: Gap): number => toSeq - fromSeq + 1;

/** Finds the gaps of a response that should continue after `afterSeq`; `messages` are in seq order. */
export function gapsIn(afterSeq: number, messages: readonly Pick<ChatMessage, 'seq'>[]): Gap[] {
  const gaps: Gap[] = [];
  let expected = afterSeq + 1;
  for (const { seq } of messages) {
    if (seq > expected) gaps.push({ fromSeq: expected, toSeq: seq - 1 });
    if (seq >= expected) expected = seq + 1;
  }
  return gaps;
}

/** Returns the parts of a gap that remain after `messages` arrived for it. */
export function remainingGaps(gap: Gap, messages: readonly ChatMessage[]): Gap[] {
  const inside = messages.filter(({ seq }) => seq >= gap.fromSeq && seq <= gap.toSeq);
  const gaps = gapsIn(gap.fromSeq - 1, inside);
  const lastSeq = inside.at(-1)?.seq ?? gap.fromSeq - 1;
  if (lastSeq < gap.toSeq) gaps.push({ fromSeq: lastSeq + 1, toSeq: gap.toSeq });
  return gaps;
}

export type GapFiller = {
  /** Requests the messages of a gap, with retries while the network fails; messages still missing become a row. */
  fill(gap: Gap): Observable<never>;
  /** Requests a displayed gap again, on the reader's action. */
  fillAgain(rowKey: string): Observable<never>;
  /** Marks messages that the platform no longer retains, without requesting them. */
  mark(gap: Gap): void;
};

type GapFillerParts = {
  readonly ports: Pick<ChatPorts, 'offline' | 'clock' | 'scheduler' | 'random'>;
  readonly roomNo: ChatRoomNo;
  readonly rowChanges: RowChanges;
  readonly numbering: () => Numbering;
  readonly counts: ChatCounts;
  /** Adds the messages of a gap completely: the reader requested them, however fast the room was. */
  readonly addAll: (messages: readonly ChatMessage[]) => void;
  readonly changed: () => void;
};

/** Creates the rows for the gaps of the list, and counts the messages they represent. */
function createGapRows({ ports, rowChanges, numbering, counts, addAll, changed }: GapFillerParts) {
  const show = (gap: Gap, state: GapRow['state'], was: GapRow | null): GapRow => {
    const { fromSeq, toSeq } = gap;
    const order = numbering().orderOf(fromSeq);
    const [key, at] = [was?.key ?? `gap:${order}`, was?.at ?? ports.clock.now()];
    const row: GapRow = { kind: 'gap', key, order, at, fromSeq, toSeq, state };
    if (was === null || !rowChanges.patch(was, row)) rowChanges.add(row);
    changed();
    return row;
  };
  return {
    /** Counts a gap and shows it. */
    open(gap: Gap, state: GapRow['state']): GapRow {
      counts.missing += sizeOf(gap);
      return show(gap, state, null);
    },
    asking: (row: GapRow): GapRow => show(row, 'asking', row),
    /** Adds the messages that arrived for a gap; the remaining ones are shown as missing. */
    settle(gap: Gap, messages: readonly ChatMessage[], was: GapRow | null): void {
      if (messages.length > 0) addAll(messages);
      const remaining = remainingGaps(gap, messages);
      counts.received += messages.length;
      counts.filled += messages.length;
      counts.missing += remaining
        .map(sizeOf)
        .reduce((sum, size) => sum + size, was === null ? 0 : -sizeOf(was));
      const [first, ...others] = remaining;
      if (first !== undefined) show(first, 'missing', was);
      else if (was !== null) rowChanges.remove(was);
      for (const other of others) show(other, 'missing', null);
      changed();
    },
  };
}

/** Creates the filler of a room's gaps: each is filled in place or shown, and counted as it is shown. */
export function createGapFiller(parts: GapFillerParts): GapFiller {
  const { ports, roomNo, rowChanges, numbering } = parts;
  const rows = createGapRows(parts);
  const fetch = (gap: Gap, was: GapRow | null): Observable<never> => {
    const requestNumbering = numbering();
    let row = was;
    const again = (_: unknown, failures: number) => {
      if (numbering() === requestNumbering) row ??= rows.open(gap, 'asking');
      return wait(backOff(GAP_RETRY.backOff, failures, ports.random), ports.scheduler);
    };
    return ports.offline(roomNo, gap.fromSeq - 1, 0, Math.min(CHAT_PAGE_MAX, sizeOf(gap))).pipe(
      map(({ list }) => list.filter(({ seq }) => seq >= gap.fromSeq && seq <= gap.toSeq)),
      retry({ count: GAP_RETRY.times, delay: again }),
      catchError(() => of([])),
      tap((messages) => {
        if (numbering() === requestNumbering) rows.settle(gap, messages, row);
        // The numbering restarted meanwhile: these are other messages, and the gap is still marked.
        else if (row !== null) rowChanges.patch(row, { ...row, state: 'missing' });
      }),
      ignoreElements(),
    );
  };
  return {
    fill: (gap) => fetch(gap, null),
    fillAgain: (rowKey) =>
      defer(() => {
        const row = rowChanges.ring.findBackwards(({ key }) => key === rowKey);
        if (row?.kind !== 'gap' || row.state === 'asking') return EMPTY;
        if (numbering().seqOf(row.order) !== row.fromSeq) return EMPTY;
        return fetch(row, rows.asking(row));
      }),
    mark: (gap) => {
      rows.open(gap, 'missing');
    },
  };
}
