import type { Gift } from '#contract/models/gift.ts';
import { createCore } from '#worker/core.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import { patiently } from './patiently.ts';
import { greetingOf, type Target } from './target.ts';

/** What can be given at the target now, cheapest first. @throws CouldNot when it does not tell. */
export async function giftsOf(ports: CorePorts, target: Target): Promise<readonly Gift[]> {
  const { api, close } = createCore(ports);
  try {
    await api.hello(greetingOf(target));
    const { list } = await patiently('asking for gifts', () => api.call('gift.config', {}, 0));
    return list
      .filter(({ status }) => status === 'active')
      .toSorted((one, other) => Number(one.price - other.price));
  } finally {
    close();
  }
}

/** A recorded gift is the target's of the same id, or its cheapest. `gifts` begins with that. */
export const giftLike = <Here extends Pick<Gift, 'giftId'>>(
  gifts: readonly Here[],
  recordedId: string,
): Here | undefined => gifts.find(({ giftId }) => giftId === recordedId) ?? gifts[0];
