export type Part = { readonly text: string; readonly isMarked: boolean; readonly at: number };

/** A name cut where it answers the text, upper or lower case alike. A name found by its initials has no such place. */
export function markedParts(name: string, text: string): readonly Part[] {
  const place = text === '' ? -1 : name.toLowerCase().indexOf(text.toLowerCase());
  if (place < 0) return [{ text: name, isMarked: false, at: 0 }];
  const end = place + text.length;
  return [
    { text: name.slice(0, place), isMarked: false, at: 0 },
    { text: name.slice(place, end), isMarked: true, at: place },
    { text: name.slice(end), isMarked: false, at: end },
  ].filter((part) => part.text !== '');
}
