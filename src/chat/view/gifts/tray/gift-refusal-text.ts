import { t } from '#chat/view/texts.ts';
import type { AppError } from '#contract/errors.ts';
import { ownText, type RefusalTexts, textOfError } from '#i18n/error-text.ts';
import { limitText } from '#i18n/limit-text.ts';
import type { GiftsClosed } from '../gift-ports.ts';

const TEXTS: RefusalTexts = {
  COINS_SHORT: t('gift.refusedCoins'),
  GIFT_OFF: t('gift.refusedOff'),
  GIFT_NOT_ALLOWED: t('gift.refusedNotAllowed'),
  CHAT_CLOSED: t('gift.refusedClosed'),
};

/** Returns the message for a gift that was not sent. */
export const giftRefusalText = (refusal: AppError): string =>
  ownText(TEXTS, refusal) ??
  limitText(refusal) ??
  (refusal.retry ? t('gift.refusedNetwork') : textOfError(refusal));

const CLOSED = {
  blocked: 'gift.closedBlocked',
  roomClosed: 'gift.closedRoom',
  newcomer: 'gift.closedNewcomer',
} as const;

export const giftsClosedText = (closed: GiftsClosed): string => t(CLOSED[closed]);
