import { ofTab } from '#core-client/storage/browser-storage.ts';

/** How far a page was scrolled, px, and how tall it was then. */
export type KeptPlace = { readonly y: number; readonly height: number };

/** A line for each entry of the history, the newest first: entry, scroll position, height. */
const NAME = 'courtside.places';
/** Browsers keep as many entries of the history of a tab. */
const MOST = 50;

const lines = () => (ofTab.read(NAME) ?? '').split('\n');
const isOf = (entry: string) => (line: string) => line.startsWith(`${entry} `);

/** Remembers the place of an entry of the history, in this tab; the oldest of many is forgotten. */
export function keepPlace(entry: string, { y, height }: KeptPlace): void {
  const others = lines().filter((line) => !isOf(entry)(line));
  ofTab.write(NAME, [`${entry} ${y} ${height}`, ...others].slice(0, MOST).join('\n'));
}

/** Where an entry of the history was left; null when nobody was there, or nothing is kept. */
export function placeOf(entry: string): KeptPlace | null {
  const [, y, height] = lines().find(isOf(entry))?.split(' ').map(Number) ?? [];
  return y !== undefined && height ? { y, height } : null;
}
