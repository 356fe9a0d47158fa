import { catchError, defer, EMPTY, ignoreElements, map, type Observable, of, retry, tap } from 'rxjs';
import type { ChatCounts } from '#contract/models/chat-counts.ts';
import type { ChatMessage } from '#contract/models/chat-message.ts';
import type { ChatRoomNo } from '#contract/models/ids.ts';
import { backOff } from '#timing/back-off.ts';
import { wait } from '#timing/wait.ts';
import { type GapRow, gapRow, type Hole, sizeOf, stillOpen } from './gap.ts';
import type { Numbering } from './numbering.ts';
import type { ChatPorts } from './ports.ts';
import { PAGE_SIZE } from './question-sizes.ts';
import type { RowChanges } from './row-changes.ts';
import { GAP_RETRY } from './timing.table.ts';

export type GapFiller = {
  /** Asks for a hole, again while the network fails; what comes goes to its place, what stays missing becomes a row. */
  ask(hole: Hole): Observable<never>;
  /** The reader asks again for a gap that is shown. */
  askAgain(rowKey: string): Observable<never>;
  /** The platform no longer keeps these: shown without asking. */
  giveUp(hole: Hole): void;
};

type Deps = {
  readonly ports: Pick<ChatPorts, 'offline' | 'clock' | 'scheduler' | 'random'>;
  readonly roomNo: ChatRoomNo;
  readonly rowChanges: RowChanges;
  readonly numbering: () => Numbering;
  readonly counts: ChatCounts;
  /** Adds what came for a hole, whole: the reader asked for it, however fast the room was. */
  readonly fill: (messages: readonly ChatMessage[]) => void;
  readonly changed: () => void;
};

/** Truth about what is missing: every hole is filled in place or shown, and counted as it is shown. */
export function createGapFiller(deps: Deps): GapFiller {
  const { ports, roomNo, rowChanges, numbering, counts, fill, changed } = deps;
  const show = (hole: Hole, state: GapRow['state'], was: GapRow | null): GapRow => {
    const place = { order: numbering().orderOf(hole.fromSeq), at: ports.clock.now() };
    const row = gapRow(hole, state, place, was);
    if (was === null || !rowChanges.patch(was, row)) rowChanges.add(row);
    changed();
    return row;
  };
  const settle = (hole: Hole, messages: readonly ChatMessage[], was: GapRow | null) => {
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
  };
  const fetch = (hole: Hole, was: GapRow | null): Observable<never> => {
    const asked = numbering();
    let shown = was;
    const showMeanwhile = () => {
      if (shown !== null || numbering() !== asked) return;
      counts.missing += sizeOf(hole);
      shown = show(hole, 'asking', null);
    };
    return ports.offline(roomNo, hole.fromSeq - 1, 0, Math.min(PAGE_SIZE, sizeOf(hole))).pipe(
      map(({ list }) => list.filter(({ seq }) => seq >= hole.fromSeq && seq <= hole.toSeq)),
      retry({
        count: GAP_RETRY.times,
        delay: (_, failures) => {
          showMeanwhile();
          return wait(backOff(GAP_RETRY.backOff, failures, ports.random), ports.scheduler);
        },
      }),
      catchError(() => of([])),
      tap((messages) => {
        if (numbering() === asked) settle(hole, messages, shown);
        // The numbers began again meanwhile: these are other messages, and the list says so.
        else if (shown !== null) rowChanges.patch(shown, { ...shown, state: 'missing' });
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
        return fetch(row, show(row, 'asking', row));
      }),
    giveUp: (hole) => {
      counts.missing += sizeOf(hole);
      show(hole, 'missing', null);
    },
  };
}
