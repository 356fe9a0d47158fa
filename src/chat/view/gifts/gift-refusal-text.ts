import { type OwnWords, ownText } from '#app/i18n/error-text.ts';
import { t } from '#chat/view/texts.ts';
import type { AppError } from '#contract/errors.ts';
import type { GiftsClosed } from './gift-ports.ts';

const WORDS: OwnWords = {
  COINS_SHORT: t('gift.refusedCoins'),
  GIFT_OFF: t('gift.refusedOff'),
  GIFT_NOT_ALLOWED: t('gift.refusedNotAllowed'),
  CHAT_CLOSED: t('gift.refusedClosed'),
};

/** What a viewer reads when a gift did not go out. */
export const giftRefusalText = (refusal: AppError): string =>
  ownText(WORDS, refusal) ?? t(refusal.retry ? 'gift.refusedNetwork' : 'gift.refusedOther');

const CLOSED = {
  blocked: 'gift.closedBlocked',
  roomClosed: 'gift.closedRoom',
  newcomer: 'gift.closedNewcomer',
} as const;

export const giftsClosedText = (closed: GiftsClosed): string => t(CLOSED[closed]);
