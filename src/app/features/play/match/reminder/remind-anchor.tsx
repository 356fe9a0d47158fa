import type { Anchor } from '#contract/community/live/anchor-schema.ts';
import { Button } from '#kit/action/button.tsx';
import { t } from '../texts.ts';
import { useRemindAnchor } from './use-remind-anchor.ts';

type RemindAnchorProps = { readonly anchor: Pick<Anchor, 'anchorRoomId' | 'nickname'> };

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
