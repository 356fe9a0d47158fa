import { distinctUntilChanged, map, type Observable } from 'rxjs';
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

/** Coins and cash as the platform sent them last. */
export const createCoinService = ({ session$ }: Pick<CoreContext, 'session$'>): CoinService => ({
  coins$: session$.pipe(
    map(viewOf),
    map((view) => (view.is === 'member' ? view.member.coins : null)),
    distinctUntilChanged(),
  ),
  note: (owned) => {
    const state = session$.value;
    if (state.is === 'signedIn' && state.member)
      session$.next({ ...state, member: { ...state.member, ...owned } });
  },
});
