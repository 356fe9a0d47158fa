import type { Sender } from '#contract/community/chat/row.ts';
import { welcomeTier } from '#contract/community/chat/site-rules.ts';
import type { GiftId, UserId } from '#contract/fields/ids.ts';
import type { Coins } from '#contract/units/money.ts';
import type { PositionedMessage } from '../rows/numbering.ts';
import { senderOf } from '../rows/to-row.ts';

/** Input of the stage from the chat feed: a gift push, or a welcome of a high tier. */
export type GiftArrival =
  | {
      readonly is: 'gift';
      /** Identity in the room's list. */
      readonly key: string;
      readonly comboId: string;
      readonly sender: Sender;
      readonly giftId: GiftId;
      readonly name: string;
      readonly iconUrl: string;
      /** Empty for gifts that show only in chat and banner. */
      readonly animationUrl: string;
      readonly price: Coins;
      readonly count: number;
      /** True if the viewer sent it. */
      readonly own: boolean;
    }
  | { readonly is: 'entrance'; readonly key: string; readonly sender: Sender };

export type GiftPush = Extract<GiftArrival, { is: 'gift' }>;

/**
 * Selects from a batch of messages what the stage shows: gift pushes, and welcomes of a high tier [6.08]. `me` is the
 * viewer, whose own gifts take precedence.
 */
export const toArrivals =
  (me: UserId | null, welcomeThreshold: number) =>
  (messages: readonly PositionedMessage[]): readonly GiftArrival[] =>
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
