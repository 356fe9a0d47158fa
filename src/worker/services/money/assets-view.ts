import { map, type Observable } from 'rxjs';
import type { Currency } from '#contract/units/money.ts';
import { POLLING } from '#worker/clock/polling.table.ts';
import type { CoreContext } from '#worker/core-context.ts';
import { watching } from '../polls/watching.ts';
import type { AssetsView } from './money-api.ts';

type Deps = Pick<CoreContext, 'ask' | 'hidden$' | 'clock' | 'scheduler' | 'movements'>;

/** Emits every wallet of a currency: polled while subscribed, and requested after each transfer of money. */
export function assetsView(deps: Deps, currency: Currency): Observable<AssetsView> {
  const { ask, clock, movements } = deps;
  const asked$ = ask('transfer.assets', { currency }).pipe(map((assets) => ({ assets, at: clock.now() })));
  return watching(deps, POLLING.assets, () => asked$, { now$: movements.moved$ });
}
