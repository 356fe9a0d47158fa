import type { ActivityCard } from '#contract/models/activity/card.ts';
import type { ActivityLock } from '#contract/orders/activity-member.table.ts';
import { t } from '../texts.ts';

type Mine = ActivityCard['mine'];

type LockText = 'hub.lockedGuest' | 'hub.lockedEarly' | 'hub.lockedUsedUp' | 'hub.lockedTerms';

/** Why it is not for the member now; any other reason is on its page. */
const LOCKS: Partial<Readonly<Record<ActivityLock, LockText>>> = {
  login: 'hub.lockedGuest',
  early: 'hub.lockedEarly',
  usedUp: 'hub.lockedUsedUp',
  terms: 'hub.lockedTerms',
};

/** What an activity is to the member who looks at it, in two words. */
export function mineText(mine: Mine): string {
  switch (mine.is) {
    case 'locked':
      return t(LOCKS[mine.why] ?? 'hub.locked');
    case 'ready':
      return mine.left > 1 ? t('hub.left', { count: mine.left }) : t('hub.ready');
    case 'pending':
    case 'won':
    case 'claimed':
    case 'expired':
      return t(`hub.${mine.is}`);
    case 'none':
      return t('hub.missed');
    default:
      return mine satisfies never;
  }
}

/** What an activity that is over was to the member. */
export function endedText(mine: Mine): string {
  if (mine.is !== 'locked') return mineText(mine);
  return t(mine.why === 'login' ? 'hub.lockedGuest' : 'hub.notIn');
}
