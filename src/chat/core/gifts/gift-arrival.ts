import type { Sender } from '#contract/community/chat/row.ts';
import type { GiftId } from '#contract/fields/ids.ts';
import type { Coins } from '#contract/units/money.ts';

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
      /** Whether the viewer sent it. */
      readonly own: boolean;
    }
  | { readonly is: 'entrance'; readonly key: string; readonly sender: Sender };

export type GiftPush = Extract<GiftArrival, { is: 'gift' }>;
