import { distinctUntilChanged, map, type Observable } from 'rxjs';
import type { Member } from '#contract/models/member.ts';
import { chatRoomNoOf } from '#contract/rules/room-address.ts';
import type { Coins } from '#contract/units/money.ts';
import type { CoreApi } from '#worker/core-api.ts';
import { viewOf } from '#worker/session/session-state.ts';
import type { Surroundings } from './surroundings.ts';

export type CoinService = Pick<CoreApi['gift'], 'buyCoins' | 'give'> & {
  /** Gold coins of the member; null for a guest. */
  readonly coins$: Observable<Coins | null>;
};

/** Coins and cash as the platform last told them. Money: a repeat travels under the same id, the wire never repeats. */
export function createCoinService({ send, session$ }: Surroundings): CoinService {
  const told = (news: Partial<Pick<Member, 'coins' | 'balance'>>) => {
    const state = session$.value;
    if (state.is === 'signedIn' && state.member) {
      session$.next({ ...state, member: { ...state.member, ...news } });
    }
  };
  return {
    coins$: session$.pipe(
      map(viewOf),
      map((view) => (view.is === 'member' ? view.member.coins : null)),
      distinctUntilChanged(),
    ),
    buyCoins: async (packId, clientRequestId) => {
      const { coins, balance } = await send('gift.buyCoins', { packId, clientRequestId });
      told({ coins, balance });
      return coins;
    },
    give: async (room, giftId, count, clientRequestId) => {
      const roomNo = chatRoomNoOf(room);
      const { coins } = await send('gift.reward', { roomNo, giftId, count, clientRequestId });
      told({ coins });
      return coins;
    },
  };
}
