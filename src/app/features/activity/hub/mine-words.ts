import type { ActivityCard } from '#contract/models/activity/card.ts';
import { t } from '../texts.ts';

type Mine = ActivityCard['mine'];

/** What an activity is to the member who looks at it, in two words. */
export function mineText(mine: Mine): string {
  switch (mine.is) {
    case 'locked':
      return t(mine.why === 'login' ? 'hub.lockedGuest' : 'hub.locked');
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
