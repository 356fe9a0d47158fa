import { t } from '#chat/view/texts.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { gift } from '../texts/gift.ts';
import type { GiftsClosed } from './gift-ports.ts';
import type { GiveRefusal } from './giving.ts';

const WORDS = {
  COINS_SHORT: 'gift.refusedCoins',
  GIFT_OFF: 'gift.refusedOff',
  GIFT_NOT_ALLOWED: 'gift.refusedNotAllowed',
  CHAT_CLOSED: 'gift.refusedClosed',
} as const satisfies Partial<Record<ErrorCode, `gift.${keyof typeof gift}`>>;

const words = new Map<string, (typeof WORDS)[keyof typeof WORDS]>(Object.entries(WORDS));

/** What a viewer reads when a gift did not go out. */
export const refusalWords = ({ code, retry }: GiveRefusal): string =>
  t(words.get(code) ?? (retry ? 'gift.refusedNetwork' : 'gift.refusedOther'));

const CLOSED = {
  blocked: 'gift.closedBlocked',
  roomClosed: 'gift.closedRoom',
  newcomer: 'gift.closedNewcomer',
} as const;

export const closedWords = (closed: GiftsClosed): string => t(CLOSED[closed]);
