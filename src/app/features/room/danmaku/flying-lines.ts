import type { ChatFeedItem } from '#contract/models/chat-feed.ts';
import type { ChatRow } from '#contract/models/chat-row.ts';

export type ChatLine = { readonly key: string; readonly text: string; readonly own: boolean };

/**
 * What of a room's feed may run across the picture: what the platform has taken, once. The viewer's own words fly when
 * they are said, never while they are on their way, and not at all when they are refused or lost.
 */
export function createFlyingLines(): (item: ChatFeedItem) => readonly ChatLine[] {
  const flown = new Set<string>();
  const lineOf = (row: ChatRow): readonly ChatLine[] => {
    if (row.kind !== 'text') return [];
    const { key, text, own } = row;
    if (own === null) return [{ key, text, own: false }];
    if (own.state.is !== 'sent' || flown.has(key)) return [];
    flown.add(key);
    return [{ key, text, own: true }];
  };
  const isOwn = (row: ChatRow) => row.kind === 'text' && row.own !== null;
  return (item) => {
    switch (item.is) {
      case 'append':
        return item.rows.flatMap(lineOf);
      case 'patch':
        return isOwn(item.row) ? lineOf(item.row) : [];
      case 'reset':
        for (const { key } of item.rows.filter(isOwn)) flown.add(key);
        return [];
      case 'remove':
        return [];
      default:
        return item satisfies never;
    }
  };
}
