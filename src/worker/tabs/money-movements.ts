import { filter, map, merge, type Observable, Subject } from 'rxjs';
import type { Tabs } from './tab-messages.ts';

/** Transfers of the member’s money, in this tab or another. */
export type Movements = {
  readonly moved$: Observable<void>;
  /** Reports a transfer in this tab. */
  report(): void;
};

/** One a core. What is reported here reaches this tab at once, and the other tabs of the site by their channel. */
export function createMovements(tabs: Pick<Tabs, 'received$' | 'publish'>): Movements {
  const here$ = new Subject<void>();
  const elsewhere$ = tabs.received$.pipe(
    filter(({ is }) => is === 'moneyMoved'),
    map(() => undefined),
  );
  const report = () => {
    here$.next();
    tabs.publish({ is: 'moneyMoved' });
  };
  return { moved$: merge(here$, elsewhere$), report };
}
