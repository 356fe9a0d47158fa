import type { Gift } from '#contract/community/gift/schema.ts';
import { retry } from '#replay/runtime/retry.ts';
import { createCore } from '#worker/core/core.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import { coreInitOf, type Target } from './target.ts';

/** Requests the gifts available at the target, cheapest first. @throws CommandError when it does not respond. */
export async function availableGifts(ports: CorePorts, target: Target): Promise<readonly Gift[]> {
  const { api, close } = createCore(ports);
  try {
    await api.hello(coreInitOf(target));
    const { list } = await retry('asking for gifts', () => api.call('gift.config', {}, 0));
    return list
      .filter(({ status }) => status === 'active')
      .toSorted((one, other) => (one.price < other.price ? -1 : Number(one.price > other.price)));
  } finally {
    close();
  }
}

/** The gift of the target with the recorded id, or the cheapest one, with which `gifts` begins. */
export const matchingGift = <Available extends Pick<Gift, 'giftId'>>(
  gifts: readonly Available[],
  recordedId: string,
): Available | undefined => gifts.find(({ giftId }) => giftId === recordedId) ?? gifts[0];
