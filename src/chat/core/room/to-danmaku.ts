import type { DanmakuItem, DanmakuText } from '#contract/community/chat/danmaku-schema.ts';
import type { ChatFeedItem } from '#contract/community/chat/feed.ts';
import type { ChatRow } from '#contract/community/chat/row.ts';

type TextRow = Extract<ChatRow, { kind: 'text' }>;

/** Age, ms, up to which texts before the newest row may be ahead of a delayed video. */
const AHEAD_MAX_MS = 60_000;

const isText = (row: ChatRow): row is TextRow => row.kind === 'text';

const textOf = ({ key, messageId, text, at, sender, own, mentionsMe }: TextRow): DanmakuText => {
  const { userId, name, level, role } = sender;
  return { key, messageId, text, at, sender: { userId, name, level, role }, own: own !== null, mentionsMe };
};

const isOfOthers = ({ own, sender, withdrawn }: TextRow): boolean =>
  own === null && !withdrawn && sender.role !== 'system';

/** Returns the latest texts of others, which a delayed video may not have reached yet. */
function latestOf(rows: readonly ChatRow[]): readonly DanmakuText[] {
  const newest = Math.max(...rows.map(({ at }) => at));
  return rows
    .filter(isText)
    .filter((row) => isOfOthers(row) && newest - row.at <= AHEAD_MAX_MS)
    .map(textOf);
}

/**
 * Selects the danmaku of a room's feed: messages of members that the platform has accepted, once. The viewer's own messages
 * are included when accepted, never while pending, and not when rejected or lost. Messages of the platform itself appear in
 * the list only.
 */
export function createToDanmaku(): (item: ChatFeedItem) => readonly DanmakuItem[] {
  /** Own messages by key: those not accepted yet fly once they are. */
  const own = new Map<string, 'pending' | 'flown'>();
  const mayFly = (row: TextRow): boolean => {
    if (row.own === null) return isOfOthers(row);
    if (row.withdrawn || own.get(row.key) === 'flown') return false;
    const isAccepted = row.own.state.is === 'sent';
    own.set(row.key, isAccepted ? 'flown' : 'pending');
    return isAccepted;
  };
  const fly = (rows: readonly ChatRow[]): readonly DanmakuItem[] => {
    const texts = rows.filter(isText).filter(mayFly).map(textOf);
    return texts.length > 0 ? [{ is: 'fly', texts }] : [];
  };
  /** Own messages that were accepted before they were first seen are of an earlier visit. */
  const ownAtReset = (row: ChatRow): boolean => {
    if (!isText(row) || row.own === null) return false;
    if (row.own.state.is === 'sent' && !own.has(row.key)) own.set(row.key, 'flown');
    return true;
  };
  return (item) => {
    switch (item.is) {
      case 'append':
        return fly(item.rows);
      case 'patch':
        if (isText(item.row) && item.row.withdrawn) return [{ is: 'gone', keys: [item.row.key] }];
        return isText(item.row) && item.row.own !== null ? fly([item.row]) : [];
      case 'reset':
        return [{ is: 'begin', texts: latestOf(item.rows) }, ...fly(item.rows.filter(ownAtReset))];
      case 'remove':
        return [{ is: 'gone', keys: item.keys }];
      default:
        return item satisfies never;
    }
  };
}
