import { ofTab } from '#app/core-client/browser-storage.ts';

/** How far a page was scrolled, px, and how tall it was then. */
export type KeptPlace = { readonly y: number; readonly height: number };

const keyOf = (entry: string) => `courtside.place.${entry}`;

/** Remembers the place of an entry of the history, in this tab. */
export function keepPlace(entry: string, place: KeptPlace): void {
  ofTab.write(keyOf(entry), JSON.stringify(place));
}

/** Where an entry of the history was left; null when nobody was there, or nothing is kept. */
export function placeOf(entry: string): KeptPlace | null {
  try {
    const kept: unknown = JSON.parse(ofTab.read(keyOf(entry)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('y' in kept) || !('height' in kept)) return null;
    const { y, height } = kept;
    return typeof y === 'number' && typeof height === 'number' ? { y, height } : null;
  } catch {
    return null;
  }
}
