import type { PlacedMessage } from '#chat/core/rows/numbering.ts';
import { senderOf } from '#chat/core/rows/to-row.ts';
import { welcomeTier } from '#contract/community/chat/welcome-tier.ts';
import type { UserId } from '#contract/fields/ids.ts';
import type { GiftArrival } from './gift-arrival.ts';

/**
 * Selects from a batch of messages what the stage shows: gift pushes, and welcomes of a high tier [6.08]. `me` is the
 * viewer, whose own gifts take precedence.
 */
export const toArrivals =
  (me: UserId | null, welcomeThreshold: number) =>
  (messages: readonly PlacedMessage[]): readonly GiftArrival[] =>
    messages.flatMap((message): readonly GiftArrival[] => {
      const { content, key, level, userId } = message;
      const sender = senderOf(message);
      if (content.kind === 'gift') {
        const { giftId, name, iconUrl, animationUrl, price, count, comboId } = content;
        const gift = { giftId, name, iconUrl, animationUrl, price, count, comboId };
        return [{ is: 'gift', key, sender, ...gift, own: userId === me }];
      }
      const enters = content.kind === 'welcome' && welcomeTier(level, welcomeThreshold) === 'high';
      return enters ? [{ is: 'entrance', key, sender }] : [];
    });
