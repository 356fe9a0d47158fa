import { ofTab } from '#core-client/storage/browser-storage.ts';

/** Scroll position of a page, px, and its height at that time. */
export type ScrollPosition = { readonly y: number; readonly height: number };

/** A line for each entry of the history, the newest first: entry, scroll position, height. */
const NAME = 'courtside.places';
/** Number of history entries that browsers retain per tab. */
const ENTRIES_MAX = 50;

const lines = () => (ofTab.read(NAME) ?? '').split('\n');
const isOf = (entry: string) => (line: string) => line.startsWith(`${entry} `);

/** Remembers the place of an entry of the history, in this tab; the oldest of many is forgotten. */
export function saveScrollPosition(entry: string, { y, height }: ScrollPosition): void {
  const others = lines().filter((line) => !isOf(entry)(line));
  ofTab.write(NAME, [`${entry} ${y} ${height}`, ...others].slice(0, ENTRIES_MAX).join('\n'));
}

/** Returns the position at which a history entry was left; null when it was never visited, or no position is stored. */
export function scrollPositionOf(entry: string): ScrollPosition | null {
  const [, y, height] = lines().find(isOf(entry))?.split(' ').map(Number) ?? [];
  return y !== undefined && height ? { y, height } : null;
}
