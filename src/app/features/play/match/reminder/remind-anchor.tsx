import { openLoginPrompt } from '#app/features/people/account/login-prompt-store.ts';
import { requestNotifyRight } from '#app/page/notification.ts';
import type { Anchor } from '#contract/community/live/anchor-schema.ts';
import { toAppError } from '#contract/errors.ts';
import { textOfError } from '#i18n/error-text.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { remind, useFollows } from '../follow/follows.ts';
import { t } from '../texts.ts';

type RemindAnchorProps = { readonly anchor: Pick<Anchor, 'anchorRoomId' | 'nickname'> };

/** Toggles the platform's one-time message when an anchor goes on air; guests are sent to the login. */
export function useRemindAnchor({ anchorRoomId, nickname }: Pick<Anchor, 'anchorRoomId' | 'nickname'>) {
  const { isMember, isReminded } = useFollows();
  const isSet = isReminded('anchor', anchorRoomId);
  const press = async (): Promise<void> => {
    if (!isMember) return openLoginPrompt();
    const permissionRequest = isSet ? null : requestNotifyRight();
    try {
      await remind('anchor', anchorRoomId, !isSet);
      if (!isSet) showToast({ text: t('reminder.anchorSet', { name: nickname }), tone: 'ok' });
    } catch (thrown) {
      showToast({ text: textOfError(toAppError(thrown)), tone: 'alert' });
    }
    await permissionRequest;
  };
  return { isSet, press };
}

/** The button by which one waits for an anchor, or no longer. */
export function RemindAnchor({ anchor }: RemindAnchorProps) {
  const { isSet, press } = useRemindAnchor(anchor);
  return (
    <Button
      size="sm"
      icon={isSet ? 'check' : 'bell'}
      aria-pressed={isSet}
      aria-label={t('reminder.anchor', { name: anchor.nickname })}
      onClick={() => void press()}
    >
      {t(isSet ? 'reminder.anchorIsSet' : 'reminder.anchorNew')}
    </Button>
  );
}
