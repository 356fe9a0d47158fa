type Button = { readonly selectionId: string; readonly name: string };

/** A handicap button with only a line: `-0.75`, `0`, `+0.25`. */
const LINE = /^[-+]?[\d.]+$/;

/**
 * Returns the side of a handicap button: home and away alternate, line by line.
 * @returns null for a button with more than a line
 */
export function backedSide(
  selections: readonly Button[],
  { selectionId, name }: Button,
): 'home' | 'away' | null {
  if (!LINE.test(name)) return null;
  const index = selections.findIndex((each) => each.selectionId === selectionId);
  return index < 0 ? null : index % 2 === 0 ? 'home' : 'away';
}
