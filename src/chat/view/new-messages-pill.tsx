import { useSnapshot } from 'valtio';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { UnreadCount } from '#contract/models/chat-row.ts';
import type { ChatStore } from './chat-store.ts';
import { t } from './texts.ts';

function pillText({ total, mentions, gifts }: UnreadCount): string {
  if (total === 0) return t('chat.toLatest');
  const parts = [t('chat.newMessages', { count: total })];
  if (mentions > 0) parts.push(t('chat.newMentions', { count: mentions }));
  if (gifts > 0) parts.push(t('chat.newGifts', { count: gifts }));
  return parts.join(' · ');
}

/** While the reader stands still: what has come since, and the way back to it. */
export function NewMessagesPill({ store }: { store: ChatStore }) {
  const { following, unread } = useSnapshot(store.state);
  if (following) return null;
  return (
    <button type="button" className="chat-pill" onClick={store.resume}>
      <Icon name="arrow-down" size={15} />
      <span className="num">{pillText(unread)}</span>
    </button>
  );
}
