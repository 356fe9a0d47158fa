import { filter, map, merge, type Observable, Subject } from 'rxjs';
import type { CallName } from '#contract/calls/table.ts';
import type { Tabs } from '#worker/tabs/tab-words.ts';
import type { Send } from '#worker/wire/send.ts';

/** Calls of the page after which a balance is another; money orders tell of themselves. */
const MOVING: ReadonlySet<CallName> = new Set<CallName>([
  'transfer.recover',
  'treasury.putIn',
  'treasury.takeOut',
  'exchange.swap',
  'gift.buyCoins',
]);

/** When the member's money moved, in this tab or another. */
export type Movements = {
  readonly moved$: Observable<void>;
  /** It did, here. */
  tell(): void;
  /** A `send` that tells by itself. */
  noting(send: Send): Send;
};

export function createMovements(tabs: Pick<Tabs, 'heard$' | 'tell'>): Movements {
  const here$ = new Subject<void>();
  const elsewhere$ = tabs.heard$.pipe(
    filter(({ is }) => is === 'moneyMoved'),
    map(() => undefined),
  );
  const tell = () => {
    here$.next();
    tabs.tell({ is: 'moneyMoved' });
  };
  return {
    moved$: merge(here$, elsewhere$),
    tell,
    noting: (send) => async (name, input, options) => {
      const answer = await send(name, input, options);
      if (MOVING.has(name)) tell();
      return answer;
    },
  };
}
