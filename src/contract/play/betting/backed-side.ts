type Button = { readonly selectionId: string; readonly name: string };

/** A button of a handicap says its line alone: `-0.75`, `0`, `+0.25`. */
const LINE = /^[-+]?[\d.]+$/;

/**
 * Whose line a button says: in a market of handicaps home and away take turns, line by line.
 * @returns null for a button that says more than a line
 */
export function backedSide(
  selections: readonly Button[],
  { selectionId, name }: Button,
): 'home' | 'away' | null {
  if (!LINE.test(name)) return null;
  const index = selections.findIndex((each) => each.selectionId === selectionId);
  return index < 0 ? null : index % 2 === 0 ? 'home' : 'away';
}
