import type { DanmakuItem, DanmakuText } from '#contract/community/chat/danmaku-schema.ts';
import type { ChatFeedItem } from '#contract/community/chat/feed.ts';
import type { ChatRow } from '#contract/community/chat/row.ts';

type TextRow = Extract<ChatRow, { kind: 'text' }>;

const isText = (row: ChatRow): row is TextRow => row.kind === 'text';

const textOf = ({ key, messageId, text, at, sender, own, mentionsMe }: TextRow): DanmakuText => {
  const { userId, name, level, role } = sender;
  return { key, messageId, text, at, sender: { userId, name, level, role }, own: own !== null, mentionsMe };
};

/**
 * Selects the danmaku of a room's feed: messages of members that the platform has accepted, once. The viewer's own messages
 * are included when accepted, never while pending, and not when rejected or lost. Messages of the platform itself appear in
 * the list only.
 */
export function createToDanmaku(): (item: ChatFeedItem) => readonly DanmakuItem[] {
  const ownFlown = new Set<string>();
  const mayFly = ({ key, own, sender, withdrawn }: TextRow): boolean => {
    if (withdrawn) return false;
    if (own === null) return sender.role !== 'system';
    if (own.state.is !== 'sent' || ownFlown.has(key)) return false;
    ownFlown.add(key);
    return true;
  };
  const fly = (rows: readonly ChatRow[]): readonly DanmakuItem[] => {
    const texts = rows.filter(isText).filter(mayFly).map(textOf);
    return texts.length > 0 ? [{ is: 'fly', texts }] : [];
  };
  return (item) => {
    switch (item.is) {
      case 'append':
        return fly(item.rows);
      case 'patch':
        if (isText(item.row) && item.row.withdrawn) return [{ is: 'gone', keys: [item.row.key] }];
        return isText(item.row) && item.row.own !== null ? fly([item.row]) : [];
      case 'reset':
        for (const { own, key } of item.rows.filter(isText)) if (own?.state.is === 'sent') ownFlown.add(key);
        return [{ is: 'begin' }];
      case 'remove':
        return [{ is: 'gone', keys: item.keys }];
      default:
        return item satisfies never;
    }
  };
}
