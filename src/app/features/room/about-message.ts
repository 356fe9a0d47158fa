import { callCore } from '#app/core-client/core.ts';
import { sessionNow } from '#app/core-client/viewer.ts';
import { askToLogIn } from '#app/features/account/login-prompt-store.ts';
import { textOfError } from '#app/i18n/error-text.ts';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { toAppError } from '#contract/errors.ts';
import type { ChatMessageId, ChatRoomNo } from '#contract/models/ids.ts';
import type { ReportReason } from '#contract/rules/rooms/report-machine.ts';
import { t } from './texts.ts';

function tell(asked: Promise<unknown>, done: string): void {
  asked.then(
    () => showToast({ text: done, tone: 'ok' }),
    (thrown: unknown) => showToast({ text: textOfError(toAppError(thrown)), tone: 'alert' }),
  );
}

/** Guests read; what members do about a message they are asked to log in for. */
function asMember(act: () => void): void {
  if (sessionNow().is === 'member') act();
  else askToLogIn();
}

/** Likes a message that crosses the picture. */
export const like = (roomNo: ChatRoomNo, messageId: ChatMessageId): void =>
  asMember(() => tell(callCore('chatMessage.like', { roomNo, messageId }), t('block.liked')));

/** Reports a message that crosses the picture. */
export const report = (roomNo: ChatRoomNo, messageId: ChatMessageId, reason: ReportReason): void =>
  asMember(() => tell(callCore('chatMessage.report', { roomNo, messageId, reason }), t('block.reported')));
