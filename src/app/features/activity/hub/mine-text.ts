import type { ActivityLock } from '#contract/activity/member-states.table.ts';
import type { ActivityCard } from '#contract/activity/schema/card.ts';
import type { ActivityKind } from '#contract/activity/schema/kind.ts';
import { t } from '../texts.ts';

type LockText =
  `hub.${'lockedGuest' | 'lockedEarly' | 'lockedUsedUp' | 'lockedTerms' | 'lockedRegion' | 'locked'}`;

/** Why it is not for the member now; any other reason is on its page. */
const LOCKS: Partial<Readonly<Record<ActivityLock, LockText>>> = {
  region: 'hub.lockedRegion',
  login: 'hub.lockedGuest',
  early: 'hub.lockedEarly',
  usedUp: 'hub.lockedUsedUp',
  terms: 'hub.lockedTerms',
};

/** Kinds whose time is counted from the registration of a member. */
const NEWCOMERS: ReadonlySet<ActivityKind> = new Set(['newcomer', 'firstDeposit']);

function lockText(kind: ActivityKind, lock: ActivityLock): string {
  if (lock === 'late' && NEWCOMERS.has(kind)) return t('hub.lockedNewcomers');
  if (lock === 'usedUp' && kind === 'luxuryGift') return t('hub.chosen');
  return t(LOCKS[lock] ?? 'hub.locked');
}

/** Returns the state of an activity for the member, in two words. */
export function mineText({ kind, mine }: Pick<ActivityCard, 'kind' | 'mine'>): string {
  switch (mine.is) {
    case 'locked':
      return lockText(kind, mine.why);
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

/** Returns the member's outcome of an ended activity. */
export function endedText(card: Pick<ActivityCard, 'kind' | 'mine'>): string {
  const { mine } = card;
  if (mine.is !== 'locked') return mineText(card);
  return t(mine.why === 'login' ? 'hub.lockedGuest' : 'hub.notIn');
}
