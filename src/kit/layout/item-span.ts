/** Items `first` up to, not including, `end`. */
export type Span = { readonly first: number; readonly end: number };

/** Returns the offset of each item of a list, px from its top; one more entry than items, the last is the list’s height. */
export function offsetsOf(heights: readonly number[]): readonly number[] {
  const offsets = [0];
  let bottom = 0;
  for (const height of heights) {
    bottom += height;
    offsets.push(bottom);
  }
  return offsets;
}

/** The first item that begins beyond `y`. */
function itemAfter(offsets: readonly number[], y: number): number {
  let low = 0;
  let high = offsets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) > y) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The items of a list that touch the stretch from `top` to `bottom`, px from the list's top. */
export function spanIn(offsets: readonly number[], top: number, bottom: number): Span {
  const count = offsets.length - 1;
  const first = Math.min(count, Math.max(0, itemAfter(offsets, top) - 1));
  const end = Math.min(count, Math.max(first, itemAfter(offsets, bottom - 1)));
  return { first, end };
}
