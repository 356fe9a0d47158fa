import { defer, filter, from, ignoreElements, merge, mergeMap, type Observable, race, take } from 'rxjs';
import { backOff } from '#timing/back-off.ts';
import { wait } from '#timing/wait.ts';
import type { ChatPorts } from '../ports.ts';
import { isLost, type Outbox, type Outgoing } from '../rows/outbox.ts';
import { RESENDING } from '../timing.table.ts';

type Deps = {
  readonly ports: Pick<ChatPorts, 'clock' | 'random' | 'scheduler'>;
  readonly outbox: Outbox;
  /** Emits when the platform responds again. */
  readonly alive$: Observable<unknown>;
  /** Messages whose sending has ended, with or without success. */
  readonly lost$: Observable<Outgoing>;
  readonly again: (outgoing: Outgoing) => Promise<unknown>;
  readonly giveUp: (outgoing: Outgoing) => void;
};

/** Resends what the network lost: at the first sign of life, and otherwise with increasing back-off. */
export function resending(deps: Deps): Observable<never> {
  const { ports, outbox, alive$, lost$, again, giveUp } = deps;
  const dueMs = ({ losses }: Outgoing) => backOff(RESENDING.backOff, Math.max(1, losses), ports.random);
  const attempt = async (outgoing: Outgoing) => {
    if (outbox.get(outgoing.clientMsgId) !== outgoing || !isLost(outgoing)) return;
    if (ports.clock.now() - outgoing.row.at > RESENDING.keeps) giveUp(outgoing);
    else await again(outgoing);
  };
  return merge(
    defer(() => from(outbox.lost())),
    lost$,
  ).pipe(
    filter(isLost),
    mergeMap((outgoing) =>
      race(alive$, wait(dueMs(outgoing), ports.scheduler)).pipe(
        take(1),
        mergeMap(() => attempt(outgoing)),
      ),
    ),
    ignoreElements(),
  );
}
