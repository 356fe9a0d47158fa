import { ofTab } from '#app/core-client/browser-storage.ts';

/** How far a page was scrolled, px, and how tall it was then. */
export type KeptPlace = { readonly y: number; readonly height: number };

const NAME = 'courtside.places';
/** Browsers keep as many entries of the history of a tab. */
const MOST = 50;

type Entry = readonly [entry: string, y: number, height: number];

const isEntry = (part: unknown): part is Entry =>
  Array.isArray(part) && typeof part[1] === 'number' && typeof part[2] === 'number';

/** The places of this tab, the newest first. */
function places(): readonly Entry[] {
  try {
    const kept: unknown = JSON.parse(ofTab.read(NAME) ?? '');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Remembers the place of an entry of the history, in this tab; the oldest of many is forgotten. */
export function keepPlace(entry: string, { y, height }: KeptPlace): void {
  const others = places().filter(([key]) => key !== entry);
  ofTab.write(NAME, JSON.stringify([[entry, y, height], ...others].slice(0, MOST)));
}

/** Where an entry of the history was left; null when nobody was there, or nothing is kept. */
export function placeOf(entry: string): KeptPlace | null {
  const kept = places().find(([key]) => key === entry);
  return kept ? { y: kept[1], height: kept[2] } : null;
}
