import { askToLogIn } from '#app/features/account/login-prompt-store.ts';
import { textOfError } from '#app/i18n/error-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { askToNotify } from '#app/page/notification.ts';
import { toAppError } from '#contract/errors.ts';
import type { Anchor } from '#contract/models/anchor.ts';
import { remind, useFollows } from '../follows.ts';
import { t } from '../texts.ts';

type RemindAnchorProps = { readonly anchor: Pick<Anchor, 'anchorRoomId' | 'nickname'> };

/** Has the platform send a message when an anchor goes on air, once, or no longer; guests are asked to log in. */
export function RemindAnchor({ anchor: { anchorRoomId, nickname } }: RemindAnchorProps) {
  const { isMember, isReminded } = useFollows();
  const isSet = isReminded('anchor', anchorRoomId);
  const press = async () => {
    if (!isMember) return askToLogIn();
    const asked = isSet ? null : askToNotify();
    try {
      await remind('anchor', anchorRoomId, !isSet);
      if (!isSet) showToast({ text: t('reminder.anchorSet', { name: nickname }), tone: 'ok' });
    } catch (thrown) {
      showToast({ text: textOfError(toAppError(thrown)), tone: 'alert' });
    }
    await asked;
  };
  return (
    <Button
      size="sm"
      icon={isSet ? 'check' : 'bell'}
      aria-pressed={isSet}
      aria-label={t('reminder.anchor', { name: nickname })}
      onClick={() => void press()}
    >
      {t(isSet ? 'reminder.anchorIsSet' : 'reminder.anchorNew')}
    </Button>
  );
}
