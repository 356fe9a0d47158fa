import { catchError, defer, EMPTY, ignoreElements, map, type Observable, of, retry, tap } from 'rxjs';
import type { ChatCounts } from '#contract/community/chat/counts.ts';
import type { ChatMessage } from '#contract/community/chat-message/schema.ts';
import type { ChatRoomNo } from '#contract/fields/ids.ts';
import { backOff } from '#timing/back-off.ts';
import { wait } from '#timing/wait.ts';
import type { ChatPorts } from '../ports.ts';
import type { Numbering } from '../rows/numbering.ts';
import type { RowChanges } from '../rows/row-changes.ts';
import { GAP_RETRY } from '../timing.table.ts';
import { type GapRow, gapRow, type Hole, sizeOf, stillOpen } from './gap.ts';
import { PAGE_SIZE } from './question-sizes.ts';

export type GapFiller = {
  /** Requests the messages of a hole, with retries while the network fails; messages still missing become a row. */
  ask(hole: Hole): Observable<never>;
  /** Requests a displayed gap again, on the reader's action. */
  askAgain(rowKey: string): Observable<never>;
  /** Marks messages that the platform no longer retains, without requesting them. */
  giveUp(hole: Hole): void;
};

type Deps = {
  readonly ports: Pick<ChatPorts, 'offline' | 'clock' | 'scheduler' | 'random'>;
  readonly roomNo: ChatRoomNo;
  readonly rowChanges: RowChanges;
  readonly numbering: () => Numbering;
  readonly counts: ChatCounts;
  /** Adds the messages of a gap completely: the reader requested them, however fast the room was. */
  readonly fill: (messages: readonly ChatMessage[]) => void;
  readonly changed: () => void;
};

/** Rows for the gaps of the list, and the number of messages they represent. */
function createGapRows({ ports, rowChanges, numbering, counts, fill, changed }: Deps) {
  const show = (hole: Hole, state: GapRow['state'], was: GapRow | null): GapRow => {
    const place = { order: numbering().orderOf(hole.fromSeq), at: ports.clock.now() };
    const row = gapRow(hole, state, place, was);
    if (was === null || !rowChanges.patch(was, row)) rowChanges.add(row);
    changed();
    return row;
  };
  return {
    /** Counts a hole and shows it. */
    open(hole: Hole, state: GapRow['state']): GapRow {
      counts.missing += sizeOf(hole);
      return show(hole, state, null);
    },
    asking: (row: GapRow): GapRow => show(row, 'asking', row),
    /** Puts messages into a hole; what is still open of it is shown as missing. */
    settle(hole: Hole, messages: readonly ChatMessage[], was: GapRow | null): void {
      if (messages.length > 0) fill(messages);
      const open = stillOpen(hole, messages);
      counts.received += messages.length;
      counts.filled += messages.length;
      counts.missing += open.map(sizeOf).reduce((sum, size) => sum + size, was === null ? 0 : -sizeOf(was));
      const [first, ...others] = open;
      if (first !== undefined) show(first, 'missing', was);
      else if (was !== null) rowChanges.remove(was);
      for (const other of others) show(other, 'missing', null);
      changed();
    },
  };
}

/** Truth about what is missing: every hole is filled in place or shown, and counted as it is shown. */
export function createGapFiller(deps: Deps): GapFiller {
  const { ports, roomNo, rowChanges, numbering } = deps;
  const rows = createGapRows(deps);
  const fetch = (hole: Hole, was: GapRow | null): Observable<never> => {
    const asked = numbering();
    let row = was;
    const again = (_: unknown, failures: number) => {
      if (numbering() === asked) row ??= rows.open(hole, 'asking');
      return wait(backOff(GAP_RETRY.backOff, failures, ports.random), ports.scheduler);
    };
    return ports.offline(roomNo, hole.fromSeq - 1, 0, Math.min(PAGE_SIZE, sizeOf(hole))).pipe(
      map(({ list }) => list.filter(({ seq }) => seq >= hole.fromSeq && seq <= hole.toSeq)),
      retry({ count: GAP_RETRY.times, delay: again }),
      catchError(() => of([])),
      tap((messages) => {
        if (numbering() === asked) rows.settle(hole, messages, row);
        // The numbering restarted meanwhile: these are other messages, and the gap is still marked.
        else if (row !== null) rowChanges.patch(row, { ...row, state: 'missing' });
      }),
      ignoreElements(),
    );
  };
  return {
    ask: (hole) => fetch(hole, null),
    askAgain: (rowKey) =>
      defer(() => {
        const row = rowChanges.ring.findBackwards(({ key }) => key === rowKey);
        if (row?.kind !== 'gap' || row.state === 'asking') return EMPTY;
        if (numbering().seqOf(row.order) !== row.fromSeq) return EMPTY;
        return fetch(row, rows.asking(row));
      }),
    giveUp: (hole) => {
      rows.open(hole, 'missing');
    },
  };
}
