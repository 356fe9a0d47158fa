import { CHAT_TEXT_MAX } from '#contract/community/chat/constants.ts';
import type { SendRefusal } from '#contract/community/chat/row.ts';
import { durationText } from '#contract/units/duration-text.ts';
import { errorText } from '#i18n/error-text.ts';
import { secondsOf } from './compose/composer-gate.ts';
import { t } from './texts.ts';

/** Returns the text shown for a rejected message. */
export function sendRefusalText(refusal: SendRefusal, nowMs: number): string {
  switch (refusal.reason) {
    case 'muted':
      return refusal.until === null
        ? t('chat.muted')
        : t('chat.mutedLeft', { left: durationText(refusal.until - nowMs, 'padded') });
    case 'tooFast':
      return t('chat.tooFast', { seconds: secondsOf(refusal.waitMs) });
    case 'tooLong':
      return t('chat.tooLong', { max: refusal.max || CHAT_TEXT_MAX });
    case 'contact':
      return t('chat.contact');
    case 'closed':
      return t('chat.closed');
    case 'network':
      return t('chat.notSent');
    case 'needsLogin':
      return t('chat.guest');
    case 'other':
      return errorText(refusal.code);
    default:
      return refusal satisfies never;
  }
}
