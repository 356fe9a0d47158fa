import {
  catchError,
  defer,
  distinctUntilChanged,
  EMPTY,
  ignoreElements,
  map,
  merge,
  type Observable,
  tap,
} from 'rxjs';
import type { Member } from '#contract/people/member/schema.ts';
import type { Coins } from '#contract/units/money.ts';
import type { CoreContext } from '#worker/core-context.ts';
import { viewOf } from '#worker/session/session-state.ts';

export type CoinService = {
  /** Gold coins of the member; null for a guest. */
  readonly coins$: Observable<Coins | null>;
  /** Takes the member's coins and cash from a response of the platform. */
  note(owned: Partial<Pick<Member, 'coins' | 'balance'>>): void;
};

/** Coins and cash as the platform sent them last; the coins are requested again for each subscriber [7.14]. */
export function createCoinService({
  sendCall,
  session$,
}: Pick<CoreContext, 'sendCall' | 'session$'>): CoinService {
  const memberOf = () => {
    const state = session$.value;
    return state.is === 'signedIn' ? state.member : null;
  };
  const note: CoinService['note'] = (owned) => {
    const state = session$.value;
    if (state.is === 'signedIn' && state.member)
      session$.next({ ...state, member: { ...state.member, ...owned } });
  };
  const known$ = session$.pipe(
    map(viewOf),
    map((view) => (view.is === 'member' ? view.member.coins : null)),
    distinctUntilChanged(),
  );
  // Coins change outside this page too: by a draw, an operator, another device. An answer older than a command is dropped, and
  // a failed one leaves the known number.
  const refreshed$ = defer(() => {
    const before = memberOf();
    if (!before) return EMPTY;
    return sendCall('coin.balance', {}).pipe(
      tap(({ coins }) => {
        const now = memberOf();
        if (now?.userId === before.userId && now.coins === before.coins) note({ coins });
      }),
      ignoreElements(),
      catchError(() => EMPTY),
    );
  });
  return { coins$: merge(known$, refreshed$), note };
}
